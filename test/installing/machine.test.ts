import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectCopy } from "#test/support/project-copy.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { type DebianMachine, startDebian } from "./debian.ts";
import { installs } from "./nspawn.ts";

// Runs the commands of docs/operating.md on an empty Debian with systemd. Packages and build are this folder's: installing
// and building them is not tested here.

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/operating.md"), "utf8");
const HERE = "/opt/evo-fitness";
const BACKUPS = "/var/backups/evo-fitness";
const message = "May I bring my own kettlebell?";

/** The commands of a section, without comments. */
function readCommands(section: string): string[] {
  const block = page.split(`\n## ${section}`)[1]!.split("```sh\n")[1]!.split("\n```")[0]!;
  return block.split("\n").map((line) => line.replace(/ {2,}#.*$/, ""));
}

async function newMachine(project: ReturnType<typeof projectCopy>, more: Record<string, string> = {}) {
  const machine = await startDebian({
    [HERE]: project.folder,
    [`${HERE}/node_modules`]: join(root, "node_modules"),
    [`${HERE}/media`]: join(root, "media"),
    ...more,
  });
  onTestFinished(machine.stop);
  return machine;
}

async function done(machine: DebianMachine, commands: string[]) {
  for (const command of commands) {
    const { code, out } = await machine.sh(`cd ${HERE} && ${command}`);
    expect(code, `${command}\n${out}`).toBe(0);
  }
}

async function install(machine: DebianMachine) {
  await done(
    machine,
    readCommands("1. Install").filter((command) => command.startsWith("useradd")),
  );
  await done(
    machine,
    readCommands("2. Settings").filter((command) => command.startsWith("install")),
  );
  await done(
    machine,
    readCommands("3. Start").filter((command) => !command.startsWith("journalctl")),
  );
}

/** A request as the proxy on the machine passes it on. */
const curl = (path: string, more = "") =>
  `curl -s -o /dev/null -w '%{http_code}' -H 'Host: www.example.com' -H 'X-Forwarded-Proto: https' -H 'X-Forwarded-For: 192.0.2.1' ${more} 'http://127.0.0.1:3000${path}'`;
const ready = "curl -fs --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:3000/readyz";

test.runIf(installs)("a machine is installed, backed up, cloned, updated and rolled back", async () => {
  const project = projectCopy();
  onTestFinished(project.remove);
  chmodSync(project.folder, 0o755);
  for (const name of ["node_modules", "media"]) {
    rmSync(join(project.folder, name));
    mkdirSync(join(project.folder, name));
  }
  for (const name of ["build", "deploy"])
    cpSync(join(root, name), join(project.folder, name), { recursive: true });
  const machine = await newMachine(project);
  await install(machine);
  const says = async (command: string) => (await machine.sh(command)).out;

  expect(await says("stat -c %U /proc/$(systemctl show -P MainPID evo-fitness)")).toBe("evo\n");
  const form = `-d name=Casey -d email=casey@example.com -d phone= -d 'interest=General Inquiry' -d 'message=${message}'`;
  expect(await says(curl("/contact", form))).toBe("303");
  const invited = await says("gym desk invite kim@example.com --role owner");
  const link = /https:\/\/www\.example\.com(\/desk\/invite\/\S+)/.exec(invited)?.[1];
  expect(await says(curl(link!))).toBe("200");

  // The nightly backup.
  expect(await says("systemctl list-timers --no-pager evo-fitness-backup.timer")).toContain("03:3");
  await done(machine, ["systemctl start evo-fitness-backup.service"]);
  const made = (await says(`ls ${BACKUPS}/evo-*.tar.gz`)).trim();
  expect(await says(`stat -c '%U %a' ${made}`)).toBe("evo 600\n");

  // A second machine.
  const copied = ownFolder();
  const other = await newMachine(project, { "/mnt": copied });
  cpSync(machine.file(made), join(copied, "backup.tar.gz"));
  await install(other);
  await done(other, [
    "install -o evo /mnt/backup.tar.gz /tmp/backup.tar.gz",
    "gym restore /tmp/backup.tar.gz --yes",
  ]);
  expect((await other.sh("gym leads list")).out).toContain("Casey");

  // A newer version with a migration, and back.
  await done(machine, [`gym backup ${BACKUPS}/before-update.tar.gz`]);
  const goBack = project.addMigration();
  await done(machine, ["systemctl restart evo-fitness", ready]);
  expect(await says("gym leads list")).toContain("Casey");
  await done(machine, [
    "systemctl stop evo-fitness",
    `gym restore ${BACKUPS}/before-update.tar.gz --replace --back --yes`,
  ]);
  goBack();
  await done(machine, ["systemctl start evo-fitness", ready]);
  expect(await says("gym leads list")).toContain("Casey");
});
