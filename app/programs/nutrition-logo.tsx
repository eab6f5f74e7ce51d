import styles from "./nutrition-logo.module.css";

/** A plate divided into the three macronutrients. */
export function NutritionLogo({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 72 72" role="img" aria-label={label} className={styles.logo} fill="currentColor">
      <path d="M36 2a34 34 0 1 1 0 68 34 34 0 0 1 0-68m0 5a29 29 0 1 0 0 58 29 29 0 0 0 0-58" />
      <path fill="var(--color-brick)" d="M38.500 33.500V12A24 24 0 0 1 57.100 47.700L39 34.300Z" />
      <path d="M33.500 12v23.500L14.600 47.200A24 24 0 0 1 33.500 12M17.200 51.400 35.800 39.800 54.100 51.800A24 24 0 0 1 17.200 51.400" />
    </svg>
  );
}
