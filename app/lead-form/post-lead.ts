import type { LeadAnswer } from "#leads/lead-fields.ts";

const PATIENCE_MS = 20_000;

/** The same post as without script, but asking for the answer alone. Whatever is none leaves the form as it is. */
export async function postLead(action: string, fields: FormData): Promise<LeadAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.headers.get("content-type")?.includes("json")) return (await response.json()) as LeadAnswer;
    return { state: response.status === 429 ? "busy" : "failed", typed: {} };
  } catch {
    return { state: "failed", typed: {} };
  }
}
