import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE } from "#test/support/ask-proxy.ts";
import { makeCertificate } from "./certificate.ts";
import { freePort } from "./free-port.ts";
import { startProxy } from "./proxy-process.ts";

export const CADDY = { packages: ["caddy"], isHere: () => existsSync("/usr/bin/caddy") };

const recipe = join(import.meta.dirname, "../../deploy/Caddyfile");

/** A path that is refused like the rate-limit package would, which Debian lacks. */
export const TOO_MUCH = "/too-much";

/** Caddy with the rules of deploy/Caddyfile; only ports, files, servers and TOO_MUCH are filled in, and health is checked more often. */
export async function startCaddy(machines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const { key, cert } = makeCertificate(folder, SITE);
  const [plain, secure] = [await freePort(), await freePort()];
  const options = `\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plain}\n\thttps_port ${secure}\n`;
  const rules = readFileSync(recipe, "utf8")
    .replace("{\n", `{\n${options}`)
    .replace(`\n${SITE} {`, `$&\n\ttls ${cert} ${key}`)
    .replace("\nexample.com {", "\nhttp://example.com {")
    .replaceAll(/# (?=to 127|lb_policy|health_|\tHost|\}\n\t\}\n)/g, "")
    .replace("health_interval 5s", "health_interval 500ms")
    .replace("\t# rate_limit {", `\terror ${TOO_MUCH} 429\n$&`)
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, n) => machines[Number(n)]!);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, rules);
  // It stores its data below its home.
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const command = ["/usr/bin/caddy", "run", "--config", file, "--adapter", "caddyfile"];
  const stop = await startProxy(command, folder, [plain, secure], env);
  return {
    url: `https://127.0.0.1:${secure}`,
    stop,
  };
}
