import type { Person } from "schema-dts";
import { photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { absolute, ids } from "./address.server.ts";

type Coach = {
  id: string;
  name: string;
  role: string;
  bio: string;
  hasBio: boolean;
  specialties: readonly string[];
  photo: Photo;
};

export function personOf({ id, name, role, bio, hasBio, specialties, photo }: Coach): Person {
  const pictured = photo.key.startsWith("trainers/");
  const { key, version } = photo;
  return {
    "@type": "Person",
    "@id": absolute(`/trainers#${id}`),
    name,
    jobTitle: role,
    knowsAbout: specialties,
    worksFor: { "@id": ids.gym },
    ...(hasBio && { description: bio }),
    ...(pictured && { image: absolute(photoUrl(key, { width: 640, format: "jpeg", version })) }),
  };
}
