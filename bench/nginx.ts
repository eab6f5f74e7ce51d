import { spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * nginx with one worker, serving a folder whose text files are brotli-compressed. /media/…/picture.webp?w=320&f=avif is
 * the file 'picture.webp.320.avif'.
 */
export async function startNginx(root: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  mkdirSync(join(folder, "temp"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    // Started as root, nginx would drop to a user that cannot read this folder.
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
        location ^~ /media/ { ${IMMUTABLE} if ($arg_f) { rewrite ^ $uri.$arg_w.$arg_f break; } }
        location ~ \\.(css|js|svg|webmanifest)$ { ${IMMUTABLE} add_header Content-Encoding br; }
        location ~ \\.(woff2|png|ico|webp)$ { ${IMMUTABLE} } } }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await sleep(700);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Rejects if a requested file was missing. */
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      const missing = /open\(\) "([^"]+)" failed/.exec(readFileSync(join(folder, "error.log"), "utf8"));
      rmSync(folder, { recursive: true, force: true });
      if (missing) throw new Error(`nginx lacks the requested file ${missing[1]}.`);
    },
  };
}

const IMMUTABLE = 'add_header Cache-Control "public, max-age=31536000, immutable";';
