import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { TalkToUs } from "#app/bands/talk-to-us.tsx";
import { TextPage } from "#app/bands/text-page.tsx";
import { email, phone } from "#content/site.ts";
import { env } from "#env";
import type { Route } from "./+types/privacy";

export function loader() {
  return { keepDays: env.LEAD_KEEP_DAYS ?? null };
}

export const handle = {
  page: {
    title: titled("Privacy"),
    description:
      "No cookies and no ads. What we keep when you write to us, why, for how long, and how to have it erased.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { keepDays } = loaderData;
  return (
    <TextPage
      title="Privacy"
      lead="No cookies, no trackers, no ads. We know about you what you write to us, and that is all."
      aside={
        <TalkToUs
          title="Have it erased"
          text="Tell us the name and e-mail you wrote with. We delete your messages here and in the system that they were passed to, and tell you when it is done."
          phone={phone}
          email={email}
        />
      }
    >
      <h2>When you look at the site</h2>
      <p>
        We set no cookies and load nothing from advertisers. Our own server counts how often each page is
        opened and how fast it appeared; those counts hold no names and no addresses of devices. To stop
        floods of messages the server remembers for ten minutes, in its working memory only, how many forms
        were sent from an address.
      </p>
      <h2>When you send a form</h2>
      <p>
        We keep your name, e-mail, phone number and message, what you were interested in, the time, the page
        you wrote from, the link that brought you to us and the name of your browser. Our staff use it to
        answer you. It is passed to the system or the mailbox in which we keep our inquiries, and to no one
        else. We do not sell it and do not send newsletters to it.
      </p>
      <h2>How long we keep it</h2>
      <p>
        {keepDays === null
          ? "Until you ask us to erase it. We have set no date after which messages disappear by themselves."
          : `Messages that have reached our inquiry system are erased from this site's database after ${keepDays} days, or earlier if you ask.`}
      </p>
      <h2>When you leave the site</h2>
      <p>
        Sign-up, payment, directions and our social pages belong to other companies and follow their rules. A
        map or tour from elsewhere is loaded only after you press its button.
      </p>
      <h2>If you disagree with us</h2>
      <p>
        Write or call first; a person answers. You can also complain to the{" "}
        <a href="https://www.ohioattorneygeneral.gov/">Ohio Attorney General</a>.
      </p>
    </TextPage>
  );
}
