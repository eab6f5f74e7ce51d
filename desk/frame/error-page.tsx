import { isRouteErrorResponse } from "react-router";
import { brand, phone } from "#content/site.ts";
import { Page } from "./page.tsx";

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
  404: { title: "Page not found", text: "It may have been removed." },
  429: { title: "Too many attempts", text: "Wait ten minutes, then try again." },
};

/** What went wrong, and the way back. */
export function ErrorPage({ error }: { error: unknown }) {
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
