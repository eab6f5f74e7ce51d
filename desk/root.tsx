import "#app/layers.css";
import "#app/app.css";
import "#desk/frame/dark.css";
import "#desk/frame/desk.css";
import { use, type ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet } from "react-router";
import { brand, phone } from "#content/site.ts";
import { EntryScript } from "./document.ts";
import { Page } from "#desk/frame/page.tsx";

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

const broken = {
  title: "Something went wrong",
  text: `Nothing was changed. Try again. If it happens again, tell whoever runs the site.`,
};

const errors: Record<number, typeof broken> = {
  400: {
    title: "The form could not be read",
    text: "The data was incomplete. Nothing was changed. Go back and send the form again.",
  },
  403: {
    title: "Owners only",
    text: "Only owners can delete or export messages, invite people and change settings. Ask an owner.",
  },
  404: { title: "Page not found", text: "It may have been removed. Go back to Today." },
  429: { title: "Too many attempts", text: "Wait ten minutes, then try again." },
};

/** The error page. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { title, text } = (isRouteErrorResponse(error) && errors[error.status]) || broken;
  return (
    <Page title={title}>
      <p>{text}</p>
      <p className="text-quiet">
        {brand.name}, {phone.display}
      </p>
      <p>
        <a className="link" href="/desk">
          Back to Today
        </a>
      </p>
    </Page>
  );
}
