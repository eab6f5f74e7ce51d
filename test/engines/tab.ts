import { PATIENCE_MS } from "#test/browser/browser.ts";
import { type Command, type Send } from "./commands.ts";

/** A browser session: the connection, and what engines do differently. */
export type Session = {
  send: Send;
  /** Sets the width; the height is about 900 px. */
  resize: (width: number) => Promise<unknown>;
  /** Console messages since the last call. */
  messages: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Tab = ReturnType<typeof tabFor>;

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Reference = { [ELEMENT]: string };
const KEYS = { Escape: "\uE00C", Enter: "\uE007", ArrowRight: "\uE014", Tab: "\uE004" };

/** A page of the site at `base` in any engine. A selector means its first visible match. */
export function tabFor({ send, resize, messages }: Session, base: string) {
  const url = async () => String(await send("address"));

  /** Evaluated in the page, because drivers differ in what is displayed. */
  const seen = async (selector: string) =>
    (await send("run", {
      script: `return (${firstSeen})(...arguments)`,
      args: [selector],
    })) as Reference | null;

  /** Retries if the page has replaced the element meanwhile. */
  async function of(command: Command, selector: string, more: object = {}): Promise<unknown> {
    const [value] = await until(async () => {
      const found = await seen(selector);
      return found && [await send(command, { id: found[ELEMENT], ...more })];
    }, `nothing to be seen is ${selector}`);
    return value;
  }

  return {
    url,
    resize,
    messages,
    open: (path: string) => send("open", { url: base + path }),
    back: () => send("back"),
    reload: () => send("reload"),
    /** `cookie` is 'name=value'. A page of the site must be open. */
    addCookie(cookie: string) {
      const [name, value] = cookie.split("=");
      return send("cookie", { cookie: { name, value, path: "/" } });
    },
    sees: async (selector: string) => (await seen(selector)) !== null,
    click: (selector: string) => of("click", selector),
    async type(selector: string, text: string) {
      await of("clear", selector);
      await of("type", selector, { text });
    },
    /** Hovers it. */
    async hover(selector: string) {
      const origin = await until(() => seen(selector), `nothing to be seen is ${selector}`);
      await send("press", {
        actions: [{ type: "pointer", id: "mouse", actions: [{ type: "pointerMove", origin, x: 0, y: 0 }] }],
      });
    },
    text: async (selector: string) => String(await of("text", selector)),
    press: (key: keyof typeof KEYS) =>
      send("press", {
        actions: [
          {
            type: "key",
            id: "keys",
            actions: [
              { type: "keyDown", value: KEYS[key] },
              { type: "keyUp", value: KEYS[key] },
            ],
          },
        ],
      }),
    run: <Value, Args extends unknown[]>(work: (...args: Args) => Value, ...args: Args) =>
      send("run", { script: `return (${work})(...arguments)`, args }) as Promise<Awaited<Value>>,
    leadsTo: (path: string) => until(async () => (await url()) === base + path, `the address is not ${path}`),
  };
}

/** Scrolls it to the middle of the screen, where no floating element covers it. */
function firstSeen(selector: string) {
  const all = Array.from(document.querySelectorAll(selector));
  const found = all.find((element) => element.checkVisibility({ visibilityProperty: true }));
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}

/** Polls until `look` returns something. Errors while a page is being left are ignored. */
export async function until<Found>(look: () => Promise<Found>, or: string): Promise<NonNullable<Found>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`After ${PATIENCE_MS / 1000} s ${or}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
