import type { DifferenceLine } from "./change.server.ts";
import styles from "./difference.module.css";

const verbs = { "-": "Goes", "+": "New", "~": "Changes" };
const SHOWN = 100;

/** What will be different, before it is. */
export function Difference({
  lines,
  warnings,
}: {
  lines: readonly DifferenceLine[];
  warnings: readonly string[];
}) {
  return (
    <section className="flow" aria-labelledby="difference">
      <h2 id="difference" className="text-head">
        This will be different
      </h2>
      {warnings.map((warning) => (
        <p key={warning} className="strong">
          Mind: {warning}.
        </p>
      ))}
      <DifferenceLines lines={lines} verbs={verbs} />
    </section>
  );
}

/** `note` says something of its line, below its cells. */
export function DifferenceLines(props: {
  lines: readonly (DifferenceLine & { note?: string })[];
  verbs: Readonly<Record<DifferenceLine["sign"], string>>;
}) {
  const { lines, verbs } = props;
  return (
    <>
      <ul className={`on-white ruled ${styles.lines}`}>
        {lines.slice(0, SHOWN).map(({ sign, title, cells, note = "" }) => (
          <li key={sign + title + note}>
            <p className="strong">
              {verbs[sign]}: {title}
            </p>
            {cells.map(({ name, from, to }) => (
              <p key={name} className={`grid mt-2 ${styles.cell}`}>
                <span className="text-quiet">{name}</span>
                {from !== undefined && <del>{from || "(empty)"}</del>}
                {to !== undefined && <ins>{to || "(empty)"}</ins>}
              </p>
            ))}
            {note && <p className="text-quiet">{note}</p>}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p>And {lines.length - SHOWN} more.</p>}
    </>
  );
}
