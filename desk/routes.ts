import { layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default prefix("desk", [
  // The door: all that answers to somebody who is not signed in.
  route("sign-in", "sign-in/sign-in.tsx"),
  route("sign-in/:link", "sign-in/mail-link.tsx"),
  route("invite/:link", "sign-in/invitation.tsx"),
  layout("signed-in.tsx", [
    route("", "today/today.tsx"),
    route("you", "sign-in/you.tsx"),
    route("draft", "drafts/throw-away.ts"),
    route("site", "site/site.tsx"),
    route("messages", "messages/messages.tsx"),
    route("messages/live", "messages/live.ts"),
    route("messages/:id", "messages/message.tsx"),
    // Whatever stands below answers to owners alone.
    layout("owners.tsx", [
      route("messages/export", "messages/export.ts"),
      route("messages/:id/erase", "messages/erase.tsx"),
      route("crew", "team/crew.tsx"),
      route("crew/:id/remove", "team/remove.tsx"),
      route("backup", "backup/backup.tsx"),
      route("backup/file", "backup/backup-file.ts"),
    ]),
    route("class", "classes/class.tsx"),
    route("classes/day", "classes/day.tsx"),
    route("pictures", "pictures/pictures.tsx"),
    route("pictures/people", "pictures/portraits.tsx"),
    route("pictures/person", "pictures/person.tsx"),
    route("pictures/whole", "pictures/whole.ts"),
    route("pictures/places", "pictures/places.tsx"),
    route("pictures/place", "pictures/place.tsx"),
    route("pictures/nutrition", "pictures/nutrition.tsx"),
    route("log", "log/log.tsx"),
    route("log/:id", "log/entry.tsx"),
    // The lists of lists/lists.ts, all alike.
    route(":list", "lists/list.tsx"),
    route(":list/row", "lists/row.tsx"),
    route(":list/import", "lists/import.tsx"),
    route(":list/export", "lists/export.ts"),
    route("*", "not-found.tsx"),
  ]),
]) satisfies RouteConfig;
