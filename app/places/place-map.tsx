import type { DrawnMap as Drawing, Place } from "#domain/place.ts";
import styles from "./place-map.module.css";

/** The drawn map of a place, or a card with its address. */
export function PlaceMap({ place, title }: { place: Place; title: string }) {
  const { map, name, street, town, region, postalCode } = place;
  if (map) return <DrawnMap drawing={map} title={title} />;
  return (
    <div className="cover on-bone py-section">
      <div className="shell">
        <p className="sign text-quiet">{name}</p>
        <p className="display text-title">
          {street}
          {street && <br />}
          {town}, {region} {postalCode}
        </p>
      </div>
    </div>
  );
}

const ground = "color-mix(in srgb, var(--color-sand) 70%, var(--color-bone))";
const edge = "color-mix(in srgb, var(--color-sand) 90%, var(--color-ink))";
const trail = "color-mix(in srgb, var(--color-fog) 58%, var(--color-ash))";

type Line = { edge: number; road: number; stroke: string; strokeDasharray?: string };
const lines: Record<Drawing["roads"][number]["kind"], Line> = {
  street: { edge: 9, road: 6, stroke: "var(--color-white)" },
  road: { edge: 17, road: 13, stroke: "var(--color-white)" },
  highway: { edge: 25, road: 12, stroke: "var(--color-ink)" },
  trail: { edge: 0, road: 3, stroke: trail, strokeDasharray: "8 7" },
};

/** An SVG, so that the map needs no request to a map service. */
function DrawnMap({ drawing, title }: { drawing: Drawing; title: string }) {
  const { river, roads, labels, at } = drawing;
  return (
    <svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
      fill="none"
      className="cover"
    >
      <path d="M0 0H800V600H0Z" fill={ground} />
      <path d={river} strokeWidth={22} stroke="var(--color-river)" />
      {roads.map(({ d, kind }) => (
        <path key={d} d={d} strokeWidth={lines[kind].edge} stroke={edge} />
      ))}
      {roads.map(({ d, kind }) => {
        const { road, stroke, strokeDasharray } = lines[kind];
        return <path key={d} d={d} strokeWidth={road} {...{ stroke, strokeDasharray }} />;
      })}
      {labels.map(({ x, y, text, turn = 0, kind }) => (
        <g
          key={text}
          aria-hidden="true"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={`${styles.label} ${kind ? styles[kind] : ""}`}
        >
          {kind === "shield" && <path d="M-20-21H20V9L0 25-20 9Z" fill="var(--color-ink)" />}
          <text textAnchor={kind === "shield" ? "middle" : "start"}>{text}</text>
        </g>
      ))}
      <g transform={`translate(${at[0]} ${at[1]})`} fill="var(--color-red)">
        <path d="M-34-92H34V-24H12L0 0-12-24H-34Z" />
        <path fill="var(--color-ink)" d="M-20-80H20V-38H-20Z" />
        <path fill="var(--color-white)" d="M-17-80H17V-73H-17ZM-17-69H17V-62H-17ZM-17-58H17V-51H-17Z" />
      </g>
    </svg>
  );
}
