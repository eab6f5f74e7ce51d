import styles from "./nutrition-logo.module.css";

/** A plate seen from above, split in the three parts that the coaches count, and the name beside it. */
export function NutritionLogo({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 266 72" role="img" aria-label={label} className={styles.logo} fill="currentColor">
      <path d="M36 2a34 34 0 1 1 0 68 34 34 0 0 1 0-68m0 5a29 29 0 1 0 0 58 29 29 0 0 0 0-58" />
      <path className={styles.third} d="M38.500 33.500V12A24 24 0 0 1 57.100 47.700L39 34.300Z" />
      <path d="M33.500 12v23.500L14.600 47.200A24 24 0 0 1 33.500 12M17.200 51.400 35.800 39.800 54.100 51.800A24 24 0 0 1 17.200 51.400" />
      <path d="M84 4h19l-2 5.500H89.500V15H100v5.500H89.500V27h13l-2 5.500H84ZM106 4h6.300l6 20.500L124.300 4h6.300l-9.200 28.500h-6.300ZM138 4h14l5 5v18.500l-5 5h-14l-5-5V9Zm1 5.500v17.500h12V9.500Z" />
      <g transform="translate(84 42)">
        <path d="M0 0h5.400l9 15.300V0H19v26h-5.400L4.600 10.700V26H0ZM24 0h5v19.500l2 2h6l2-2V0h5v21.600L39.600 26h-11L24 21.600ZM48 0h19v4.600h-7V26h-5V4.600h-7ZM71 0h14l4 4v9.500l-3.400 3L90 26h-5.400l-4-8.800H76V26h-5Zm5 4.600v8.200h6.800L84 11.600V5.800l-1.200-1.200ZM94 0h5v26h-5ZM103 0h19v4.600h-7V26h-5V4.600h-7ZM126 0h5v26h-5ZM139.400 0h11l4.600 4.400v17.200L150.400 26h-11l-4.400-4.400V4.400Zm.6 6.600v12.800l2 2h6l2-2V6.600l-2-2h-6Z" />
        <path d="M160 0h5.4l9 15.3V0H179v26h-5.4l-9-15.3V26H160Z" />
      </g>
    </svg>
  );
}
