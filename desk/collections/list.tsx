import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { rowKey } from "#operations/collections/collection.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { collectionFor } from "./collection-for.server.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const collection = collectionFor(params.list, context);
  const { path: name, title, one, lead, page, line, also } = collection.screen;
  const rows = await readRows(siteDatabase(), collection);
  const asked = new URL(request.url).searchParams;
  const saved = rows.find((row) => rowKey(collection, row) === asked.get("saved"));
  return {
    name,
    title,
    one,
    lead,
    page,
    also,
    visibleAs: saved && collection.visibleAs?.(saved),
    rows: rows.map((row) => ({ key: rowKey(collection, row), ...line(row) })),
  };
}

export default function List() {
  const { name, title, one, lead, page, also, visibleAs, rows } = useLoaderData<typeof loader>();
  return (
    <Page title={title} lead={lead} page={page} visibleAs={visibleAs}>
      <div className="row">
        <ButtonLink to={`/desk/${name}/row`} variant="ink" icon="plus">
          New {one}
        </ButtonLink>
        {also && (
          <ButtonLink to={also.to} variant="line">
            {also.label}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-lead">Nothing here yet.</p>
      ) : (
        <Rows>
          {rows.map(({ key, ...row }) => (
            <Row key={key} to={`/desk/${name}/row?key=${encodeURIComponent(key)}`} {...row} />
          ))}
        </Rows>
      )}
      <div className="row">
        <a className="link tap" href={`/desk/${name}/import`}>
          Import
        </a>
        <a className="link tap" href={`/desk/${name}/export`}>
          Export
        </a>
        <a className="link tap" href={page}>
          View page
        </a>
      </div>
    </Page>
  );
}
