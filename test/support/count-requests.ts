import { subscribe } from "node:diagnostics_channel";

// Loaded into the server before it starts: writes into its log how many requests Node has parsed, each time it has parsed more.

let parsed = 0;
let hasMessage = false;
subscribe("http.server.request.start", () => {
  parsed += 1;
  if (hasMessage) return;
  hasMessage = true;
  setImmediate(() => {
    hasMessage = false;
    console.log(`parsed ${parsed}`);
  });
});
