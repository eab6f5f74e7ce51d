/**
 * Imports the modules next to `address`, except those whose names start with `own`. Replaces import.meta.glob on the
 * command line, which runs without the build.
 */
export async function filesBeside<Module>(address: string, own: string): Promise<Record<string, Module>> {
  const { readdirSync } = process.getBuiltinModule("node:fs");
  const names = readdirSync(new URL(".", address)).filter(
    (name) => name.endsWith(".ts") && !name.startsWith(own),
  );
  const modules = names.map(async (name) => {
    const { href } = new URL(name, address);
    return [name, (await import(/* @vite-ignore */ href)) as Module] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}
