import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// React reads NODE_ENV when it is loaded, so this file sets it before it imports serve.ts.
process.env.NODE_ENV ??= "production";
// Starts a third faster. Works without write access to the folder.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/server"));
// Saves 17 MB of memory while idle, at the same number of pages a second.
setFlagsFromString("--semi-space-growth-factor=1");
await import("./serve.ts");
flushCompileCache();
