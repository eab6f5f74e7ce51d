export type Values = [name: string, value: string][];

/** A form that was sent while the browser was offline. */
export type Held = {
  key: string;
  address: string;
  action: string;
  title: string;
  values: Values;
  at: number;
};
type LocalDraft = { values: Values; at: number };
type Stored = { person: string; drafts: Record<string, LocalDraft>; held: Held[] };

const NAME = "desk";
const STORED_MS = 7 * 24 * 3600_000;

/** One person's unsaved input in this browser. Another person's sign-in deletes it. */
export function openStore(person: string) {
  function read(): Stored {
    const none = { person, drafts: {}, held: [] };
    try {
      const stored = JSON.parse(localStorage.getItem(NAME) ?? "null") as Stored | null;
      return stored?.person === person ? stored : none;
    } catch {
      return none;
    }
  }

  function change(edit: (stored: Stored) => void) {
    const stored = read();
    edit(stored);
    const isRecent = ({ at }: { at: number }) => at > Date.now() - STORED_MS;
    stored.drafts = Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isRecent(draft)));
    stored.held = stored.held.filter(isRecent);
    try {
      localStorage.setItem(NAME, JSON.stringify(stored));
    } catch {
      // The storage is full or turned off: the form still works.
    }
  }

  change(() => undefined);
  return {
    draft: (key: string): Values | undefined => read().drafts[key]?.values,
    held: (): Held[] => read().held,
    saveDraft: (key: string, values: Values) =>
      change(({ drafts }) => void (drafts[key] = { values, at: Date.now() })),
    dropDraft: (key: string) => change(({ drafts }) => void delete drafts[key]),
    /** Replaces an earlier version of the same form. */
    hold: (post: Omit<Held, "at">) =>
      change((stored) => {
        stored.held = [...stored.held.filter(({ key }) => key !== post.key), { ...post, at: Date.now() }];
      }),
    release: (post: Held) =>
      change((stored) => void (stored.held = stored.held.filter(({ key }) => key !== post.key))),
    clear: () => localStorage.removeItem(NAME),
  };
}

export type LocalStore = ReturnType<typeof openStore>;
