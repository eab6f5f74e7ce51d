import { useLoaderData } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { lastBackup, lastDownload } from "#operations/backup/last-backup.ts";
import { formatDuration } from "#domain/schedule/clock.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ButtonLink } from "#ui/button.tsx";

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
    <Page
      title="Backup"
      lead="All messages, lists and photos in one file."
      back={{ to: "/desk/site", label: "Site" }}
    >
      <p>Keep the file on another computer where only you can read it: it contains people’s messages.</p>
      <p>
        <ButtonLink to="/desk/backup/file" size="lg" download>
          Download backup
        </ButtonLink>
      </p>
      <Rows>
        <Row title="Last download" side={here.words} now={here.old && machine.old} />
        <Row title="Last automatic backup" side={machine.words} />
      </Rows>
    </Page>
  );
}
