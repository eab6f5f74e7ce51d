import { Skeletons } from "#ui/pictures/skeleton.tsx";
import styles from "./next-page.module.css";

/** The loading outline of the next page; next-page.behavior.ts shows it. `loadingTexts` are by path. */
export function NextPage({ loadingTexts }: { loadingTexts: Record<string, string> }) {
  return (
    <div
      id="page-end"
      data-behavior="next-page"
      data-texts={JSON.stringify(loadingTexts)}
      className="no-print"
    >
      <div aria-hidden="true" className={styles.line} />
      <template>
        <div aria-busy="true" className={`on-white clip ${styles.outline}`}>
          <div className={`on-coal grid items-end py-7 ${styles.hero}`}>
            <Skeletons count={3} className={`shell stack ${styles.bars}`} />
          </div>
          <div className="shell py-section">
            <output data-part="text" className={styles.words}>
              Loading
            </output>
            <Skeletons count={6} className="tiles" />
          </div>
        </div>
      </template>
    </div>
  );
}
