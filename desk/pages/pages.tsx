import { useActionData, useLoaderData, type ActionFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readGymContent } from "#db/readers/gym.server.ts";
import { isSwitchOn, switches } from "#content/is-on.ts";
import { pageLabel } from "#content/navigation.ts";
import {
  homeAbout,
  homeFounders,
  homeMission,
  homeTour,
  recapCopy,
  testimonialsCopy,
  whyChoose,
} from "#content/pages/home.ts";
import { joinFacts } from "#domain/text.ts";
import { turnPage } from "#operations/settings/pages.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { Form } from "#desk/frame/form.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import styles from "./pages.module.css";

/** What a section of home shows. */
const sections: Readonly<Record<string, string>> = {
  "/#murph": `Film: ${recapCopy.heading}`,
  "/#about": homeAbout.heading,
  "/#founders": homeFounders.heading,
  "/#mission": homeMission.heading,
  "/#why": whyChoose.heading,
  "/#numbers": "Facts in large figures",
  "/#tour": homeTour.heading,
  "/#gallery": "Photos of the gallery",
  "/#testimonials": testimonialsCopy.heading,
};

export async function loader() {
  const { pages: changes } = await readGymContent(siteDatabase());
  return switches.map((page) => ({
    page,
    title: pageLabel(page),
    isOff: changes.off.includes(page),
    isShown: isSwitchOn(page, changes),
  }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const input = { page: textIn(posted, "page"), to: textIn(posted, "to") as "on" };
  if (textIn(posted, "act") === "back") return respond({}, { input, yes: "" });
  const answer = await act(context, turnPage, {
    input,
    posted,
    needsConfirmation: ({ warnings }) => warnings.length > 0,
    next: () => "/desk/pages",
  });
  const name = pageLabel(input.page).replace("Home: ", "");
  return respond(answer, { input, yes: `Turn ${input.to} ${name}` });
}

/** Which pages, and sections of home, the site has. */
export default function Pages() {
  const rows = useLoaderData<typeof loader>();
  const answer = useActionData() as (Answer & { input: Record<string, string>; yes: string }) | undefined;
  const isSection = ({ page }: { page: string }) => page.startsWith("/#");
  const lead = "Visitors can’t open a page that is off, and no menu, link or search engine leads to it.";
  return (
    <Page title="Pages" lead={lead} back={{ to: "/desk/site", label: "Site" }}>
      <ErrorSummary errors={answer?.errors ?? []} />
      <Refusal reason={answer?.refused} />
      {answer?.lines ? (
        <Sure answer={answer} act="save" yes={answer.yes} typed={answer.input} />
      ) : (
        <>
          <Section title="Whole pages">
            <Switches rows={rows.filter((row) => !isSection(row))} />
          </Section>
          <Section title="Sections of home">
            <Switches rows={rows.filter(isSection)} />
          </Section>
        </>
      )}
    </Page>
  );
}

function Switches({ rows }: { rows: ReturnType<typeof useLoaderData<typeof loader>> }) {
  return (
    <Rows>
      {rows.map(({ page, title, isOff, isShown }) => (
        <Row
          key={page}
          title={title.replace("Home: ", "")}
          facts={joinFacts([sections[page] ?? page, !isOff && !isShown && "its page is off"])}
          side={isShown ? "On" : "Off"}
          now={!isShown}
        >
          <Form>
            <input type="hidden" name="page" value={page} />
            <button
              type="submit"
              name="to"
              value={isOff ? "on" : "off"}
              role="switch"
              aria-checked={!isOff}
              aria-label={title}
              className={`tap ${styles.switch}`}
            />
          </Form>
        </Row>
      ))}
    </Rows>
  );
}
