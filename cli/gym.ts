#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// What has been read and compiled once is kept: every command starts in half the time. Where the folder can't be
// written, as under another user, everything works without.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/gym"));
await import("./main.ts");
