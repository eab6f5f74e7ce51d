import type { FAQPage, ImageGallery, VideoObject } from "schema-dts";
import { brand } from "#content/site.ts";
import { photoUrl, type Photo } from "#photos/photo-url.ts";
import type { Film } from "#photos/site-photos.server.ts";
import { absolute, ids } from "./address.server.ts";
import { fileDate } from "./dates.server.ts";

export function galleryOf(path: string, name: string, photos: readonly Photo[]): ImageGallery {
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
      creator: { "@id": ids.gym },
      creditText: brand.name,
    })),
  };
}

type Shown = { path: string; name: string; description: string; film: Film };

/** null while the film itself is not there. */
export function filmOf({ path, name, description, film }: Shown): VideoObject | null {
  const address = film.mp4 ?? film.webm;
  if (!address) return null;
  const file = new URL(address, "http://site").pathname.slice(1);
  const since = fileDate(file);
  const { key, version } = film.poster;
  return {
    "@type": "VideoObject",
    "@id": absolute(`${path}#film`),
    name,
    description,
    contentUrl: absolute(address),
    thumbnailUrl: absolute(photoUrl(key, { width: 1280, format: "jpeg", version })),
    ...(since && { uploadDate: since }),
  };
}

export function questionsOf(asked: readonly { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": absolute("/first-visit#questions"),
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
