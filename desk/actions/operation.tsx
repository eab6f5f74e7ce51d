import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { z } from "zod";
import { operations } from "#operations/registry.ts";
import { readAddress } from "#desk/drafts/sign-in-first.server.ts";
import { CALENDAR, sectionForDay } from "#desk/classes/days.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { readOrigin, deskPage, signedIn } from "#desk/sign-in/visit.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { act, type Answer, respond, textIn } from "./act.server.ts";
import { FormFields } from "./fields.tsx";
import { formFields, formOperations, inputFrom } from "./generic.server.ts";
import { readSuggestions } from "./suggestions.server.ts";
import { Actions } from "#desk/frame/actions.tsx";
import { Form } from "#desk/frame/form.tsx";
import { Sure } from "./sure.tsx";

async function operationIn(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { params, context } = args;
  const { role } = context.get(signedIn).person;
  const allowed = formOperations(role).find(({ name }) => name === params.name);
  if (allowed) return allowed;
  const known = operations.find(({ name }) => name === params.name);
  if (known && !known.roles.includes(role)) await refuse(args, known.name);
  throw data(null, { status: 404 });
}

/** The page of the desk that the form returns to. */
function backFrom({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): string | null {
  return deskPage(new URL(request.url).searchParams.get("back"), readOrigin(context));
}

/** Where a saved form leads: the calendar shows the day that was chosen in the form. */
function afterSaving(back: string | null, day: string): string | null {
  const isCalendar = back?.startsWith(CALENDAR);
  return isCalendar && z.iso.date().safeParse(day).success ? sectionForDay(day) : back;
}

export async function loader(args: LoaderFunctionArgs) {
  const operation = await operationIn(args);
  if (operation.needsFreshSignIn && !isFresh(args.context)) throw signInAgain(readAddress(args.request));
  const fields = formFields(operation);
  const query = new URL(args.request.url).searchParams;
  return {
    title: operation.title,
    lead: operation.lead ?? operation.summary,
    also: operation.also,
    fields,
    /** The address may fill in fields: ?day=2026-11-26 */
    given: Object.fromEntries(
      fields.flatMap(({ name }) => (query.has(name) ? [[name, query.get(name)!]] : [])),
    ),
    suggestions: await readSuggestions(fields),
    back: backFrom(args),
  };
}

type OperationAnswer = Answer & { typed: Record<string, string> };

export async function action(args: ActionFunctionArgs) {
  const operation = await operationIn(args);
  const { context, request } = args;
  const back = `/desk/do/${operation.name}`;
  if (operation.needsFreshSignIn && !isFresh(context)) return signInAgain(readAddress(request));
  const posted = await readForm(request);
  const fields = formFields(operation);
  const typed = Object.fromEntries(
    fields.filter(({ name }) => posted.has(name)).map(({ name }) => [name, textIn(posted, name)]),
  );
  const rest = { typed };
  if (textIn(posted, "act") === "back") return respond({}, rest);
  return once(context, posted, async () => {
    const answer = await act(context, operation, {
      input: inputFrom(operation, posted),
      posted,
      needsConfirmation: () => true,
      next: (done) =>
        afterSaving(backFrom(args), textIn(posted, "day")) ??
        (done ? back : redirect(`${back}?same=yes`, 303)),
    });
    return respond(answer, rest);
  });
}

export default function RunOperation() {
  const { title, lead, also, fields, suggestions, back, ...given } = useLoaderData<typeof loader>();
  const answer = useActionData() as OperationAnswer | undefined;
  const draft = useDraft();
  const typed = answer?.typed ?? { ...given.given, ...draft };
  const errors = answer?.errors ?? [];
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        also && (
          <ButtonLink to={also.to} variant="line">
            {also.label}
          </ButtonLink>
        )
      }
      back={back ? { to: back, label: "Back" } : { to: "/desk/do", label: "More" }}
      form
    >
      <ErrorSummary errors={errors} />
      <Refusal reason={answer?.refused} />
      {answer?.lines ? (
        <Sure answer={answer} act="save" yes={title} typed={typed} />
      ) : (
        <Form className="flow">
          <FormFields fields={fields} typed={typed} errors={errors} suggestions={suggestions} />
          <Actions>
            <Button type="submit" name="act" value="save">
              Continue
            </Button>
            {back && (
              <ButtonLink to={back} variant="line">
                Cancel
              </ButtonLink>
            )}
          </Actions>
        </Form>
      )}
    </Page>
  );
}
