import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { findOperation } from "#operations/registry.ts";
import { decodeText, type Sheet } from "#operations/sheets/csv.ts";
import { parseSheet } from "#operations/sheets/read-sheet.ts";
import { act, type Answer, explain, respond, textIn } from "#desk/actions/act.server.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { capital, typographic } from "#domain/text.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/field.tsx";
import { FileField } from "#ui/forms/file-field.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { Form } from "#desk/frame/form.tsx";
import { collectionFor } from "./collection-for.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { screen, columns, originals } = await collectionFor(args);
  return {
    title: screen.title,
    path: screen.path,
    hasOriginals: originals !== undefined,
    columns: columns.map(({ name, label, help = label }) => ({
      heading: label.toLowerCase() === name.toLowerCase() ? name : `${name}, or ${label}`,
      help,
    })),
  };
}

/** `notes`: how the file was interpreted, one note a line. Text that was pasted has none. */
type Typed = { sheet: string; fileName: string; notes: string };

/** As `gym … import`: the sheet is the whole list, and what it changes is shown first. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { name, screen } = await collectionFor(args);
  const posted = await readForm(request);
  const file = posted.get("file");
  const isFile = file instanceof File && file.name !== "";
  const pasted = String(posted.get("sheet") ?? "");
  const bytes = isFile ? Buffer.from(await file.arrayBuffer()) : Buffer.from(pasted);
  const fileName = (isFile ? file.name : textIn(posted, "fileName")).slice(0, 100);
  const typed: Typed = { sheet: pasted, fileName, notes: isFile ? "" : textIn(posted, "notes") };
  if (posted.get("act") === "back") return respond({}, { typed });
  if (!isFile && pasted.trim() === "")
    return respond({ refused: "Choose a file, or paste the cells." }, { typed });
  let sheet: Sheet;
  try {
    sheet = parseSheet(fileName || "The sheet", bytes);
  } catch (error) {
    return respond(explain(error), { typed });
  }
  if (isFile) {
    // The confirmation posts the text, in UTF-8, and no longer the file.
    typed.sheet = decodeText(bytes).text;
    typed.notes = sheet.notes.join("\n");
  } else sheet.notes.push(...typed.notes.split("\n").filter(Boolean));
  const answer = await act(context, findOperation(`${name}.import`), {
    input: { sheet, fileName },
    posted,
    needsConfirmation: () => true,
    next: () => `/desk/${screen.path}`,
  });
  return respond(answer, { typed });
}

export default function Import() {
  const { title, path, hasOriginals, columns } = useLoaderData<typeof loader>();
  const answer = useActionData() as (Answer & { typed: Typed }) | undefined;
  const draft = useDraft();
  return (
    <Page title={`Import ${title.toLowerCase()}`} back={{ to: `/desk/${path}`, label: title }} form>
      <Refusal reason={answer?.refused} />
      {answer?.lines ? (
        <Sure answer={answer} act="save" yes="Save changes" typed={answer.typed} />
      ) : (
        <Form encType="multipart/form-data" className="stack">
          <p>
            The file replaces the whole list. Entries that are not in it are removed
            {hasOriginals && ", and those that came with the site are restored"}. Its first row must have the
            headings below. You can review the changes before you save them.
          </p>
          <FileField label="Choose a file saved as CSV" name="file" accept=".csv,.txt,text/csv" shown />
          <TextArea
            label="Or paste the cells from your spreadsheet"
            name="sheet"
            rows={6}
            defaultValue={answer?.typed.sheet ?? draft.sheet}
          />
          <Button type="submit" size="lg">
            Review changes
          </Button>
          <dl className="lined">
            {columns.map(({ heading, help }) => (
              <div key={heading}>
                <dt className="strong">{heading}</dt>
                <dd className="text-quiet">{capital(typographic(help))}</dd>
              </div>
            ))}
          </dl>
        </Form>
      )}
    </Page>
  );
}
