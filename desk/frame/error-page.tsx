import { isRouteErrorResponse } from "react-router";
import type { Refusal } from "#desk/sign-in/refuse.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/field.tsx";
import { Form } from "./form.tsx";
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
  410: { title: "Removed in the meantime", text: "Somebody has removed this. Nothing was changed." },
  429: { title: "Too many attempts", text: "Wait ten minutes, then try again." },
};

/** What was typed for something that is gone (removed.server.ts), and the form that adds it as new. */
export type Removed = {
  /** What has happened, if nobody removed it. */
  title?: string;
  typed: { name: string; label: string; text: string }[];
  addTo?: { address: string; label: string };
};

/** What went wrong, and the way back. */
export function ErrorPage({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  const known = isRouteErrorResponse(error) ? errors[error.status] : undefined;
  const gone = isRouteErrorResponse(error) && error.status === 410 ? (error.data as Removed) : undefined;
  const { title, text } = refusal ? explainRefusal(refusal) : (known ?? broken);
  return (
    <Page title={gone?.title ?? title} form>
      <p className="text-lead">{gone?.title ? "Nothing was changed." : text}</p>
      {gone && gone.typed.length > 0 && <Typed {...gone} />}
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

function Typed({ typed, addTo }: Removed) {
  return (
    <Form action={addTo?.address} className="stack">
      <h2 className="text-head">What you typed</h2>
      {typed.map(({ name, label, text }) => (
        <TextArea key={name} label={label} name={name} rows={3} required readOnly defaultValue={text} />
      ))}
      {addTo && (
        <Button type="submit" name="act" value="back">
          {addTo.label}
        </Button>
      )}
    </Form>
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
