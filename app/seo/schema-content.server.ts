import type { FAQPage, ImageGallery, Person, VideoObject } from "schema-dts";
import { brand } from "#content/site.ts";
import { photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { absoluteUrl, nodeIds } from "./urls.server.ts";
import { shortTitle, type SitePage } from "./page-meta.ts";

/** null without pictures. */
export function imageGallery(
  { path }: SitePage,
  name: string,
  photos: readonly Photo[] | undefined,
): ImageGallery | null {
  if (!photos?.length) return null;
  return {
    "@type": "ImageGallery",
    "@id": absoluteUrl(`${path}#photos`),
    name,
    url: absoluteUrl(path),
    associatedMedia: photos.map(({ key, version, alt, width, height }) => ({
      "@type": "ImageObject",
      contentUrl: absoluteUrl(photoUrl(key, { width: 1600, format: "jpeg", version })),
      thumbnailUrl: absoluteUrl(photoUrl(key, { width: 480, format: "jpeg", version })),
      caption: alt,
      width: { "@type": "QuantitativeValue", value: Math.min(width, 1600) },
      height: { "@type": "QuantitativeValue", value: Math.round((Math.min(width, 1600) * height) / width) },
      creator: { "@type": "Organization", "@id": nodeIds.gym, name: brand.name },
      creditText: brand.name,
      license: absoluteUrl("/terms"),
      acquireLicensePage: absoluteUrl("/contact"),
    })),
  };
}

/** Named like the page by default. null without a film file or its upload date, which is required. */
export function videoObject(
  page: SitePage,
  film: Film | null,
  text: { name: string; description: string } = { name: shortTitle(page), description: page.description },
): VideoObject | null {
  const file = film?.mp4 ?? film?.webm;
  if (!film?.since || !file) return null;
  const { key, version } = film.poster;
  return {
    "@type": "VideoObject",
    "@id": absoluteUrl(`${page.path}#film`),
    ...text,
    contentUrl: absoluteUrl(file),
    thumbnailUrl: absoluteUrl(photoUrl(key, { width: 1280, format: "jpeg", version })),
    uploadDate: film.since,
    ...(film.seconds && { duration: `PT${Math.round(film.seconds)}S` }),
  };
}

export function faqPage(
  { path }: SitePage,
  questions: readonly { question: string; answer: string }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": absoluteUrl(`${path}#questions`),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Coach = {
  id: string;
  name: string;
  role: string;
  bio: string;
  hasBio: boolean;
  specialties: readonly string[];
  photo: Photo;
};

export function person({ id, name, role, bio, hasBio, specialties, photo }: Coach): Person {
  const { key, version } = photo;
  const hasPortrait = key.startsWith("trainers/");
  return {
    "@type": "Person",
    "@id": absoluteUrl(`/trainers#${id}`),
    name,
    jobTitle: role,
    ...(specialties.length > 0 && { knowsAbout: specialties }),
    worksFor: { "@id": nodeIds.gym },
    ...(hasBio && { description: bio }),
    ...(hasPortrait && { image: absoluteUrl(photoUrl(key, { width: 640, format: "jpeg", version })) }),
  };
}
