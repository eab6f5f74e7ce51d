import { spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * nginx on one worker, serving the files of a folder, whose texts are brotli already. A picture of a size is
 * 'picture.webp.320.avif' for /media/…/picture.webp?w=320&f=avif.
 */
export async function startNginx(root: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  mkdirSync(join(folder, "temp"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    // As root, nginx would give its worker to somebody who may not read our folder, and measure its own refusals.
    `${process.getuid?.() === 0 ? "user root; " : ""}worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      ${temp.map((name) => `${name}_temp_path ${folder}/temp;`).join(" ")}
      types { text/css css; text/javascript js; image/svg+xml svg; image/avif avif; image/webp webp; image/jpeg jpeg;
        image/png png; image/x-icon ico; font/woff2 woff2; video/mp4 mp4; video/webm webm;
        application/manifest+json webmanifest; }
      server { listen 127.0.0.1:${port}; root ${root};
        default_type "text/html; charset=utf-8";
        location = / { add_header Content-Encoding br; add_header Cache-Control "max-age=0"; try_files /index.html =404; }
        location / { add_header Content-Encoding br; add_header Cache-Control "max-age=0"; try_files $uri.html =404; }
        location ^~ /media/ { ${KEPT} if ($arg_f) { rewrite ^ $uri.$arg_w.$arg_f break; } }
        location ~ \\.(css|js|svg|webmanifest)$ { ${KEPT} add_header Content-Encoding br; }
        location ~ \\.(woff2|png|ico|webp)$ { ${KEPT} } } }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await sleep(700);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Rejects when it was asked for a file that is not there. */
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      const lacking = /open\(\) "([^"]+)" failed/.exec(readFileSync(join(folder, "error.log"), "utf8"));
      rmSync(folder, { recursive: true, force: true });
      if (lacking) throw new Error(`nginx was asked for ${lacking[1]}, which is not there.`);
    },
  };
}

const KEPT = 'add_header Cache-Control "public, max-age=31536000, immutable";';
