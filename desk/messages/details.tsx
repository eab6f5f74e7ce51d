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
            <dd>
              {to ? (
                <a className="link tap" href={to}>
                  <Address>{value}</Address>
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** An e-mail address breaks before its @. */
function Address({ children }: { children: string }) {
  const [name, domain] = children.split(/(?=@)/);
  return (
    <span>
      {name}
      <wbr />
      {domain}
    </span>
  );
}
