import { InvalidCell } from "./cells.ts";
import { MAX_ZOOM } from "#ui/pictures/crop.ts";
import { isFilmKey } from "#pictures/store/picture-key.ts";
import { sitePlaceNamed, sitePlaces } from "#operations/pictures/site-places.ts";
import { cellText, collection } from "./collection.ts";

/** The design's pictures that the gym has replaced. The files stay in the store, so that a row can be restored. */
export const sitePictures = collection({
  name: "site-pictures",
  one: "picture of the design",
  many: "pictures of the design",
  table: "site_pictures",
  key: "place",
  titleFor: (row) => {
    const known = sitePlaceNamed(cellText(row["place"]));
    return known ? `${known.group}: ${known.label}` : cellText(row["place"]);
  },
  columns: [
    {
      name: "place",
      label: "Place",
      kind: "hidden",
      help: "the name of the picture in media/site that it replaces, without .webp",
      required: true,
      read: place,
    },
    {
      name: "picture",
      label: "Picture",
      kind: "hidden",
      help: "the picture that is shown; `gym photos place` makes it",
      required: true,
      read: picture,
    },
    {
      name: "original",
      label: "Original",
      kind: "hidden",
      help: "the original photograph",
      required: true,
      read: picture,
    },
    {
      name: "alt",
      label: "Description",
      help: "what it shows, for somebody who can't see it",
      required: true,
    },
    {
      name: "across",
      label: "Left to right",
      kind: "hidden",
      help: "which part of it: 0 is the left, 100 the right",
      required: true,
      range: [0, 100],
    },
    {
      name: "down",
      label: "Top to bottom",
      kind: "hidden",
      help: "0 is the top, 100 the bottom",
      required: true,
      range: [0, 100],
    },
    {
      name: "closer",
      label: "Zoom",
      kind: "hidden",
      help: `in percent: 100 shows as much as fits, ${MAX_ZOOM} is three times closer`,
      required: true,
      range: [100, MAX_ZOOM],
    },
    {
      name: "film",
      label: "Film",
      kind: "hidden",
      help: "the film that plays over it; `gym photos film` adds one",
      read: film,
    },
  ],
  order: (a, b) => readPosition(a) - readPosition(b),
});

const readPosition = (row: Record<string, string | number | null>) =>
  sitePlaces.findIndex(({ name }) => name === cellText(row["place"]));

function place(text: string): string {
  if (!sitePlaceNamed(text)) throw new InvalidCell(`the design has no picture '${text}'`);
  return text;
}

function picture(text: string): string {
  if (!/^tour-images\/site [\w-]+ [0-9a-f]{12}\.webp$/.test(text))
    throw new InvalidCell(`'${text}' is not a picture that \`gym photos place\` has made`);
  return text;
}

function film(text: string): string {
  if (!isFilmKey(text)) throw new InvalidCell(`'${text}' is not a film that \`gym photos film\` has added`);
  return text;
}
