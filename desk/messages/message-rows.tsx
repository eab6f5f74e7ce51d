import { Row, Rows } from "#desk/frame/rows.tsx";
import type { MessageLine } from "./message-words.ts";

export function MessageRows({ lines, none }: { lines: readonly MessageLine[]; none: string }) {
  if (lines.length === 0) return <p className="text-lead">{none}</p>;
  return (
    <Rows>
      {lines.map(({ id, name, about, chips, waits, late }) => (
        <Row
          key={id}
          to={`/desk/messages/${id}`}
          title={name}
          face={{ name }}
          facts={about}
          chips={chips}
          side={
            waits && (
              <>
                <span className="sr-only">Waiting: </span>
                {waits}
              </>
            )
          }
          now={late}
        />
      ))}
    </Rows>
  );
}
