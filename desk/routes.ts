import { layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default prefix("desk", [
  // The door: all that answers to somebody who is not signed in.
  route("sign-in", "door/sign-in.tsx"),
  route("sign-in/:link", "door/mail-link.tsx"),
  route("invite/:link", "door/invitation.tsx"),
  layout("signed-in.tsx", [
    route("", "today/today.tsx"),
    route("you", "door/you.tsx"),
    layout("owners.tsx", [route("crew", "door/crew.tsx")]),
    route("*", "lost.tsx"),
  ]),
]) satisfies RouteConfig;
