import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { overHttp, overMarionette } from "./commands.ts";
import { type Session, until } from "./tab.ts";

/** `moves`: without a preference for reduced motion. */
type Options = { script: boolean; moves?: boolean };
export type Engine = {
  name: string;
  packages: string[];
  isHere: () => boolean;
  start: (options: Options) => Promise<Session>;
};

const miniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

/** The browser engines, as packaged by Debian. */
export const ENGINES: Engine[] = [
  {
    name: "Chromium",
    packages: ["chromium-driver"],
    isHere: () => has("chromedriver"),
    start: startChromium,
  },
  { name: "Firefox", packages: ["firefox-esr"], isHere: () => has("firefox-esr"), start: startFirefox },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-libav", "gstreamer1.0-plugins-bad"],
    isHere: () => has("WebKitWebDriver") && has("Xvfb") && !!miniBrowser(),
    start: startWebKit,
  },
];

async function startChromium({ script, moves }: Options): Promise<Session> {
  const profile = newSandbox();
  const port = await freePort();
  profile.spawn("chromedriver", [`--port=${port}`]);
  const { send, ask, end } = await session(port, {
    "goog:chromeOptions": {
      args: [
        "--headless",
        "--no-sandbox",
        // Its driver loses a page that returns from the back-forward cache.
        "--disable-back-forward-cache",
        "--hide-scrollbars",
        "--enable-unsafe-swiftshader",
        "--use-angle=swiftshader",
        ...(moves ? [] : ["--force-prefers-reduced-motion"]),
      ],
      prefs: script ? {} : { "profile.managed_default_content_settings.javascript": 2 },
    },
    "goog:loggingPrefs": { browser: "ALL" },
  });
  return {
    send,
    resize: (width) =>
      ask("/goog/cdp/execute", {
        cmd: "Emulation.setDeviceMetricsOverride",
        params: { width, height: 900, deviceScaleFactor: 1, mobile: false },
      }),
    messages: async () =>
      ((await ask("/se/log", { type: "browser" })) as { level: string; message: string }[])
        .filter(({ level }) => level === "SEVERE")
        .map(({ message }) => message),
    close: () => end().then(profile.close),
  };
}

async function startFirefox({ script, moves }: Options): Promise<Session> {
  const profile = newSandbox();
  const prefs = {
    "marionette.port": 0,
    "javascript.enabled": script,
    "ui.prefersReducedMotion": moves ? 0 : 1,
    "ui.useOverlayScrollbars": 1,
    // Prevents requests to other servers.
    "app.normandy.enabled": false,
    "services.settings.server": "data:,",
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
  };
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value === "data:," ? '"data:,"' : value});`,
  );
  writeFileSync(join(profile.folder, "user.js"), lines.join("\n"));
  profile.spawn("firefox-esr", [
    "--headless",
    "--marionette",
    "--remote-allow-system-access",
    "--no-remote",
    "--profile",
    profile.folder,
  ]);
  const portFile = join(profile.folder, "MarionetteActivePort");
  const port = await until(
    async () => (existsSync(portFile) ? Number(readFileSync(portFile)) : 0),
    "Firefox did not start",
  );
  const { send, ask } = await overMarionette(port);
  const inWindow = async (code: string, args: unknown[] = []) => {
    await ask("Marionette:SetContext", { value: "chrome" });
    return ask("WebDriver:ExecuteScript", { script: code, args }).finally(() =>
      ask("Marionette:SetContext", { value: "content" }),
    );
  };
  await send("size", { width: 1600, height: 1000 });
  return {
    send,
    // Its window is at least 500 px wide, but the viewport can be narrower.
    resize: (width) =>
      inWindow(
        "const { style } = gBrowser.selectedBrowser; style.minWidth = style.maxWidth = `${arguments[0]}px`;",
        [width],
      ),
    messages: async () => (await inWindow(ERRORS_OF_PAGES)) as string[],
    close: async () => {
      await ask("Marionette:Quit", { flags: ["eForceQuit"] });
      await profile.close();
    },
  };
}

/** Its console includes messages of the browser itself. */
const ERRORS_OF_PAGES = `
  const all = Services.console.getMessageArray().filter((each) => each instanceof Ci.nsIScriptError);
  const events = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage).getEvents();
  Services.console.reset();
  return [
    ...all.filter((each) => each.sourceName.startsWith("http") && !(each.flags & each.warningFlag)).map(String),
    ...events.filter((each) => each.level === "error" && each.filename.startsWith("http")).map((each) => each.arguments.join(" ")),
  ];
`;

async function startWebKit({ script, moves }: Options): Promise<Session> {
  const profile = newSandbox();
  // Hides window buttons: otherwise the window is at least 447 px wide.
  mkdirSync(join(profile.folder, "gtk-3.0"));
  writeFileSync(
    join(profile.folder, "gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0); }",
  );
  writeFileSync(
    join(profile.folder, "gtk-3.0/settings.ini"),
    `[Settings]\ngtk-enable-animations=${moves ? 1 : 0}\n`,
  );
  const screen = profile.spawn("Xvfb", [
    "-displayfd",
    "3",
    "-screen",
    "0",
    "1600x1200x24",
    "-nolisten",
    "tcp",
  ]);
  const display = await new Promise((resolve) =>
    screen.stdio[3]!.once("data", (number) => resolve(`:${String(number).trim()}`)),
  );
  const port = await freePort();
  profile.spawn("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: String(display),
    XDG_CONFIG_HOME: profile.folder,
    XDG_CACHE_HOME: profile.folder,
    XDG_DATA_HOME: profile.folder,
  });
  const args = ["--automation", `--enable-javascript-markup=${script}`];
  const { send, end } = await session(port, { "webkitgtk:browserOptions": { binary: miniBrowser(), args } });
  return {
    send,
    resize: (width) => send("size", { width, height: 900 }),
    // Its driver has no console messages, and pages learn of policy violations only if reports are sent.
    messages: async () => [],
    close: () => end().then(profile.close),
  };
}

function session(port: number, capabilities: object) {
  return until(() => overHttp(`http://127.0.0.1:${port}`, capabilities), "the driver has begun no session");
}

/** A temporary folder and processes that are cleaned up together. */
function newSandbox() {
  const folder = mkdtempSync(join(tmpdir(), "evo-engine-"));
  const running: ChildProcess[] = [];
  return {
    folder,
    spawn(command: string, args: string[], env: Record<string, string> = {}) {
      const child = spawn(command, args, {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
        env: { ...process.env, HOME: folder, ...env },
      });
      running.push(child);
      // A test that fails early does not clean up.
      process.once("exit", () => child.kill());
      return child;
    },
    async close() {
      for (const child of running.toReversed()) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        if (child.exitCode === null && child.kill()) await ended;
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function has(program: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
