import { Row, Rows } from "#desk/frame/rows.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import type { SessionLine } from "./session-words.server.ts";

/**
 * Classes on their dates, each with a link to change it. A canceled class is struck out, as on the site. `none` is the
 * title of an empty list.
 */
export function SessionRows({ lines, none }: { lines: readonly SessionLine[]; none?: string | undefined }) {
  if (lines.length === 0) return none ? <Notice title={none} /> : null;
  return (
    <Rows>
      {lines.map(({ off, title, side, ...line }) => (
        <Row
          key={line.label}
          {...line}
          title={off ? <s className="text-quiet">{title}</s> : title}
          side={off ? <s className="text-quiet">{side}</s> : side}
        />
      ))}
    </Rows>
  );
}
