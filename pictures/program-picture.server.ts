import { log } from "#config/log.server.ts";
import type { Program } from "#content/programs/program.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { findPicture } from "./find-pictures.server.ts";
import { keyShown, sitePicture } from "./site-pictures.server.ts";

/** The picture that the gym has chosen for a program, or that of the design. */
export async function programPicture({ picture, image }: Program): Promise<Photo> {
  if (!picture) return sitePicture(image);
  try {
    return (await findPicture(keyShown(picture), "")) ?? sitePicture(image);
  } catch (error) {
    log.warn({ err: error, picture }, "could not read a program's picture");
    return sitePicture(image);
  }
}
