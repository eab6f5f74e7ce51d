import { adultClasses } from "./adult-classes.ts";
import { alphaOmegaBoxing } from "./alpha-omega-boxing.ts";
import { apexJiuJitsu } from "./apex-jiu-jitsu.ts";
import { evoGrappling } from "./evo-grappling.ts";
import { evoMayhem } from "./evo-mayhem.ts";
import { evoNutrition } from "./evo-nutrition.ts";
import { evoRecovery } from "./evo-recovery.ts";
import { personalTraining } from "./personal-training.ts";
import type { Program } from "./program.ts";
import { smallGroupTraining } from "./small-group-training.ts";
import { sportsPerformance } from "./sports-performance.ts";

/** The programs in the order of the menu. */
export const programs: readonly Program[] = [
  adultClasses,
  evoMayhem,
  personalTraining,
  smallGroupTraining,
  sportsPerformance,
  apexJiuJitsu,
  alphaOmegaBoxing,
  evoNutrition,
  evoRecovery,
];

/** With a page and classes, but in no menu: Apex Jiu-Jitsu leads there. */
export const unlisted: readonly Program[] = [evoGrappling];
