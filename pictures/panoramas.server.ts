import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fileUrl } from "#ui/pictures/picture-url.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";
import { panoramaPicture } from "./site-pictures.server.ts";

const description = z.object({
  room: z.string(),
  alt: z.string(),
  links: z.array(z.object({ to: z.string(), yaw: z.number(), pitch: z.number() })),
});

export type Panorama = {
  room: string;
  url: string;
  alt: string;
  /** Links to other panoramas, in degrees to the right of the picture's middle, and up. */
  links: { to: string; yaw: number; pitch: number }[];
};

/** The panoramas whose picture exists, with the links between them. */
export function panoramas(rooms: readonly string[]): Panorama[] {
  const described = readDescriptions();
  const there = rooms.filter((room) => described.has(room) && panoramaPicture(room).version !== "");
  return there.map((room) => {
    const { key, version } = panoramaPicture(room);
    const { alt, links } = described.get(room)!;
    return { room, url: fileUrl(key, version), alt, links: links.filter(({ to }) => there.includes(to)) };
  });
}

function readDescriptions() {
  try {
    const text = readFileSync(join(MEDIA, "panoramas/panoramas.json"), "utf8");
    return new Map(
      z
        .array(description)
        .parse(JSON.parse(text))
        .map((entry) => [entry.room, entry]),
    );
  } catch {
    return new Map<string, z.infer<typeof description>>();
  }
}
