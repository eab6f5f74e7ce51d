import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTrainers } from "#db/readers/trainers.server.ts";
import { typographic } from "#domain/text.ts";
import { cellText, pageFor, type Row as TableRow, rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import { everyone } from "#operations/operation.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { readFaces } from "#desk/pictures/portraits/team.server.ts";
import { Groups } from "#desk/frame/groups.tsx";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { matcher, searchIn } from "#desk/frame/search.server.ts";
import { SearchForm } from "#desk/frame/search-form.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { collectionFor, mayAddRows, readShownRows, rowId, rowTexts } from "./collection-for.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const collection = await collectionFor(args);
  const { path: name, title, one, lead, line, also } = collection.screen;
  const { hasFaces } = collection.screen;
  const faces = hasFaces && (await readFaces());
  const all = await readShownRows(collection);
  const text = searchIn(args.request);
  const isFound = matcher(text);
  const shown = text ? all.filter((row) => isFound(rowTexts(collection, row))) : all;
  const photo = collection.columns.find(({ kind }) => kind === "photo")?.name;
  const hasPhotos = photo !== undefined && all.some((row) => row[photo]);
  const faceFor = (row: TableRow) => {
    const key = rowKey(collection, row);
    if (hasPhotos) return { face: { src: smallPhoto(cellText(row[photo])) } };
    return faces && { face: { name: key, src: faces.get(key) } };
  };
  const rows = hasFaces ? await asVisitorsSeeThem(shown) : shown;
  const links = await Promise.all(rows.map((row) => collection.screen.link?.(siteDatabase(), row)));
  const query = new URL(args.request.url).searchParams;
  const saved = rows.find((row) => rowKey(collection, row) === query.get("saved"));
  return {
    name,
    title,
    one,
    lead,
    text,
    isLong: all.length > LONG,
    page: pageFor(collection, saved),
    also: also?.filter(({ roles = everyone }) => roles.includes(args.context.get(signedIn).person.role)),
    mayAdd: mayAddRows(collection),
    visibleAs: typographic((saved && collection.visibleAs?.(saved)) ?? "") || undefined,
    groups: Object.entries(
      Object.groupBy(
        rows.map((row, at) => ({
          key: rowKey(collection, row),
          id: rowId(rowKey(collection, row)),
          link: links[at],
          ...line(row),
          ...faceFor(row),
        })),
        ({ group = "" }) => group,
      ),
    ),
  };
}

/** A list with more rows than this can be searched. */
const LONG = 15;

const smallPhoto = (key: string) => key && photoUrl(key, { width: 320, format: "avif" });

/** The order of people also depends on their portraits. */
async function asVisitorsSeeThem(rows: TableRow[]): Promise<TableRow[]> {
  const shown = await readTrainers(siteDatabase(), () => pictureStore().list("trainers"));
  const order = new Map(shown.map(({ name }, at) => [name, at]));
  const place = (row: TableRow) => order.get(rowKey(trainers, row)) ?? order.size;
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** More groups than this have links above the list. */
const MANY = 4;

export default function List() {
  const { name, title, one, lead, text, isLong, page, also, mayAdd, visibleAs, groups } =
    useLoaderData<typeof loader>();
  const isEmpty = groups.length === 0 && !text;
  const add = mayAdd && (
    <ButtonLink to={`/desk/${name}/row`} variant="ink" icon="plus">
      New {one}
    </ButtonLink>
  );
  return (
    <Page
      title={title}
      text={text}
      lead={lead}
      back={{ to: "/desk/site", label: "Site" }}
      page={page}
      visibleAs={visibleAs}
      actions={
        (mayAdd || also) && (
          <>
            {also?.map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant="line">
                {label}
              </ButtonLink>
            ))}
            {!isEmpty && add}
          </>
        )
      }
    >
      {isEmpty && <Notice title={`There is no ${one} yet`} action={add} />}
      {isLong && <SearchForm label={`Search ${title.toLowerCase()}`} text={text} clear={`/desk/${name}`} />}
      {text && groups.length === 0 && <Notice title={`No ${one} matches “${text}”`} />}
      <Groups groups={groups} linked={groups.length > MANY && !text}>
        {(rows) => (
          <Rows>
            {rows.map(({ key, group, link, ...row }) => (
              <Row
                key={key}
                to={`/desk/${name}/row?key=${encodeURIComponent(key)}`}
                {...row}
                label={group && row.side ? `${row.title}, ${row.side}, ${group}` : undefined}
              >
                {link && (
                  <a className="link tap" href={link.to}>
                    {link.label}
                  </a>
                )}
              </Row>
            ))}
          </Rows>
        )}
      </Groups>
      <div className="row">
        <a className="link tap" href={`/desk/${name}/import`}>
          Import
        </a>
        <a className="link tap" href={`/desk/${name}/export`}>
          Export
        </a>
        {page && (
          <a className="link tap" href={page}>
            View page
          </a>
        )}
      </div>
    </Page>
  );
}
