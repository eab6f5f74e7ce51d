/** React, the router and the site map draw nothing of their own. */
const DRAW_NOTHING = /\/(vendor|manifest)-/;
const OTHERS = /["'`]\.\/([\w-]+\.js)["'`]/g;

/** The class names among `known` that a page's scripts may draw: those in their words, and in what they ask for. */
export function classesInScripts(known: readonly string[], read: (address: string) => string) {
  const scripts = new Map<string, { classes: string[]; others: string[] }>();

  function look(address: string) {
    const text = read(address);
    const words = wordsOf(text);
    const folder = address.slice(0, address.lastIndexOf("/") + 1);
    const script = {
      classes: known.filter((name) => words.has(name) || words.has(beginning(name))),
      others: Array.from(text.matchAll(OTHERS), ([, other = ""]) => folder + other),
    };
    scripts.set(address, script);
    return script;
  }

  return (start: readonly string[]): Set<string> => {
    const seen = new Set(start);
    const classes = new Set<string>();
    // A set that grows while it is walked: each script once, those that it leads to after it.
    for (const address of seen) {
      if (DRAW_NOTHING.test(address)) continue;
      const script = scripts.get(address) ?? look(address);
      for (const name of script.classes) classes.add(name);
      for (const other of script.others) seen.add(other);
    }
    return classes;
  };
}

/** A name whose end is only known when it is drawn, as `btn-${look}`, stands among them by its beginning. */
function wordsOf(script: string): Set<string> {
  return new Set(script.split(/[\s"'`]+/).map((word) => word.replace(/\$\{.*/, "")));
}

function beginning(name: string): string {
  return name.slice(0, name.lastIndexOf("-") + 1) || name;
}
