import "#app/layers.css";
import "#app/app.css";
import { use, type ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet } from "react-router";
import { brand, phone } from "#content/site.ts";
import icons from "#ui/pictures/icons.svg?raw";
import { EntryScript } from "./document.ts";
import { Page } from "#desk/frame/page.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#f5f2ec" />
        <Links />
        <link rel="manifest" href="/desk/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <script type="module" src={use(EntryScript)} />
      </head>
      <body className="on-bone">
        {children}
        <div hidden dangerouslySetInnerHTML={{ __html: icons }} />
      </body>
    </html>
  );
}

export default function Desk() {
  return <Outlet />;
}

const broken = {
  title: "Something broke here",
  text: `It was not your doing, and nothing was changed by it. Try again; if it happens once more, tell who looks after the site.`,
};

const troubles: Record<number, typeof broken> = {
  400: {
    title: "That could not be read",
    text: "What arrived was cut off, or it was not what the form sends. Nothing was changed. Go back, and send it once more.",
  },
  403: {
    title: "That is for owners",
    text: "Staff may not erase, export, invite or change settings. Ask an owner of the desk to do it.",
  },
  404: { title: "There is nothing here", text: "It may have been taken away meanwhile. Go back to Today." },
  429: { title: "Too many tries", text: "Wait ten minutes, and try again." },
};

/** What went wrong, and the way back. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { title, text } = (isRouteErrorResponse(error) && troubles[error.status]) || broken;
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
