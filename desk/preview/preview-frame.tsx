import styles from "./preview-frame.module.css";

/** A page of the site as it would be: within this one, without script, and leading nowhere. */
export function Seen({ html }: { html: string }) {
  return (
    <section className="flow" aria-labelledby="seen">
      <h2 id="seen" className="text-head">
        Not saved yet: visitors would see this
      </h2>
      <iframe
        title="The page as it would be"
        // Its styles and pictures are the site's own; scripts and forms do nothing.
        sandbox="allow-same-origin"
        srcDoc={html}
        className={`full-width ${styles.page}`}
      />
    </section>
  );
}
