// Sets the order of the cascade layers, so it comes before every other stylesheet.
import "./layers.css";
import "./app.css";
import { use, type ReactNode } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  useMatches,
  useRouteLoaderData,
  type MiddlewareFunction,
} from "react-router";
import { preload } from "react-dom";
import { isOn, isTurnedOff } from "#content/is-on.ts";
import { errorText } from "#content/pages/errors.ts";
import { brand, timeZone } from "#content/site.ts";
import { staffStates } from "#domain/schedule/opening-hours.ts";
import { freshness } from "#http/freshness.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readToday } from "#db/readers/classes.server.ts";
import { gymContent, lastKnownGym, readGymContent } from "#db/readers/gym.server.ts";
import { readAnnouncements, readHolidayHours } from "#db/readers/notices.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { refreshOwnPictures } from "#pictures/site-pictures.server.ts";
import { DocumentContext } from "./document.ts";
import { HeadTags, JsonLd } from "#app/seo/head-tags.tsx";
import { loadingTexts as readLoadingTexts } from "#app/seo/pages.server.ts";
import { AnnouncementLines, changesToday } from "#app/frame/announcement-lines.tsx";
import { SiteFrame } from "#app/frame/site-frame.tsx";
import { StaffedNow } from "#app/frame/staffed-now.tsx";
import { ErrorPage } from "#app/frame/error-page.tsx";
import type { Route } from "./+types/root";
import { LinkFilter } from "#ui/link-filter.ts";
import favicon from "#public/favicon.svg?raw";
import displayFont from "#ui/fonts/barlow-condensed-700.woff2?url";
import textFont from "#ui/fonts/instrument-sans.woff2?url";

declare module "react" {
  interface LinkHTMLAttributes<T> {
    disabled?: T extends HTMLLinkElement ? boolean : never;
  }
}

/** Inlined to save a request. */
const icon = `data:image/svg+xml,${encodeURIComponent(favicon)}`;

/** Runs before all loaders, since they use pictures and texts. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, url }, next) => {
    const [content] = await Promise.all([
      readOrNull(context, "settings and texts", () => readGymContent(siteDatabase())),
      readOrNull(context, "own site photos", () => refreshOwnPictures(siteDatabase())),
    ]);
    const gym = content ?? lastKnownGym();
    context.set(gymContent, gym);
    // The server then shows the page for unknown addresses.
    if (isTurnedOff(url.pathname, gym.pages)) throw data(null, { status: 404 });
    return next();
  },
];

/** Settings, front-desk status and announcements, for every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const [holidays, announcements, today] = await Promise.all([
    readOrNull(context, "holiday hours", () => readHolidayHours(siteDatabase(), now)),
    readOrNull(context, "announcements", () => readAnnouncements(siteDatabase(), now)),
    readOrNull(context, "class changes today", () => readToday(siteDatabase(), now)),
  ]);
  const content = context.get(gymContent);
  const { facts: gym, pages } = content;
  const staff = holidays
    ? staffStates(now, { holidays, weekly: gym.hours, access: gym.access, zone: timeZone })
    : [];
  const lines = [...(announcements?.showing ?? []), ...changesToday(today ?? [])];
  const changes = [staff[0]?.changesAt, announcements?.nextStart, ...lines.map(({ until }) => until)];
  for (const change of changes) if (change) context.get(freshness).expireAt(new Date(change));
  const programs = content.programs.shown.map(({ slug, title, iconName }) => ({ slug, title, iconName }));
  const loadingTexts = await readLoadingTexts(content);
  return { lines, holidays: holidays ?? [], gym, staff, pages, programs, loadingTexts };
}

export function Layout({ children }: { children: ReactNode }) {
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  // Undefined if the root loader failed.
  const { lines = [], staff = [], pages, loadingTexts } = useRouteLoaderData<typeof loader>("root") ?? {};
  for (const font of [displayFont, textFont]) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        {/* The page is not styled, laid out and painted piece by piece while it is being parsed. */}
        {!bare && <link rel="expect" href="#page-end" blocking="render" />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <HeadTags />
        <Styles />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {isOn("/events", pages) && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={`Events of ${brand.name}`}
            href="/events.atom"
          />
        )}
        <Script />
      </head>
      <body data-behavior="visit dialogs">
        <LinkFilter value={(to) => isOn(to, pages)}>
          {bare ? (
            children
          ) : (
            <SiteFrame
              status={staff.length > 0 && <StaffedNow states={staff} />}
              loadingTexts={loadingTexts}
              announcement={lines.length > 0 && <AnnouncementLines lines={lines} />}
            >
              {children}
            </SiteFrame>
          )}
        </LinkFilter>
        <JsonLd />
      </body>
    </html>
  );
}

/**
 * The page's styles are inlined, so that it renders without another request (docs/decisions/documents.md). Disabled links
 * to the same files keep islands from fetching them again.
 */
function Styles() {
  const { styles } = use(DocumentContext);
  if (styles === null) return <Links />;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles.text }} />
      {styles.files.map((file) => (
        <link key={file} rel="stylesheet" href={file} disabled />
      ))}
    </>
  );
}

/** Low priority: fonts and the first picture come first. */
function Script() {
  const { entry, imports, refresh } = use(DocumentContext);
  return (
    <>
      {refresh && <script type="module" src={refresh} />}
      {imports.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <script type="module" src={entry} fetchPriority="low" />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** Works without loader data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = errorText(status);
  const isNotFound = status === 404;
  return (
    <>
      <title>{`${isNotFound ? "Page not found" : `Error: ${title}`} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage code={String(status)} title={title} to="/" action="Return to Home" failed={!isNotFound}>
        {text}
      </ErrorPage>
    </>
  );
}
