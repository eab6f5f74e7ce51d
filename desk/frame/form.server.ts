import { data } from "react-router";
import { takeOtherValues } from "#desk/actions/other-field.ts";
import { takeWeeks } from "#desk/actions/week-parts.ts";

/** The posted fields without NUL characters, which databases refuse in text. */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const fields = new FormData();
  for (const [name, value] of sent)
    fields.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  takeOtherValues(fields);
  takeWeeks(fields);
  return fields;
}
