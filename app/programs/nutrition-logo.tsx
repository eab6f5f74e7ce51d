import styles from "./nutrition-logo.module.css";

/** A bowl of three layers, for the three macronutrients, with two leaves. */
export function NutritionLogo({ label }: { label: string }) {
  return (
    <svg viewBox="8 7 56 57" role="img" aria-label={label} className={styles.logo} fill="currentColor">
      <path d="M8 38H64A28 28 0 0 1 63.1 45H8.9A28 28 0 0 1 8 38M9.9 48H62.1A28 28 0 0 1 58.2 55H13.8A28 28 0 0 1 9.9 48M16.4 58H55.6A28 28 0 0 1 46.4 64H25.6A28 28 0 0 1 16.4 58" />
      <path fill="var(--color-brick)" d="M37 34C36 20 44 9 60 7C61 22 52 33 37 34" />
      <path d="M33 34C34 24 27 16 14 14C14 26 21 33 33 34" />
    </svg>
  );
}
