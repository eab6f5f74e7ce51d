import { BreakableLink } from "#ui/text/breakable.tsx";
import type { factsFor } from "./message-facts.ts";
import styles from "./message.module.css";

export function Details({ facts }: { facts: ReturnType<typeof factsFor> }) {
  return (
    <>
      <h2 className="text-head">Details</h2>
      <dl className={`lined ${styles.facts}`}>
        {facts.map(({ label, value, to }) => (
          <div key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd>{to ? <BreakableLink href={to} text={value} className="link tap" /> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
