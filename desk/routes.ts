import { layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default prefix("desk", [
  // Answers without a session.
  layout("signed-out.tsx", [
    route("sign-in", "sign-in/sign-in.tsx"),
    route("sign-in/:link", "sign-in/mail-link.tsx"),
    route("invite/:link", "sign-in/invitation.tsx"),
  ]),
  route("manifest.webmanifest", "notifications/manifest.ts"),
  layout("signed-in.tsx", [
    route("", "today/today.tsx"),
    route("you", "sign-in/you.tsx"),
    route("draft", "drafts/throw-away.ts"),
    route("notifications", "notifications/notifications.tsx"),
    route("notifications/news", "notifications/news.ts"),
    route("signups", "signups/events.tsx"),
    route("signups/:event", "signups/signups.tsx"),
    route("week", "week/week.tsx"),
    route("site", "site/site.tsx"),
    route("messages", "messages/messages.tsx"),
    route("messages/live", "messages/live.ts"),
    route("messages/:id", "messages/message.tsx"),
    // Routes below are for owners only.
    layout("owners.tsx", [
      route("messages/export", "messages/export.ts"),
      route("messages/:id/erase", "messages/erase.tsx"),
      route("team", "team/team.tsx"),
      route("team/:id/remove", "team/remove.tsx"),
      route("crew", "team/old-address.ts"),
      route("backup", "backup/backup.tsx"),
      route("backup/file", "backup/backup-file.ts"),
      route("backup/piece", "backup/piece.ts"),
      route("backup/restore", "backup/send-backup.tsx"),
      route("backup/restore/:id", "backup/restore.tsx"),
    ]),
    route("class", "classes/class.tsx"),
    route("classes/day", "classes/day.tsx"),
    route("pictures/:which?", "pictures/pictures.tsx"),
    route("pictures/person", "pictures/picture.tsx", { id: "person" }),
    route("pictures/place", "pictures/picture.tsx", { id: "place" }),
    route("pictures/whole", "pictures/portraits/whole.ts"),
    route("do", "actions/operations.tsx"),
    route("do/:name", "actions/operation.tsx"),
    route("log", "log/log.tsx"),
    route("log/:id", "log/entry.tsx"),
    // One set of pages for every collection.
    route(":list", "collections/list.tsx"),
    route(":list/row", "collections/row.tsx"),
    route(":list/import", "collections/import.tsx"),
    route(":list/export", "collections/export.ts"),
    route("*", "not-found.tsx"),
  ]),
]) satisfies RouteConfig;
