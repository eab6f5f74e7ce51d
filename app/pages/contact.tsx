import { redirect, type ActionFunctionArgs } from "react-router";
import { contactCopy as copy } from "#content/pages/contact.ts";
import { firstVisitCopy } from "#content/pages/first-visit.ts";
import { findUs } from "#content/pages/home.ts";
import { comingHolidays } from "#domain/schedule/opening-hours.ts";
import { hoursLines, staffLines } from "#domain/schedule/week-hours.ts";
import { mapFrameUrl, mapSetting, type Place } from "#domain/place.ts";
import { facility, home, places, timeZone } from "#content/site.ts";
import { useGym, useStaff } from "#app/gym.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readHolidayHours } from "#db/readers/notices.server.ts";
import { shortWord } from "#http/page-query.ts";
import { env } from "#config/env.server.ts";
import { answerLeadPost } from "#app/lead-form/answer-lead-post.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { titled } from "#app/seo/page-facts.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { ContactFacts } from "#app/contact/contact-facts.tsx";
import { subjectOf } from "#app/contact/subject.server.ts";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { FindUs } from "#app/places/find-us.tsx";
import { HeroCall } from "#app/heroes/hero-call.tsx";
import { StaffedNow } from "#app/frame/staffed-now.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";

const DAYS_AHEAD = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const about = new URL(request.url).searchParams.get("about");
  const subject = about === null ? undefined : await subjectOf(about, context);
  // A redirect is not kept: whatever links say, there are as many pages as there are subjects.
  if (about !== null && !subject) throw redirect("/contact#contact");
  const holidays = await readOrNull(context, "holiday hours", () => readHolidayHours(siteDatabase(), now));
  return {
    subject,
    hero: sitePicture("hero-contact"),
    mapUrl: mapFrameUrl(env.MAP_EMBED_URL, home),
    branches: branches(),
    holidays: comingHolidays(now, holidays ?? [], timeZone, DAYS_AHEAD),
  };
}

/** The gym's other places that keep hours of their own. */
function branches() {
  return places.slice(1).flatMap((place) => {
    if (place.hours === "by appointment") return [];
    const hours = staffLines(place.hours);
    return [{ place, hours, mapUrl: mapFrameUrl(env[mapSetting(places, place)], place) }];
  });
}

export function action(args: ActionFunctionArgs) {
  return answerLeadPost("contact", args);
}

export const handle = {
  query: { sent: sentParam, about: shortWord },
  page: {
    title: titled("Contact & Free Assessment"),
    description: `Call, write or walk in at ${home.street ?? home.town}. Ask a question or book a free assessment: half an hour with a coach and a plan to keep.`,
    picture: "hero-contact",
  },
  things: ({ gym }) => [gym()],
} satisfies PageHandle;

function branchWords({ name, address, directionsUrl }: Place) {
  const { eyebrow, directions } = findUs;
  return {
    eyebrow,
    heading: name,
    text: "",
    address,
    directions: { ...directions, href: directionsUrl },
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { phone, email, social, hours, access } = useGym();
  const { subject, hero, mapUrl, branches, holidays } = loaderData;
  const staff = useStaff();
  const { assessment } = copy;
  return (
    <>
      <HeroCall
        photo={hero}
        {...eyebrowSign(copy.hero.eyebrow)}
        title={copy.hero.heading}
        lead={copy.hero.text}
        phone={phone}
        status={<StaffedNow states={staff} />}
        trail={[{ label: "Contact" }]}
      />
      <ContactSection
        phone={phone}
        copy={{ ...copy.section, ...copy.form }}
        subject={subject?.words}
        interest={subject?.interest}
      >
        <ContactFacts
          words={copy.info}
          phone={phone}
          email={email}
          hours={hoursLines(hours)}
          access={access.everyDay}
          holidays={holidays}
          holidaysHeading={copy.holidaysHeading}
          social={social}
        />
      </ContactSection>
      <section id={assessment.id} aria-labelledby="assessment-title" className="on-ink pt-band">
        <div className={`shell columns ${styles.assessment}`}>
          <p aria-hidden="true" className={styles.number}>
            {assessment.figure}
            <span>{assessment.unit}</span>
          </p>
          <div className={`flow ${styles.words}`}>
            <h2 id="assessment-title" className="text-title">
              {assessment.heading}
            </h2>
            <p className="text-lead">{assessment.what}</p>
            <p>{assessment.how}</p>
            <ArrowLink to={copy.firstVisit.to}>{copy.firstVisit.label}</ArrowLink>
          </div>
        </div>
      </section>
      <FindUs
        place={home}
        words={findUs}
        frameUrl={mapUrl}
        facts={[facility.parking, ...firstVisitCopy.parking.paragraphs.slice(1)]}
      />
      {branches.map(({ place, hours, mapUrl: branchMap }) => (
        <FindUs
          key={place.id}
          id={place.id}
          place={place}
          words={{ ...findUs, ...branchWords(place) }}
          frameUrl={branchMap}
          facts={[place.phone.display, ...hours]}
        />
      ))}
    </>
  );
}
