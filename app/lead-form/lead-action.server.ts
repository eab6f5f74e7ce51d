import { data, redirect, type ActionFunctionArgs } from "react-router";
import type { LeadForm } from "#leads/lead-fields.ts";
import { takeLeadPost } from "#leads/post/lead-post.server.ts";

/** The action of every page with a contact section. */
export function leadAction(form: LeadForm) {
  return async ({ request, url, context }: ActionFunctionArgs) => {
    const result = await takeLeadPost(form, { request, url, context });
    if ("redirectTo" in result) return redirect(result.redirectTo, 303);
    return data(result.answer, { status: result.status });
  };
}
