import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import displayFont from "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { PendingPage } from "./sections/pending-page.tsx";
import { Trouble } from "./sections/trouble.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { phone } from "#content/site.ts";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";

export function links(): Route.LinkDescriptors {
  const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
  return [
    { rel: "stylesheet", href: stylesheet },
    { ...font, href: displayFont },
    { ...font, href: textFont },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/site.webmanifest" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
      </head>
      <body>
        {bare ? children : <SiteFrame>{children}</SiteFrame>}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

/** Says what a visitor can do now, and nothing about what broke. Needs no loader. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const lost = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{lost ? "Page not found | Evo Fitness" : "Something broke | Evo Fitness"}</title>
      <meta name="robots" content="noindex" />
      {lost ? (
        <Trouble code="404" title="Oops! Page not found" to="/" action="Return to Home" phone={phone}>
          There is no door at this address. It may have moved when we rebuilt the site.
        </Trouble>
      ) : (
        <Trouble code="500" title="This door is stuck" to="/" action="Return to Home" phone={phone}>
          Something broke on our side, not yours. Try again in a minute, or call the desk and we help you by
          phone.
        </Trouble>
      )}
    </>
  );
}
