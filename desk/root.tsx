import "#app/layers.css";
import "#app/app.css";
import "#desk/frame/dark.css";
import "#desk/frame/desk.css";
import { use, type ReactNode } from "react";
import { Links, Outlet } from "react-router";
import { EntryScript } from "./document.ts";
import { ErrorPage } from "#desk/frame/error-page.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5f2ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111214" media="(prefers-color-scheme: dark)" />
        <Links />
        <link rel="manifest" href="/desk/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <script type="module" src={use(EntryScript)} />
      </head>
      <body className="on-bone">{children}</body>
    </html>
  );
}

export default function Desk() {
  return <Outlet />;
}

/** Without the menu, because nobody may be signed in. */
export const ErrorBoundary = ErrorPage;
