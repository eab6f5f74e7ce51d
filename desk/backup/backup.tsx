import { useLoaderData } from "react-router";
import { Page, Section } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { readBackupAge } from "./backup-age.server.ts";
import { isDownloading } from "./downloads.server.ts";

export async function loader() {
  return { ...(await readBackupAge()), isUnderway: isDownloading() };
}

export default function Backup() {
  const { downloadedAt, download, automatic, reminder, isUnderway } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Backup"
      lead="All messages, lists and photos in one file."
      back={{ to: "/desk/site", label: "Site" }}
      actions={
        <ButtonLink to="/desk/backup/file" download>
          Download backup
        </ButtonLink>
      }
    >
      <Section
        title="Download"
        about="Keep the file on another computer where only you can read it: it contains people’s messages."
      >
        <noscript>
          {isUnderway ? (
            <meta httpEquiv="refresh" content="5" />
          ) : (
            <p>
              After you have started the download,{" "}
              <a className="link" href="/desk/backup">
                show its progress
              </a>
              .
            </p>
          )}
        </noscript>
        <div className="flow" role="status" data-behavior="backup" data-backups="">
          {reminder && (
            <Notice kind="info" title={reminder}>
              <p>Download one now, and once a week from then on.</p>
            </Notice>
          )}
          <div data-progress hidden={!isUnderway}>
            <p className="strong">The backup is being downloaded.</p>
            <progress aria-label="Download" className="full-width" />
          </div>
          <div data-done hidden>
            <Notice title="Backup downloaded" />
          </div>
          <Rows>
            <Row title="Last download" facts={<span data-last={downloadedAt ?? ""}>{download}</span>} />
            <Row title="Last automatic backup" facts={automatic} />
          </Rows>
        </div>
      </Section>
      <Section title="Restore" about="Puts back the lists, photos and team of an earlier day.">
        <Rows>
          <Row title="Restore a backup" facts="See first what would change" to="/desk/backup/restore" />
        </Rows>
      </Section>
    </Page>
  );
}
