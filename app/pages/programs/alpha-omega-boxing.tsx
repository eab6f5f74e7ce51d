import {
  alphaOmegaBoxing as program,
  boxingCopy as copy,
  boxingOwner,
  boxingSlots,
} from "#content/programs/alpha-omega-boxing.ts";
import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import { phone } from "#content/site.ts";
import { sayTime } from "#content/week.ts";
import { oneOf } from "#data/request/page-query.ts";
import { answerLeadPost } from "#leads/post/lead-post.server.ts";
import { portraitOf } from "#photos/portraits.server.ts";
import { filmInfo, sitePhoto } from "#photos/site-photos.server.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { programFacts } from "#app/found/program-facts.ts";
import { BigFact } from "#app/bands/big-fact.tsx";
import { CoachCard } from "#app/bands/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { DutyBoard } from "#app/bands/duty-board.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { LocationTags } from "#app/programs/location-tags.tsx";
import { Paragraphs } from "#app/bands/paragraphs.tsx";
import { RuledList } from "#app/bands/ruled-list.tsx";
import { BackgroundFilm } from "#app/films/background-film.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Band } from "#app/ui/band.tsx";
import { ArrowLink, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import type { Route } from "./+types/alpha-omega-boxing";

export async function loader({ context }: Route.LoaderArgs) {
  const { title, paragraphs, benefits = [], image, film } = program;
  return {
    title,
    paragraphs,
    benefits,
    hero: sitePhoto(image),
    corner: sitePhoto(copy.picture),
    film: film ? filmInfo(film) : null,
    owner: await portraitOf(context, boxingOwner),
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("contact", args);
}
export const handle = {
  query: { sent: oneOf("1") },
  page: programFacts(program),
  things: ({ loaderData: { film }, serviceOf, filmOf }) => [serviceOf(program), filmOf(film)],
} satisfies PageHandle<typeof loader>;

const rows = boxingSlots.map(({ day, start, minutes, spotsLeft }) => ({
  id: `${day}-${start}`,
  cells: [
    day,
    sayTime(start),
    copy.schedule.length(minutes),
    spotsLeft ? copy.schedule.spotsLeft(spotsLeft) : copy.schedule.open,
    <a key="book" href={phone.href} className="btn btn-line">
      <span className="btn-in">
        {copy.schedule.book}
        <span className="sr-only">
          {" "}
          {day} {sayTime(start)}
        </span>
        <Icon name="phone" />
      </span>
    </a>,
  ],
}));

export default function AlphaOmegaBoxing({ loaderData }: Route.ComponentProps) {
  const { title, benefits, paragraphs, hero, corner, film, owner } = loaderData;
  const { schedule, firstClass, contact, areas, calories } = copy;
  const still = <Picture photo={hero} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />;
  return (
    <>
      <section className="on-photo ring-hero">
        {film ? (
          <BackgroundFilm webm={film.webm} mp4={film.mp4}>
            {still}
          </BackgroundFilm>
        ) : (
          <div className="cover">{still}</div>
        )}
        <div aria-hidden="true" className="scrim" />
        <div className="shell ring-words">
          <HeroTrail trail={[programPageCopy.crumb, { label: title }]} />
          <p className="ring-badge">{copy.hero.badge}</p>
          <h1 className="text-hero">{copy.hero.heading}</h1>
          <p className="hero-lead">{copy.hero.text}</p>
          <ButtonLink to={phone.href} size="lg" icon="phone" className="mt-8 self-start">
            {copy.hero.call} <span className="whitespace-nowrap">{phone.display}</span>
          </ButtonLink>
        </div>
      </section>
      <section aria-label={copy.tilesLabel} className="on-ink rounds">
        <ol className="shell rounds-row">
          {copy.tiles.map(({ title: tile, text, label }, index) => (
            <li key={tile}>
              <p aria-hidden="true" className="sign text-quiet">
                {copy.round(index + 1)}
              </p>
              <h2 className="mt-3 text-head">{tile}</h2>
              <p className="mt-3 text-quiet">{text}</p>
              <ArrowLink to={phone.href} className="mt-4">
                {label}
              </ArrowLink>
            </li>
          ))}
        </ol>
      </section>
      <Band>
        <div className="mat-about">
          <div>
            <h2 className="mb-10 text-title">{copy.aboutHeading}</h2>
            <Paragraphs texts={paragraphs} />
          </div>
          <Picture photo={corner} sizes="(min-width: 64rem) 40vw, 100vw" className="mat-detail" />
        </div>
      </Band>
      <section className="on-coal py-band">
        <div className="to-the-edge">
          <BigFact value={calories.figure} label={calories.label} crop="right">
            {calories.text}
          </BigFact>
        </div>
      </section>
      <Band tone="bone">
        <BandHead title={schedule.heading} lead={schedule.text} />
        <div className="slots-board">
          <DutyBoard caption={schedule.heading} hideCaption columns={schedule.columns} rows={rows} />
        </div>
      </Band>
      <Band>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
          <div>
            <h2 className="mb-8 text-title">{copy.benefitsHeading}</h2>
            <RuledList items={benefits} />
          </div>
          <div>
            <h2 className="mb-8 text-title">{firstClass.heading}</h2>
            <RuledList items={firstClass.items} numbered />
          </div>
        </div>
      </Band>
      <Band tone="ink">
        <BandHead title={copy.ownerHeading} />
        <CoachCard
          photo={owner}
          name={boxingOwner.name}
          lines={[boxingOwner.title, ...boxingOwner.credentials]}
          row
        >
          <p className="max-w-[52ch] text-lead">{boxingOwner.bio}</p>
        </CoachCard>
      </Band>
      <Band>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
          <div className="on-brick corner-card">
            <h2 className="text-title">{contact.heading}</h2>
            <p className="mt-3">{contact.text}</p>
            <a href={contact.phone.href} className="display figures mt-6 block text-title">
              {contact.phone.display}
            </a>
            <a href={contact.email.href} className="mt-3 inline-block py-2 underline underline-offset-4">
              {contact.email.display}
            </a>
            <address className="mt-3 not-italic">{contact.address}</address>
          </div>
          <div>
            <h2 className="mb-8 text-title">{areas.heading}</h2>
            <LocationTags towns={areas.towns} />
          </div>
        </div>
      </Band>
      <ContactSection phone={phone} copy={programContact(title)} />
    </>
  );
}
