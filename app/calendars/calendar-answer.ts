/** Phones and desktops hand this to their calendar. */
export function calendarAnswer(body: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${name.replace(/[^\w.-]/g, "-")}.ics"`,
    },
  });
}
