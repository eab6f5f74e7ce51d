/**
 * What stands beside the file at `address`, but for names that begin with `own`, as import.meta.glob gives it. `gym` reads
 * the content as it stands, without the build that knows what that is.
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
