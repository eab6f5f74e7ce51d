import { spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** nginx on one worker, serving the very bytes that our server sent for the home page. */
export async function startNginx(body: Buffer, port: number) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  mkdirSync(join(folder, "www"));
  mkdirSync(join(folder, "temp"));
  writeFileSync(join(folder, "www/index.html"), body);
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    // As root, nginx would give its worker to somebody who may not read our folder, and measure its own refusals.
    `${process.getuid?.() === 0 ? "user root; " : ""}worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      ${temp.map((name) => `${name}_temp_path ${folder}/temp;`).join(" ")}
      server { listen 127.0.0.1:${port}; root ${folder}/www;
        location / { default_type "text/html; charset=utf-8"; add_header Content-Encoding br; index index.html; } } }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await sleep(700);
  const url = `http://127.0.0.1:${port}/`;
  const length = (await fetch(url, { method: "HEAD" })).headers.get("content-length");
  if (Number(length) !== body.length)
    throw new Error(`nginx sends ${length} bytes instead of ${body.length}.`);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
