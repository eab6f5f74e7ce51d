import { useLoaderData } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { lastBackup } from "#operations/backup/last-backup.ts";
import { formatDuration } from "#domain/schedule/clock.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { lastDownload } from "./backup-note.server.ts";

const OLD_MS = 7 * 24 * 3600_000;

export async function loader() {
  const now = Date.now();
  const age = (at: number | null | undefined) => ({
    words: at ? formatDuration(now - at) : "never",
    old: !at || now - at > OLD_MS,
  });
  return {
    here: age(await lastDownload(leadsDatabase())),
    machine: age((await lastBackup(leadsDatabase()))?.at),
  };
}

export default function Backup() {
  const { here, machine } = useLoaderData<typeof loader>();
  return (
    <Page title="Backup" lead="All messages, lists and pictures in one file.">
      <p>
        Keep it on another machine than the site’s, where only you can read it: it holds people’s messages. To
        put it back: npm run gym -- restore FILE.
      </p>
      <p>
        <ButtonLink to="/desk/backup/file" size="lg" download>
          Download the backup
        </ButtonLink>
      </p>
      <Rows>
        <Row title="Downloaded here" facts="How long ago" side={here.words} now={here.old && machine.old} />
        <Row title="Made by the site’s own machine" facts="How long ago: gym backup" side={machine.words} />
      </Rows>
    </Page>
  );
}
