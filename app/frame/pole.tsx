import type { ReactNode } from "react";

/** The brass pole at the side of a long page, with a mark for each of its sections on wide screens. */
export function Pole(props: { marks: readonly { id: string; label: string }[]; children: ReactNode }) {
  const { marks, children } = props;
  return (
    <div className="with-pole">
      {children}
      <div className="pole" data-hand="pole">
        <nav aria-label="On this page" className="pole-marks">
          <ol>
            {marks.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
