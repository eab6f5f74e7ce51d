import { data } from "react-router";
import { OTHER } from "#desk/actions/fields.tsx";

/** The posted fields without NUL characters, which databases refuse in text. */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const fields = new FormData();
  for (const [name, value] of sent)
    fields.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  for (const [name, value] of [...fields].filter(([one]) => one.endsWith(OTHER))) {
    if (value !== "") fields.set(name.slice(0, -OTHER.length), value);
    fields.delete(name);
  }
  return fields;
}
