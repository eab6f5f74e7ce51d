import { Row, Rows } from "#desk/frame/rows.tsx";
import type { SessionLine } from "./session-words.server.ts";

/** Classes on their dates, each with a link to change it. A canceled class is struck out, as on the site. */
export function SessionRows({ lines }: { lines: readonly SessionLine[] }) {
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
