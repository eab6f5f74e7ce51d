import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

type Message = { type: string; url: string; message: string; extract?: string };

export const hasJava = () => spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;

/** For a process that ends before optimized code would pay. Less optimized code needs a deeper stack. */
const BRIEF = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];

/** Errors that the Nu Html Checker (needs Java) finds in documents, by name. It does not know container queries, so styles are left out. */
export async function nuProblems(documents: Map<string, string>): Promise<string[]> {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const folder = mkdtempSync(join(tmpdir(), "evo-nu-"));
  const names = [...documents.keys()];
  try {
    const files = names.map((name, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, documents.get(name)!.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1"));
      return file;
    });
    const options = ["--errors-only", "--no-langdetect", "--exit-zero-always", "--format", "json", ...files];
    const words = [...BRIEF, "-jar", jar, ...options];
    const { stderr } = await promisify(execFile)("java", words, { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    // It does not know view transitions, nor that the HTML standard allows rel=expect to block.
    const ofHtml = messages.filter(
      ({ message, extract = "" }) =>
        !message.startsWith("CSS:") &&
        !(message.includes("“blocking”") && extract.includes('rel="expect" href="#page-end"')),
    );
    return ofHtml.map(({ url, message, extract = "" }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${name}: ${message} at ${extract.replace(/\s+/g, " ").slice(0, 160)}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
