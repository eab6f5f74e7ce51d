import type { MouseEvent } from "react";
import styles from "./floor-plan.module.css";

type Shape = { x: number; y: number; width: number; height: number };

/** Not to scale. */
const shapes: Record<string, Shape> = {
  "climbing-wall": { x: 6, y: 6, width: 214, height: 78 },
  "lifting-floor": { x: 6, y: 84, width: 214, height: 170 },
  recovery: { x: 220, y: 6, width: 84, height: 92 },
  lobby: { x: 220, y: 98, width: 84, height: 156 },
  ring: { x: 304, y: 6, width: 110, height: 112 },
  mats: { x: 304, y: 118, width: 110, height: 136 },
};

/** Links to the text about each room; while the tour runs, a click shows the room instead. */
export function FloorPlan(props: {
  label: string;
  rooms: readonly { id: string; name: string }[];
  current?: string;
  onChoose?: (room: string) => void;
  className?: string;
}) {
  const { label, rooms, current, onChoose, className = "" } = props;
  function choose(event: MouseEvent, room: string) {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(room);
  }
  return (
    <nav aria-label={label} className={`${styles.plan} ${className}`}>
      <svg viewBox="0 0 420 272" fill="none">
        {Object.entries(shapes).map(([id, shape]) => (
          <rect key={id} aria-hidden="true" {...shape} stroke="var(--rule)" strokeWidth="2" />
        ))}
        {rooms.map(({ id, name }) => {
          const shape = shapes[id];
          if (!shape) return null;
          const words = name.split(" ");
          const middle = shape.y + shape.height / 2 - (words.length - 1) * 11;
          return (
            <g key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                onClick={(event) => choose(event, id)}
              >
                <rect {...shape} className={styles.room} strokeWidth="2" />
                <text textAnchor="middle" fill="currentColor" className={styles.name}>
                  {words.map((word, line) => (
                    <tspan key={word} x={shape.x + shape.width / 2} y={middle + line * 22 + 7}>
                      {line > 0 ? ` ${word}` : word}
                    </tspan>
                  ))}
                </text>
              </a>
            </g>
          );
        })}
        {/* The doors between the rooms. */}
        <path
          aria-hidden="true"
          stroke="var(--color-coal)"
          strokeWidth="4"
          d="M220 172v28M304 172v28M248 98h28M99 84h28M220 38v28M345 118h28"
        />
        <path aria-hidden="true" stroke="currentColor" strokeWidth="5" d="M6 6H414V254H280M244 254H6V6" />
        <path
          aria-hidden="true"
          stroke="var(--color-red)"
          strokeWidth="9"
          d="M20 254H74M86 254H140M152 254H206"
        />
      </svg>
    </nav>
  );
}
