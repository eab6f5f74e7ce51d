import { tourRooms } from "#content/pages/tour.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";

export const roomName = (id: string) => tourRooms.find((room) => room.id === id)?.name ?? id;

/** The rooms of the tour with photos and links to adjacent rooms. */
export function roomTexts() {
  return tourRooms.map(({ id, name, text, image, exits }) => ({
    id,
    name,
    text,
    photo: sitePicture(image),
    exits: exits.map((exit) => ({ id: exit, name: roomName(exit) })),
  }));
}
