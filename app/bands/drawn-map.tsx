import styles from "./drawn-map.module.css";

type Road = { d: string; kind: "street" | "road" | "highway" | "trail" };
type Label = { x: number; y: number; text: string; turn?: number; kind?: "town" | "water" | "shield" };
type Drawing = { river: string; roads: Road[]; labels: Label[]; at: [number, number] };

/** Drawn by hand from how the roads run, not to scale: enough to know which corner to turn at. */
const drawings: Record<"maineville" | "west-chester", Drawing> = {
  maineville: {
    river: "M-20 60C60 90 70 150 62 210S20 300 70 360 150 420 140 480 90 560 110 640",
    roads: [
      { kind: "trail", d: "M2 40C96 100 96 150 88 214S50 296 98 348 178 416 168 482 122 560 140 640" },
      {
        kind: "street",
        d: "M60 236 320 268M430-20 452 150 640 172M640 172 830 120M330 470 470 430 610 470 700 640",
      },
      { kind: "street", d: "M560 312 600 180M470 430 500 290M610 470 830 410M250 640 330 470 240 330" },
      { kind: "road", d: "M-20 214 88 232C180 250 230 300 330 306S520 286 620 318 760 370 830 360" },
      { kind: "road", d: "M560-20C552 70 536 150 520 220S494 330 498 400 530 540 520 640" },
      { kind: "highway", d: "M240 640C400 560 560 540 830 470" },
    ],
    labels: [
      { x: 108, y: 226, text: "Foster-Maineville Rd", turn: 22 },
      { x: 546, y: 96, text: "48", kind: "shield" },
      { x: 664, y: 512, text: "22", kind: "shield" },
      { x: 300, y: 398, text: "Maineville", kind: "town" },
      { x: 104, y: 176, text: "Foster", kind: "town" },
      { x: 40, y: 452, text: "Little Miami River", turn: 78, kind: "water" },
    ],
    at: [400, 300],
  },
  "west-chester": {
    river: "M820 60C760 120 780 200 720 260S690 400 640 470 600 580 560 640",
    roads: [
      {
        kind: "street",
        d: "M-20 160 240 150 400 190M120-20 150 260 110 640M540 640 560 420 700 300 830 290",
      },
      { kind: "street", d: "M240 150 250 400 150 520M400 430 560 420M400 190 640 120 830 150" },
      { kind: "road", d: "M-20 330C120 320 260 326 400 314S660 250 830 220" },
      { kind: "road", d: "M620-20C600 100 590 220 560 320S500 520 520 640" },
      { kind: "road", d: "M-20 540C180 520 380 540 830 500" },
      { kind: "highway", d: "M330-20C360 120 392 220 402 314S380 520 330 640" },
    ],
    labels: [
      { x: 132, y: 314, text: "Union Centre Blvd", turn: -1 },
      { x: 352, y: 100, text: "75", kind: "shield" },
      { x: 600, y: 484, text: "Tylersville Rd", turn: -2 },
      { x: 566, y: 400, text: "Cincinnati-Dayton Rd", turn: -76 },
      { x: 220, y: 240, text: "West Chester", kind: "town" },
    ],
    at: [476, 300],
  },
};

const widths: Record<Road["kind"], { edge: number; road: number }> = {
  street: { edge: 9, road: 6 },
  road: { edge: 17, road: 13 },
  highway: { edge: 25, road: 12 },
  trail: { edge: 0, road: 3 },
};

/** Fills its place at once, without a request to anyone; a live map may take it over at a click. */
export function DrawnMap({ place, title }: { place: keyof typeof drawings; title: string }) {
  const { river, roads, labels, at } = drawings[place];
  return (
    <svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
      fill="none"
      className="cover"
    >
      <path d="M0 0H800V600H0Z" className={styles.ground} />
      <path d={river} strokeWidth={22} className={styles.river} />
      {roads.map(({ d, kind }) => (
        <path key={d} d={d} strokeWidth={widths[kind].edge} className={styles.edge} />
      ))}
      {roads.map(({ d, kind }) => (
        <path key={d} d={d} strokeWidth={widths[kind].road} className={styles[kind]} />
      ))}
      {labels.map(({ x, y, text, turn = 0, kind }) => (
        <g
          key={text}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={`${styles.label} ${kind ? styles[kind] : ""}`}
        >
          {kind === "shield" && <path d="M-20-21H20V9L0 25-20 9Z" />}
          <text textAnchor={kind === "shield" ? "middle" : "start"}>{text}</text>
        </g>
      ))}
      <g transform={`translate(${at[0]} ${at[1]})`} className={styles.pin}>
        <path d="M-34-92H34V-24H12L0 0-12-24H-34Z" />
        <path className={styles.door} d="M-20-80H20V-38H-20Z" />
        <path className={styles.slats} d="M-17-80H17V-73H-17ZM-17-69H17V-62H-17ZM-17-58H17V-51H-17Z" />
      </g>
    </svg>
  );
}
