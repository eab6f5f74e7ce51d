import { Skeletons } from "#ui/pictures/skeleton.tsx";
import styles from "./next-page.module.css";

/**
 * The outline of a page that is on its way; next-page.behavior.ts lays it over the page that is being left. `waiting` is what
 * it says by the page's address; of all others it says that they load.
 */
export function NextPage({ waiting }: { waiting: Record<string, string> }) {
  return (
    <div data-behavior="outline" data-words={JSON.stringify(waiting)}>
      <div aria-hidden="true" className={styles.line} />
      <template>
        <div aria-busy="true" className={`on-white clip ${styles.outline}`}>
          <div className={`on-coal grid items-end py-7 ${styles.hero}`}>
            <Skeletons count={3} className={`shell stack ${styles.bars}`} />
          </div>
          <div className="shell py-section">
            <output data-part="words" className={styles.words}>
              Loading
            </output>
            <Skeletons count={6} className="tiles" />
          </div>
        </div>
      </template>
    </div>
  );
}
