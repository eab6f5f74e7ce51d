import { Row, Rows } from "#desk/frame/rows.tsx";
import type { SessionLine } from "./session-words.server.ts";

/** Classes on their dates, each with a link to change it. */
export function SessionRows({ lines }: { lines: readonly SessionLine[] }) {
  return (
    <Rows>
      {lines.map(({ off, ...line }) => (
        <Row key={line.label} {...line} now={off} />
      ))}
    </Rows>
  );
}
