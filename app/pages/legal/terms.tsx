import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { LegalPage } from "./legal-page.tsx";
import { termsText } from "#content/pages/legal.ts";
import { tourRooms } from "#content/pages/tour.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { galleryPictures, sitePictures } from "#pictures/site-pictures.server.ts";
import { anyDrawn, anyDrawnIn } from "#pictures/store/own-pictures.server.ts";
import type { Route } from "./+types/terms";

export async function loader({ context }: Route.LoaderArgs) {
  const rooms = [
    ...sitePictures(tourRooms.map(({ image }) => image)),
    ...galleryPictures().map(({ photo }) => photo),
  ];
  const inStore = () => readOrNull(context, "tour photos", () => anyDrawnIn("tour-images"));
  return { drawn: anyDrawn(rooms) || (await inStore()) === true };
}

export const handle = {
  page: {
    title: pageTitle("Terms"),
    description:
      "What you can rely on when you use this site: information, joining and paying, training, words and pictures.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage about="terms" text={termsText(loaderData)} />;
}
