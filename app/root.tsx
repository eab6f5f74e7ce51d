import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { PendingPage } from "#app/frame/pending-page.tsx";
import { Trouble } from "#app/frame/trouble.tsx";
import { AnnouncementLine } from "#app/frame/announcement-line.tsx";
import { useHydrated } from "./ui/hydrated.ts";
import { StaffedNow } from "#app/frame/staffed-now.tsx";
import { Canonical } from "./found/canonical.tsx";
import { SiteFrame } from "#app/frame/site-frame.tsx";
import { staffMoments } from "#content/hours.ts";
import { phone } from "#content/site.ts";
import { database } from "#data/store/database.server.ts";
import { attempt, freshness } from "#data/request/freshness.server.ts";
import { readAnnouncement, readHolidayHours } from "#data/notices.server.ts";
import { env } from "#env";
import type { Route } from "./+types/root";
import favicon from "../public/favicon.svg?raw";
import stylesheet from "./app.css?url";
import fontFaces from "./ui/fonts.css?inline";
import displayFont from "./ui/fonts/barlow-condensed-700.woff2?url";
import textFont from "./ui/fonts/instrument-sans.woff2?url";

export function links(): Route.LinkDescriptors {
  const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
  return [
    { rel: "stylesheet", href: stylesheet },
    { ...font, href: displayFont },
    { ...font, href: textFont },
    { rel: "icon", href: icon, type: "image/svg+xml" },
    { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "alternate", type: "application/atom+xml", title: "Events of Evo Fitness", href: "/events.atom" },
  ];
}

/** In the page itself, so that it takes no line from what the page is drawn of. */
const icon = `data:image/svg+xml,${encodeURIComponent(favicon)}`;

/** What changes by itself on every page: who is at the desk, and what the gym announces. */
export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const [holidays, announcement] = await Promise.all([
    attempt(context, "holiday hours", () => readHolidayHours(database(), now)),
    attempt(context, "announcement", () => readAnnouncement(database(), now)),
  ]);
  const staff = holidays ? staffMoments(now, { holidays }) : [];
  const changes = [staff[0]?.changesAt, announcement?.until];
  for (const change of changes) if (change) context.get(freshness).expireAt(new Date(change));
  return { origin: env.SITE_URL, announcement, staff };
}

export function Layout({ children }: { children: ReactNode }) {
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  // Missing where the root itself has failed: the frame stands without it.
  const { origin = "", announcement, staff = [] } = useRouteLoaderData<typeof loader>("root") ?? {};
  const status = staff.length > 0 && <StaffedNow states={staff} />;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Canonical origin={origin} />
        <style>{fontFaces}</style>
        <Links />
        <Manifest />
      </head>
      <body>
        {bare ? (
          children
        ) : (
          <SiteFrame
            status={status}
            announcement={announcement && <AnnouncementLine announcement={announcement} />}
          >
            {children}
          </SiteFrame>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** By itself, so that nothing else is drawn again once script has come. */
function Manifest() {
  return useHydrated() && <link rel="manifest" href="/site.webmanifest" />;
}

export default function App() {
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

type Words = { title: string; text: string };

const broken: Words = {
  title: "This door is stuck",
  text: "Something broke on our side, not yours. Try again in a minute, or call the desk and we help you by phone.",
};

/** What a visitor can do about it, by status; whatever is not here is ours to mend. */
const troubles: Record<number, Words> = {
  403: {
    title: "That came from another site",
    text: "We take messages only from our own forms. Open the page here and send it again, or call us.",
  },
  404: {
    title: "Oops! Page not found",
    text: "There is no door at this address. It may have moved when we rebuilt the site.",
  },
  405: { title: "This page takes no messages", text: "Use the contact form instead, or call the desk." },
  413: {
    title: "That is too much at once",
    text: "The message was too long to send. Shorten it, or call us.",
  },
  429: {
    title: "One at a time, please",
    text: "Many messages came from your connection. Wait ten minutes and send yours again, or call us now.",
  },
};

/** Says what to do now and nothing about what broke. Needs no loader. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = troubles[status] ?? broken;
  return (
    <>
      <title>{status === 404 ? "Page not found | Evo Fitness" : `${title} | Evo Fitness`}</title>
      <meta name="robots" content="noindex" />
      <Trouble code={String(status)} title={title} to="/" action="Return to Home" phone={phone}>
        {text}
      </Trouble>
    </>
  );
}
