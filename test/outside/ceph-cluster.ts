import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
export const hasCeph = ["ceph-mon", "ceph-osd", "radosgw"].every((name) => existsSync(`/usr/bin/${name}`));

/** A minimal Ceph on loopback: a monitor, an in-memory store and a gateway. Needs ceph-mon, ceph-osd and radosgw. */
export async function startCeph(folder: string, gate: number, user: { key: string; secret: string }) {
  const conf = join(folder, "ceph.conf");
  const ring = join(folder, "keyring");
  const monitor = `v2:127.0.0.1:${gate + 1}`;
  const fsid = randomUUID();
  const osd = randomUUID();
  const started: ChildProcess[] = [];
  const start = (name: string, ...args: string[]) =>
    started.push(spawn(name, ["-c", conf, ...args, "-f"], { stdio: "ignore" }));
  const call = (name: string, ...args: string[]) => run(name, ["-c", conf, ...args], { timeout: 60_000 });

  for (const part of ["mon", "osd", "run"]) await mkdir(join(folder, part), { recursive: true });
  await writeFile(conf, configuration({ folder, ring, monitor, fsid, gate }));
  await run("ceph-authtool", [
    "--create-keyring",
    ring,
    "--gen-key",
    "-n",
    "mon.",
    "--cap",
    "mon",
    "allow *",
  ]);
  for (const who of ["client.admin", "osd.0"]) {
    await run("ceph-authtool", [
      ring,
      "--gen-key",
      "-n",
      who,
      "--cap",
      "mon",
      "allow *",
      "--cap",
      "osd",
      "allow *",
    ]);
  }
  await run("monmaptool", ["--create", "--fsid", fsid, "--addv", "a", monitor, join(folder, "monmap")]);
  await call("ceph-mon", "--mkfs", "-i", "a", "--monmap", join(folder, "monmap"), "--keyring", ring);
  start("ceph-mon", "-i", "a");
  await call("ceph", "--connect-timeout", "30", "osd", "create", osd);
  await call("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", osd);
  start("ceph-osd", "-i", "0");
  const keys = ["--access-key", user.key, "--secret-key", user.secret];
  await call("radosgw-admin", "user", "create", "--uid", "gym", "--display-name", "Gym", ...keys);
  start("radosgw", "-n", "client.admin");
  await answering(`http://127.0.0.1:${gate}/`);
  return () => started.toReversed().forEach((child) => child.kill("SIGKILL"));
}

function configuration(c: { folder: string; ring: string; monitor: string; fsid: string; gate: number }) {
  const at = (name: string) => join(c.folder, name);
  return `[global]
fsid = ${c.fsid}
mon host = ${c.monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${c.ring}
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail crit = 1
osd objectstore = memstore
memstore device bytes = 536870912
mon data = ${at("mon")}
osd data = ${at("osd")}
run dir = ${at("run")}
log file = ${at("$name.log")}
admin socket = ${at("run/$name.asok")}
pid file = ${at("run/$name.pid")}
rgw frontends = beast endpoint=127.0.0.1:${c.gate}
`;
}

async function answering(url: string) {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the gateway did not start");
}
