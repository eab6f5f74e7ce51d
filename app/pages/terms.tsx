import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { TalkToUs } from "#app/bands/talk-to-us.tsx";
import { TextPage } from "#app/bands/text-page.tsx";
import { brand, email, phone } from "#content/site.ts";

export const handle = {
  page: {
    title: titled("Terms"),
    description:
      "What you can rely on when you use this site: information, joining and paying, training, words and pictures.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Terms() {
  return (
    <TextPage
      title="Terms"
      lead="This site tells you what we offer. What you sign when you join is what binds us both."
      aside={
        <TalkToUs
          title="Not sure about something?"
          text="Ask before you sign. We go through it with you line by line."
          phone={phone}
          email={email}
        />
      }
    >
      <h2>Prices and times</h2>
      <p>
        We keep <a href="/pricing">prices</a> and the <a href="/schedule">schedule</a> current, but both can
        change. The price on the membership page at the moment you sign up is the price you pay. Non-renewable
        options end by themselves; monthly ones run until you cancel under the agreement you signed.
      </p>
      <h2>Free offers</h2>
      <p>
        The free assessment, the free first boxing class and the two free weeks of jiu-jitsu are for people
        who have not trained with us before, once each. They cost nothing and end without any action from you.
      </p>
      <h2>Training</h2>
      <p>
        Training carries risk. Tell your coach about injuries and illness, stop when something hurts, and ask
        a doctor first if you are unsure. Before you train you sign a waiver at the desk; for anyone under 18
        a parent or guardian signs it.
      </p>
      <h2>Round-the-clock access</h2>
      <p>
        Members can come in at any hour with their own key. Do not lend it, do not let strangers in, rack your
        weights and leave the place as you would like to find it.
      </p>
      <h2>The site itself</h2>
      <p>
        Text and pictures belong to {brand.name}; the rooms are shown in pictures made by computer. Links to
        other companies are there to help you; what they do is up to them. The law of the State of Ohio
        applies.
      </p>
    </TextPage>
  );
}
