import { formatDateTime, gymDay } from "#content/gym-clock.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { lastBackup, lastDownload } from "#operations/backup/last-backup.ts";

const DAY_MS = 24 * 3600_000;
const OLD_DAYS = 7;

/** The times of the last backups: downloaded at the desk, and made by the server's timer. */
export async function readBackupAge(now = Date.now()) {
  const download = await lastDownload(leadsDatabase());
  const automatic = (await lastBackup(leadsDatabase()))?.at ?? null;
  const newest = Math.max(download ?? 0, automatic ?? 0);
  return {
    downloadedAt: download,
    download: formatMoment(download, now),
    automatic: formatMoment(automatic, now),
    /** The reminder; null while the newest backup is less than a week old. */
    reminder: reminderFor(newest, now),
  };
}

function reminderFor(newest: number, now: number): string | null {
  if (newest === 0) return "There is no backup yet";
  const days = Math.floor((now - newest) / DAY_MS);
  return days < OLD_DAYS ? null : `The last backup is ${days} days old`;
}

/** 'Mon, Nov 23, 3:28 PM (yesterday)' */
function formatMoment(at: number | null, now: number): string {
  if (at === null) return "Never";
  const days = Math.round((Date.parse(gymDay(new Date(now))) - Date.parse(gymDay(new Date(at)))) / DAY_MS);
  const age = days < 1 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
  return `${formatDateTime(at)} (${age})`;
}
