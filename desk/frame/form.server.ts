import { data } from "react-router";

/** What a form has sent, without the one character that no database keeps in a text. */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const fields = new FormData();
  for (const [name, value] of sent)
    fields.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return fields;
}
