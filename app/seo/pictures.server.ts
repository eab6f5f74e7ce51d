import type { FAQPage, ImageGallery, VideoObject } from "schema-dts";
import { brand } from "#content/site.ts";
import { photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { absolute, ids } from "./address.server.ts";
import { shortTitle, type SitePage } from "./page-facts.ts";

/** null while it has no pictures. */
export function galleryOf(
  { path }: SitePage,
  name: string,
  photos: readonly Photo[] | undefined,
): ImageGallery | null {
  if (!photos?.length) return null;
  return {
    "@type": "ImageGallery",
    "@id": absolute(`${path}#photos`),
    name,
    url: absolute(path),
    associatedMedia: photos.map(({ key, version, alt, width, height }) => ({
      "@type": "ImageObject",
      contentUrl: absolute(photoUrl(key, { width: 1600, format: "jpeg", version })),
      thumbnailUrl: absolute(photoUrl(key, { width: 480, format: "jpeg", version })),
      caption: alt,
      width: { "@type": "QuantitativeValue", value: Math.min(width, 1600) },
      height: { "@type": "QuantitativeValue", value: Math.round((Math.min(width, 1600) * height) / width) },
      creator: { "@type": "Organization", "@id": ids.gym, name: brand.name },
      creditText: brand.name,
      license: absolute("/terms"),
      acquireLicensePage: absolute("/contact"),
    })),
  };
}

/** What it shows is what the page is about, unless it has words of its own. null while the film is not there, or nobody knows since when. */
export function filmOf(
  page: SitePage,
  film: Film | null,
  words: { name: string; description: string } = { name: shortTitle(page), description: page.description },
): VideoObject | null {
  const address = film?.mp4 ?? film?.webm;
  if (!film?.since || !address) return null;
  const { key, version } = film.poster;
  return {
    "@type": "VideoObject",
    "@id": absolute(`${page.path}#film`),
    ...words,
    contentUrl: absolute(address),
    thumbnailUrl: absolute(photoUrl(key, { width: 1280, format: "jpeg", version })),
    uploadDate: film.since,
    ...(film.seconds && { duration: `PT${Math.round(film.seconds)}S` }),
  };
}

export function questionsOf(
  { path }: SitePage,
  asked: readonly { question: string; answer: string }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": absolute(`${path}#questions`),
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
