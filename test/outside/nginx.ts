import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "./certificate.ts";
import { SITE } from "#test/support/ask-proxy.ts";
import { freePort } from "./free-port.ts";
import { startProxy } from "./proxy-process.ts";

export const NGINX = { packages: ["nginx-light"], isHere: () => existsSync("/usr/sbin/nginx") };

const IPV6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
const LETSENCRYPT = `/etc/letsencrypt/live/${SITE}`;
const recipe = join(import.meta.dirname, "../../deploy/nginx.conf");

/** nginx with the rules of deploy/nginx.conf; only ports, files and servers are filled in. */
export async function startNginx(machines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const { key, cert } = makeCertificate(folder, SITE);
  const [plain, secure] = [await freePort(), await freePort()];
  const rules = readFileSync(recipe, "utf8")
    .replaceAll("# server 127.0.0.1", "server 127.0.0.1")
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, n) => machines[Number(n)]!)
    .replaceAll(/\tlisten (\[::\]:)?(80|443)(.*\n)/g, (_, six, port, rest) => {
      const at = `${six ? "[::1]" : "127.0.0.1"}:${port === "80" ? plain : secure}`;
      return six && !IPV6 ? "" : `\tlisten ${at}${rest}`;
    })
    .replace(`${LETSENCRYPT}/fullchain.pem`, cert)
    .replace(`${LETSENCRYPT}/privkey.pem`, key);
  writeFileSync(join(folder, "nginx.conf"), wrapRules(rules));
  const command = [NGINX_PROGRAM, "-p", folder, "-c", "nginx.conf", "-g", "daemon off;"];
  const stop = await startProxy(command, folder, [plain, secure]);
  return {
    url: `https://127.0.0.1:${secure}`,
    /** The same over IPv6, if the machine has it. */
    url6: IPV6 ? `https://[::1]:${secure}` : null,
    /** Its error log. */
    log: () => readFileSync(join(folder, "error.log"), "utf8"),
    stop,
  };
}

const NGINX_PROGRAM = "/usr/sbin/nginx";

/**
 * The worker settings of Debian's nginx.conf; temporary files stay in the folder of the test. Run by root, the workers
 * stay root, because the folder is closed to others.
 */
function wrapRules(rules: string) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${name};`)
    .join("\n");
  return `user root;
worker_processes auto;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 768; }
http {
access_log off;
${temporary}
${rules}
}
`;
}
