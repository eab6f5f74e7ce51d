import type { ClientActionFunctionArgs } from "react-router";
import type { LeadAnswer } from "#leads/lead-fields.ts";

/**
 * The clientAction of every page with a #contact section. A network that fails in the middle of a post must leave
 * the form as it is; by itself, the router would put its error page in the form's place.
 */
export async function sendLead({ serverAction }: ClientActionFunctionArgs): Promise<LeadAnswer> {
  try {
    const answer = await serverAction<LeadAnswer>();
    if (answer.state === "sent") dispatchEvent(new Event("lead-sent"));
    return answer;
  } catch {
    return { state: "failed", typed: {} };
  }
}
