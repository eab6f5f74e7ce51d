import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { TalkToUs } from "#app/bands/talk-to-us.tsx";
import { TextPage } from "#app/bands/text-page.tsx";
import { email, facility, phone } from "#content/site.ts";

export const handle = {
  page: {
    title: titled("Accessibility"),
    description:
      "How this site and this building work for everyone, what does not work well yet, and how to tell us about something in your way.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Accessibility() {
  return (
    <TextPage
      title="Accessibility"
      lead="A gym is for every body. So is its website. Here is what works today, what does not yet, and whom to tell."
      aside={
        <TalkToUs
          title="Something in your way?"
          text="Tell us what you tried and what happened. A person answers, and if you need something from the site now, we read it to you or send it in a form that works for you."
          phone={phone}
          email={email}
        />
      }
    >
      <h2>On the website</h2>
      <p>We build to the Web Content Accessibility Guidelines 2.2, level AA. In plain words:</p>
      <ul>
        <li>Everything works with a keyboard alone, and you can see where you are.</li>
        <li>Pages are written in order for screen readers; pictures that say something are described.</li>
        <li>Text can be set to twice its size without losing anything.</li>
        <li>Menus, forms and links work without script.</li>
        <li>
          If your device asks for less motion, nothing moves. A background film can be stopped by its button.
        </li>
        <li>Forms say what is wrong beside the field and above the form, and keep what you typed.</li>
      </ul>
      <h2>What does not work yet</h2>
      <p>
        The virtual tour is a picture you look around in; the photo gallery shows the same rooms with a
        description of each. Maps from other services open only when you ask for them, and their controls are
        theirs; the address is always on the page as text.
      </p>
      <h2>In the building</h2>
      <p>
        The bay doors are wide and step-free, and parking is free and beside them. There are{" "}
        {facility.privateShowers} private showers and {facility.privateBathrooms} private bathrooms. Call
        before your first visit and we meet you at the door, show you the way and plan the hour with you.
      </p>
      <h2>If we do not answer well</h2>
      <p>
        Ask for the owner by phone or e-mail. If that does not help, you can complain to the U.S. Department
        of Justice at <a href="https://www.ada.gov/">ada.gov</a>.
      </p>
    </TextPage>
  );
}
