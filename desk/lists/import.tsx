import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readCsv } from "#operations/sheets/csv.ts";
import { errorReason } from "#operations/health/finding.ts";
import { isNothing } from "#operations/changes/difference.ts";
import { planEdit, readRows } from "#operations/changes/edit.ts";
import { parseRows } from "#operations/sheets/sheet-rows.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#ui/button.tsx";
import { Field, TextArea } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { linesOf, save, see, type DifferenceLine } from "./change.server.ts";
import { listFor } from "./list-for.server.ts";
import { Sure } from "./sure.tsx";

export function loader({ params, context }: LoaderFunctionArgs) {
  const { title, subject } = listFor(params.list, context);
  return { title, columns: subject.columns.map(({ name: column, about }) => ({ column, about })) };
}

type Answer = {
  refused?: string[];
  lines?: DifferenceLine[];
  warnings?: string[];
  seen?: string;
  sheet: string;
  fileName: string;
};

/** As `gym … import`: the sheet is the whole list, and what it changes is shown first. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { name, subject, page } = listFor(params.list, context);
  const posted = await fieldsOf(request);
  const file = posted.get("file");
  const isFile = file instanceof File && file.size > 0;
  const bytes = isFile ? await file.bytes() : new TextEncoder().encode(String(posted.get("sheet") ?? ""));
  const fileName = isFile
    ? file.name.slice(0, 100)
    : String(posted.get("fileName") ?? "pasted").slice(0, 100);
  const sheet = isFile ? "" : String(posted.get("sheet"));
  const answer = (more: Partial<Answer>, status: number) =>
    data<Answer>({ sheet, fileName, ...more }, { status });
  if (posted.get("act") === "back") return answer({}, 200);
  let read;
  try {
    read = readCsv(bytes);
  } catch (error) {
    const why = `It can’t be read as a table: ${errorReason(error)}.`;
    return answer({ refused: [why, "In the spreadsheet choose Download, then CSV (UTF-8)."] }, 400);
  }
  const { rows, faults } = parseRows(subject, read, await readRows(siteDatabase(), subject));
  if (faults.length > 0) return answer({ refused: faults }, 400);
  const edit = await planEdit(siteDatabase(), subject, rows);
  if (isNothing(edit.shown))
    return answer({ refused: ["Nothing to do: the list is just like that already."] }, 200);
  const looks = posted.has("see");
  if (looks || !posted.get("sure")) {
    const found = looks ? await see(context, edit, page) : null;
    if (found && "whyNot" in found) return answer({ refused: [found.whyNot] }, 409);
    const text = isFile ? new TextDecoder().decode(bytes) : sheet;
    const warnings = [...read.notes, ...edit.warnings, ...(rows.length === 0 ? ["every row goes"] : [])];
    return answer({ lines: linesOf(edit), warnings, ...found, sheet: text }, 200);
  }
  const saved = await save(edit, context.get(signedIn).person.email, `/${name}`, fileName);
  return typeof saved === "string" ? answer({ refused: [saved] }, 409) : saved;
}

export default function Import() {
  const { title, columns } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const draft = useDraft();
  const lines = answer?.lines;
  return (
    <Page title={`${title} from a spreadsheet`}>
      {answer?.refused && (
        <Notice kind="error" title="Nothing was changed">
          <ul>
            {answer.refused.slice(0, 30).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      {lines ? (
        <Sure
          lines={lines}
          warnings={answer?.warnings ?? []}
          seen={answer?.seen}
          act="save"
          yes="Yes, make it so"
          typed={{ sheet: answer?.sheet ?? "", fileName: answer?.fileName ?? "" }}
        />
      ) : (
        <form method="post" encType="multipart/form-data" className="stack">
          <p>
            The sheet is the whole list: what is not in it goes. Its first row has the headings below. You see
            what changes before anything does.
          </p>
          <Field label="A file saved as CSV" name="file" type="file" accept=".csv,.txt,text/csv" />
          <TextArea
            label="Or the cells, pasted from the spreadsheet"
            name="sheet"
            rows={6}
            defaultValue={answer?.sheet ?? draft.sheet}
          />
          <Button type="submit" size="lg">
            Show what changes
          </Button>
          <dl className="lined">
            {columns.map(({ column, about }) => (
              <div key={column}>
                <dt className="strong">{column}</dt>
                <dd className="text-quiet">{about}</dd>
              </div>
            ))}
          </dl>
        </form>
      )}
    </Page>
  );
}
