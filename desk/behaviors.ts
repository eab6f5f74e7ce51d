import passkey from "#desk/sign-in/passkey.behavior.ts";
import drafts from "#desk/drafts/drafts.behavior.ts";
import live from "#desk/messages/live.behavior.ts";
import mailApp from "#desk/messages/mail-app.behavior.ts";
import notify from "#desk/notifications/notify.behavior.ts";
import backup from "#desk/backup/backup.behavior.ts";
import choice from "#desk/frame/choice.behavior.ts";
import copy from "#desk/frame/copy.behavior.ts";
import chosenPhoto from "#desk/pictures/upload/chosen-photo.behavior.ts";
import crop from "#desk/pictures/crop.behavior.ts";
import print from "#desk/signups/print.behavior.ts";
import order from "#desk/pictures/order.behavior.ts";
import preview from "#desk/actions/preview.behavior.ts";
import fileName from "#desk/pictures/upload/file-name.behavior.ts";
import photo from "#desk/pictures/upload/photo.behavior.ts";
import photos from "#desk/pictures/upload/photos.behavior.ts";
import sendBackup from "#desk/backup/send-backup.behavior.ts";
import film from "#desk/pictures/upload/film.behavior.ts";
import share from "#desk/team/share.behavior.ts";
import shrink from "#desk/pictures/upload/shrink.behavior.ts";
import { scrollToCurrent } from "#ui/behaviors/elements.behavior.ts";
import saved from "#desk/frame/saved.behavior.ts";
import sizes from "#desk/pictures/sizes.behavior.ts";

/** An element names its behaviors: `data-behavior="passkey"`, as on the visitors' pages (app/behaviors.ts). */
export const behaviors: Record<string, (element: HTMLElement) => void> = {
  backup,
  choice,
  "chosen-photo": chosenPhoto,
  copy,
  crop,
  drafts,
  "file-name": fileName,
  film,
  live,
  "mail-app": mailApp,
  notify,
  order,
  passkey,
  photo,
  photos,
  preview,
  print,
  saved,
  "scroll-to-current": scrollToCurrent,
  "send-backup": sendBackup,
  share,
  shrink,
  sizes,
};
