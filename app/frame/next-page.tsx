import { Skeletons } from "#app/ui/skeleton.tsx";
import styles from "./next-page.module.css";

/** What pages say while they are waited for; all others just say that they load. */
const waiting = {
  "/trainers": "Loading trainers",
  "/gallery": "Loading gallery...",
  "/programs/evo-nutrition": "Loading gallery...",
  "/pricing": "Loading membership plans",
};

/** The outline of a page that is on its way; next-page.hand.ts lays it over the page that is being left. */
export function NextPage() {
  return (
    <div data-hand="outline" data-words={JSON.stringify(waiting)}>
      <div aria-hidden="true" className={styles.line} />
      <template>
        <div aria-busy="true">
          <div className={`on-coal ${styles.hero}`}>
            <Skeletons count={3} className={`shell stack ${styles.bars}`} />
          </div>
          <div className="shell py-band">
            <output data-part="words" className={styles.words}>
              Loading
            </output>
            <Skeletons count={6} className={`tiles ${styles.tiles}`} />
          </div>
        </div>
      </template>
    </div>
  );
}
