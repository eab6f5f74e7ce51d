import type { ReactNode } from "react";
import { brand } from "#content/site.ts";
import styles from "./frame.module.css";

/** The gym's name at the top of every screen, and next to it who is signed in. */
export function BrandHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={`on-white text-large row items-baseline justify-between gap-y-0 ${styles.header}`}>
      <p className="display">{brand.name} desk</p>
      {children}
    </header>
  );
}
