import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import type { Operation } from "#operations/operation.ts";
import { actorIn, deskStores } from "./act.server.ts";
import { formFields, formOperations } from "./generic.server.ts";

/** By the first word of an operation's name, in the order of the screen. */
const groups: Record<string, string> = { classes: "Schedule" };
const OTHERS = "Setup";
/** Other screens offer them. */
const elsewhere = ["classes.closeDay", "classes.reopenDay", "team.changeRole"];

/** Every operation that this person may run from a form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { role } = context.get(signedIn).person;
  const offered = formOperations(role).filter(({ name }) => !elsewhere.includes(name));
  const isNeeded = await Promise.all(offered.map((one) => hasEffect(context, one)));
  const shown = offered
    .filter((_, at) => isNeeded[at])
    .map(({ name, title, summary, lead }) => ({
      name,
      title,
      facts: lead ?? summary,
      group: groups[name.split(".")[0]!] ?? OTHERS,
    }));
  return [...new Set([...Object.values(groups), OTHERS])]
    .map((group) => ({ group, operations: shown.filter((one) => one.group === group) }))
    .filter(({ operations }) => operations.length > 0);
}

/** What asks nothing and would change nothing is left out. */
async function hasEffect(context: LoaderFunctionArgs["context"], one: Operation): Promise<boolean> {
  if (formFields(one).length > 0) return true;
  const { isEmpty } = await one.plan(deskStores(), {}, actorIn(context));
  return !isEmpty;
}

export default function Operations() {
  const shown = useLoaderData<typeof loader>();
  return (
    <Page title="More" lead="Actions that you rarely need." back={{ to: "/desk/site", label: "Site" }}>
      {shown.map(({ group, operations }) => (
        <Section key={group} title={group}>
          <Rows>
            {operations.map(({ name, title, facts }) => (
              <Row key={name} title={title} facts={facts} to={`/desk/do/${name}`} />
            ))}
          </Rows>
        </Section>
      ))}
    </Page>
  );
}
