import { redirect } from "react-router";
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
import { gymContent } from "#db/readers/gym.server.ts";
import { readHolidayHours } from "#db/readers/notices.server.ts";
import { shortWord } from "#http/page-query.ts";
import { env } from "#config/env.server.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { ContactFacts } from "#app/contact/contact-facts.tsx";
import { findContactTopic } from "#app/contact/topic.server.ts";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { FindUs } from "#app/places/find-us.tsx";
import { HeroCall } from "#app/heroes/hero-call.tsx";
import { StaffedNow } from "#app/frame/staffed-now.tsx";
import { ArrowLink } from "#ui/button.tsx";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";

const DAYS_AHEAD = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const about = new URL(request.url).searchParams.get("about");
  const topic = about === null ? undefined : await findContactTopic(about, context);
  // Unknown topics redirect, so that arbitrary links cannot fill the page cache.
  if (about !== null && !topic) throw redirect("/contact#contact");
  const { access } = context.get(gymContent).facts;
  const holidays = await readOrNull(context, "holiday hours", () => readHolidayHours(siteDatabase(), now));
  return {
    topic,
    hero: sitePicture("hero-contact"),
    mapUrl: mapFrameUrl(env.MAP_EMBED_URL, home),
    branches: branches(),
    holidays: comingHolidays(now, holidays ?? [], { zone: timeZone, access }, DAYS_AHEAD),
  };
}

/** The gym's other places with opening hours. */
function branches() {
  return places.slice(1).flatMap((place) => {
    if (place.hours === "by appointment") return [];
    const hours = staffLines(place.hours);
    return [{ place, hours, mapUrl: mapFrameUrl(env[mapSetting(places, place)], place) }];
  });
}

export const action = leadAction("contact");

export const handle = {
  query: { sent: sentParam, about: shortWord },
  page: {
    title: pageTitle(copy.title),
    description: copy.search,
    picture: "hero-contact",
  },
  jsonLd: ({ gym }) => [gym()],
} satisfies PageHandle;

function branchCopy({ name, address, directionsUrl }: Place) {
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
  const { topic, hero, mapUrl, branches, holidays } = loaderData;
  const staff = useStaff();
  const { assessment } = copy;
  return (
    <>
      <HeroCall
        photo={hero}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        phone={phone}
        status={<StaffedNow states={staff} />}
        trail={[{ label: "Contact" }]}
      />
      <ContactSection
        copy={{ ...copy.section, ...copy.form }}
        subject={topic?.words}
        interest={topic?.interest}
        event={topic?.event}
      >
        <h3 className="sr-only">{copy.info.heading}</h3>
        <ContactFacts
          copy={copy.info}
          phone={phone}
          email={email}
          hours={hoursLines(hours)}
          access={access.everyDay}
          holidays={holidays}
          holidaysHeading={copy.holidaysHeading}
          social={social}
        />
      </ContactSection>
      <section id={assessment.id} aria-labelledby="assessment-title" className="on-ink pt-section">
        <div className={`shell columns items-end clip ${styles.assessment}`}>
          <div className="flow">
            <h2 id="assessment-title" className="text-title">
              {assessment.heading}
            </h2>
            <p aria-hidden="true" className={`numeral ${styles.number}`}>
              {assessment.figure}
              <span>{assessment.unit}</span>
            </p>
          </div>
          <div className="flow pb-section">
            <p className="text-lead">{assessment.what}</p>
            <p>{assessment.how}</p>
            <ArrowLink to={copy.firstVisit.to}>{copy.firstVisit.label}</ArrowLink>
          </div>
        </div>
      </section>
      <FindUs
        place={home}
        copy={findUs}
        frameUrl={mapUrl}
        facts={[facility.parking, ...firstVisitCopy.parking.paragraphs.slice(1)].filter(Boolean)}
      />
      {branches.map(({ place, hours, mapUrl: branchMap }) => (
        <FindUs
          key={place.id}
          id={place.id}
          place={place}
          copy={{ ...findUs, ...branchCopy(place) }}
          frameUrl={branchMap}
          facts={[place.phone.display, ...hours]}
        />
      ))}
    </>
  );
}
