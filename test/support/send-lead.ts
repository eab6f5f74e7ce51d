// Posts a form like a browser without script.

export const sampleLead = {
  name: "Casey Sample",
  email: "casey@example.com",
  phone: "(513) 555-0100",
  message: "When can I come by and see the place?",
  interest: "Membership Options",
};

export const sampleJiuJitsuLead = {
  firstName: "Robin",
  lastName: "Sample",
  email: "robin@example.com",
  phone: "(513) 555-0101",
  message: "Is there a kids class on Saturday?",
};

export function sendLead(
  url: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(new URL(path, url), {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers,
    signal: AbortSignal.timeout(30_000),
  });
}
