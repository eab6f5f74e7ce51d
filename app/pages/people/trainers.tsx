import { use } from "react";
import { redirect } from "react-router";
import { trainersCopy as copy } from "#content/pages/trainers-copy.ts";
import { contactAbout } from "#content/subjects.ts";
import { brand } from "#content/site.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readTrainerPage } from "#db/readers/trainers.server.ts";
import { oneOf } from "#http/page-query.ts";
import { findPictures } from "#pictures/find-pictures.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { listTrainerPictures } from "#pictures/store/bucket-listing.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Mission } from "#app/sections/mission.tsx";
import { HeroBeside } from "#app/heroes/hero-beside.tsx";
import { HowToChoose, LoadError, Retrying, Team, TeamHead } from "#app/trainers/team.tsx";
import { Section } from "#ui/section.tsx";
import { LinkFilter } from "#ui/link-filter.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import type { Route } from "./+types/trainers";

const PER_PAGE = 48;
/** How often the page reloads, once a second, if the list cannot be read. */
const RETRIES = 3;
/** The first trainers have larger cards. */
const LARGE_CARDS = 2;
/** Cards on phones, after the large ones, until the visitor asks for all. */
const CARDS_ON_PHONES = 4;
/** Cards before the section break. Divisible by two, three and four, so that every row is full. */
const CARDS_BEFORE_BREAK = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = Number(query.get("page") ?? 1);
  const tried = Number(query.get("try") ?? 0);
  const team = await readOrNull(context, "trainers", () =>
    readTrainerPage(siteDatabase(), listTrainerPictures, { page, perPage: PER_PAGE }),
  );
  if (team && tried > 0) throw redirect(pageUrl(team.page));
  const shown = team?.trainers ?? [];
  const pictured = shown.filter(({ picture }) => picture !== null);
  const photos = await readOrNull(context, "trainers' portraits", () =>
    findPictures(pictured.map(({ name, picture }) => ({ key: picture ?? "", alt: `Portrait of ${name}` }))),
  );
  const portraits = new Map(pictured.map(({ id }, index) => [id, photos?.[index]]));
  const placeholder = sitePicture("portrait-placeholder");
  return {
    firstWords: sitePicture("hero-trainers"),
    page: team?.page ?? page,
    retry: team === null && tried < RETRIES ? tried + 1 : null,
    pages: team?.pages ?? 1,
    total: team?.total ?? 0,
    trainers:
      team &&
      shown.map(({ id, name, firstName, role, bio, hasBio, roleBio, specialties, extra }) => ({
        id,
        name,
        firstName,
        role,
        bio,
        hasBio,
        roleBio,
        specialties,
        ...(extra && { extra }),
        schedule: contactAbout(`coach-${id}`),
        pictured: portraits.get(id) != null,
        photo: portraits.get(id) ?? { ...placeholder, alt: `No portrait of ${name} yet` },
      })),
  };
}

export const handle = {
  query: {
    page: (value: string) => (/^([2-9]|[1-9]\d)$/.test(value) ? value : undefined),
    try: oneOf(...Array.from({ length: RETRIES }, (_, retry) => `${retry + 1}`)),
  },
  page: {
    title: pageTitle("Trainers"),
    description: `Meet the coaches of ${brand.name}: ${copy.search}`,
    picture: "hero-trainers",
    sources: ["trainers"],
    loadingText: "Loading trainers",
    paged: true,
  },
  jsonLd: ({ loaderData: { trainers }, person }) => (trainers ?? []).map(person),
} satisfies PageHandle<typeof loader>;

export default function Trainers({ loaderData }: Route.ComponentProps) {
  const { firstWords, trainers, page, pages, total, retry } = loaderData;
  const isShown = use(LinkFilter);
  const first = (page === 1 && trainers?.slice(0, LARGE_CARDS)) || [];
  const others = trainers?.slice(first.length) ?? [];
  const upper =
    first.length > 0 && others.length > CARDS_BEFORE_BREAK ? others.slice(0, CARDS_BEFORE_BREAK) : [];
  const rest = others.slice(upper.length);
  const hiring = page === pages && isShown("/careers");
  const allAbove = first.length > 0 && rest.length === 0 && !hiring;
  return (
    <>
      <HeroBeside
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Trainers" }]}
        below={trainers?.length !== 0 && <HowToChoose />}
      >
        {first.length > 0 && (
          <div>
            <h2 className="sr-only">{copy.teamHeading}</h2>
            <Team trainers={first} size="large" />
          </div>
        )}
      </HeroBeside>
      <div id="all-trainers" className="fold">
        {upper.length > 0 && (
          <>
            <Section labelledBy="more-title">
              <TeamHead id="more-title" heading={copy.moreHeading} />
              <Team trainers={upper} foldAfter={CARDS_ON_PHONES} />
              <ArrowLink to="#all-trainers" className="unfold below">
                {copy.showAll(trainers?.length ?? 0)}
              </ArrowLink>
            </Section>
            <div className="folds">
              <Mission id="first-words" copy={copy.firstWords} photo={firstWords} />
            </div>
          </>
        )}
        {!allAbove && (
          <Section id="team" label="All trainers" className={upper.length > 0 ? "folds" : ""}>
            {trainers === null &&
              (retry ? <Retrying retry={retry} of={RETRIES} url={pageUrl(page, retry)} /> : <LoadError />)}
            {trainers?.length === 0 && <Notice title={copy.emptyTitle}>{copy.emptyText}</Notice>}
            {trainers !== null && trainers.length > 0 && (
              <>
                {upper.length === 0 && rest.length > 0 && (
                  <TeamHead
                    id="team-title"
                    heading={first.length > 0 ? copy.moreHeading : copy.teamHeading}
                  />
                )}
                <Team trainers={rest} hiring={hiring} />
                {pages > 1 && <Pages page={page} pages={pages} total={total} />}
              </>
            )}
          </Section>
        )}
      </div>
      <CallToAction title={copy.call.heading} text={copy.call.text} action={copy.schedule} plain />
    </>
  );
}

function Pages({ page, pages, total }: { page: number; pages: number; total: number }) {
  const first = (page - 1) * PER_PAGE + 1;
  return (
    <nav aria-label="Pages of trainers" className="row apart barred below">
      <p className="figures text-quiet">
        {first} to {Math.min(total, page * PER_PAGE)} of {total}
      </p>
      {page > 1 && <ArrowLink to={pageUrl(page - 1)}>Previous trainers</ArrowLink>}
      {page < pages && <ArrowLink to={pageUrl(page + 1)}>More trainers</ArrowLink>}
    </nav>
  );
}

function pageUrl(page: number, retry = 0): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (retry > 0) query.set("try", String(retry));
  return `/trainers${query.size > 0 ? "?" : ""}${query.toString()}`;
}
