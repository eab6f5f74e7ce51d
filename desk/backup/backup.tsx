import { useLoaderData } from "react-router";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { readBackupAge } from "./backup-age.server.ts";

export const loader = () => readBackupAge();

export default function Backup() {
  const { download, automatic, reminder } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Backup"
      lead="All messages, lists and photos in one file."
      back={{ to: "/desk/site", label: "Site" }}
    >
      <div className="flow" data-behavior="backup" data-backups="">
        {reminder && (
          <Notice kind="info" title={reminder}>
            <p>Download one now, and once a week from then on.</p>
          </Notice>
        )}
        <p>Keep the file on another computer where only you can read it: it contains people’s messages.</p>
        <p>
          <ButtonLink to="/desk/backup/file" size="lg" download>
            Download backup
          </ButtonLink>
        </p>
        <Rows>
          <Row title="Last download" facts={download} />
          <Row title="Last automatic backup" facts={automatic} />
          <Row title="Restore a backup" facts="See first what would change" to="/desk/backup/restore" />
        </Rows>
      </div>
    </Page>
  );
}
