import styles from "./preview-frame.module.css";

/** A page of the site with the change, without script or working links. */
export function PreviewFrame({ html, page }: { html: string; page: string }) {
  return (
    <section className="flow" aria-labelledby="preview">
      <h2 id="preview" className="text-head">
        Preview, not saved yet
      </h2>
      <iframe
        title="Preview of the page"
        // Loads the site's styles and photos, but blocks scripts and forms.
        sandbox="allow-same-origin"
        srcDoc={html}
        data-behavior="preview"
        data-page={page}
        className={`full-width ${styles.page}`}
      />
    </section>
  );
}
