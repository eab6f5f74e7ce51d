import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { type FileVersion, stillStands, swapBack } from "#operations/pictures/snapshot.ts";
import type { NoteHands } from "#desk/log/note-undo.ts";

type Side = { file: FileVersion };

/** Portraits, and the nutrition gallery. */
export const pictureNotes: NoteHands<Side> = {
  stands: (before, after) => stillStands(pictureStore(), { before: before.file, after: after.file }),
  takeBack: (before, after) => swapBack(pictureStore(), { before: before.file, after: after.file }),
};
