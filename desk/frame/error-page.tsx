import { isRouteErrorResponse } from "react-router";
import type { Refusal } from "#desk/sign-in/refuse.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Page } from "./page.tsx";

type Explained = { title: string; text: string };

const broken: Explained = {
  title: "Something went wrong",
  text: "Nothing was changed. Try again. If it happens again, tell the person who runs the site.",
};

const errors: Record<number, Explained> = {
  400: {
    title: "The form could not be read",
    text: "The data was incomplete. Nothing was changed. Go back and send the form again.",
  },
  404: { title: "Page not found", text: "It may have been removed." },
  429: { title: "Too many attempts", text: "Wait ten minutes, then try again." },
};

/** What went wrong, and the way back. */
export function ErrorPage({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  const known = isRouteErrorResponse(error) ? errors[error.status] : undefined;
  const { title, text } = refusal ? explainRefusal(refusal) : (known ?? broken);
  return (
    <Page title={title} form>
      <p className="text-lead">{text}</p>
      <div className="row">
        <ButtonLink to="/desk" variant="ink">
          Go to Today
        </ButtonLink>
        {refusal && (
          <ButtonLink to="/desk/site" variant="line">
            Go to Site
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}

/** What refuse.server.ts has thrown. */
export function refusalIn(error: unknown): Refusal | undefined {
  return isRouteErrorResponse(error) && error.status === 403 ? (error.data as Refusal) : undefined;
}

function explainRefusal({ owners }: Refusal): Explained {
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(owners);
  return {
    title: "Owners only",
    text:
      `Nothing was changed. Ask ${names} to do this for you. ` +
      "An owner can also make you an owner: Site, Team.",
  };
}
