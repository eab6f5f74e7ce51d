import { subscribe } from "node:diagnostics_channel";

// Loaded into the server before it starts. Logs the number of requests that Node has parsed.

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
