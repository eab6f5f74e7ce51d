import type { ReactNode } from "react";

/** Drawings on a grid of 24 by 24, stroked in the color of the text (icon.module.css) unless they say otherwise. */
export const icons = {
  activity: <path d="M2 12h4l3-8 6 16 3-8h4" />,
  alert: <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.5v.01" />,
  arrow: <path d="M3 12h17M14 5.5 20.5 12 14 18.5" />,
  back: <path d="M21 12H4M10 5.5 3.5 12 10 18.5" />,
  baseball: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M6 5c2.5 4.3 2.5 9.7 0 14M18 5c-2.5 4.3-2.5 9.7 0 14" strokeDasharray="1 3.2" />
    </>
  ),
  basketball: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 3v18M3 12h18M5.5 5.5c4 3.5 4 9.5 0 13M18.5 5.5c-4 3.5-4 9.5 0 13" />
    </>
  ),
  bell: <path d="M4 18c2-2 2-4 2-8a6 6 0 0 1 12 0c0 4 0 6 2 8zM10 21h4" />,
  calendar: <path d="M3 5h18v16H3zM3 10h18M8 2.5v4M16 2.5v4M7 14h3M14 14h3" />,
  camera: (
    <>
      <path d="M2.5 7H7l2-3h6l2 3h4.5v13h-19z" />
      <circle cx="12" cy="13" r="4" />
    </>
  ),
  check: <path d="m4 12.5 5.5 5.5L20 7" />,
  climb: <path d="M2 20 9 6l4 7 2.5-4L22 20zM7 10l2 1.5L11 9.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="m5 5 14 14M19 5 5 19" />,
  directions: <path d="M12 2 22 12 12 22 2 12zM9 15v-4h6M13 8.5 15.5 11 13 13.5" />,
  door: <path d="M3 21V4h18v17M6 21V8h12v13M6 12h12M6 16h12" />,
  down: <path d="m5 9 7 7 7-7" />,
  dumbbell: <path d="M5 7v10M19 7v10M2 10v4M22 10v4M8 5v14M16 5v14M8 12h8" />,
  external: <path d="M6 18 18 6M8.5 6H18v9.5" />,
  facebook: (
    <path
      d="M13.5 22v-8.5h3l.6-4h-3.6V7.2c0-1.2.5-1.9 2-1.9h1.7V2c-.7-.1-1.6-.2-2.5-.2-3 0-5 1.7-5 5v2.7H6.5v4h3.2V22z"
      fill="currentColor"
      stroke="none"
    />
  ),
  file: <path d="M14 2.5H5v19h14v-14zM14 2.5v5h5M12 18v-7M9 13.5l3-3 3 3" />,
  football: <path d="M3 21C2 10 10 2 21 3c1 11-7 19-18 18zM9 15l6-6M9.5 11.5l3 3M11.5 9.5l3 3" />,
  grid: <path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z" />,
  heart: <path d="M12 20.5 3.7 12.2a5.2 5.2 0 0 1 7.4-7.4l.9.9.9-.9a5.2 5.2 0 0 1 7.4 7.4z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5V16M12 8v.01" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  left: <path d="m15 5-7 7 7 7" />,
  mail: <path d="M3 5h18v14H3zM3.5 6l8.5 7 8.5-7" />,
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  minus: <path d="M4 12h16" />,
  pause: <path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor" stroke="none" />,
  phone: (
    <path d="M4 3h4l2 5-2.5 2a13 13 0 0 0 6.5 6.5l2-2.5 5 2v4a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1z" />
  ),
  pin: (
    <>
      <path d="M12 22s7-7.2 7-12.5a7 7 0 0 0-14 0C5 14.8 12 22 12 22z" />
      <circle cx="12" cy="9.5" r="2.3" />
    </>
  ),
  play: <path d="M6 3.5 20 12 6 20.5z" fill="currentColor" stroke="none" />,
  plus: <path d="M12 4v16M4 12h16" />,
  quote: <path d="M3 5h8v8l-3.5 6H4l2-6H3zM13 5h8v8l-3.5 6H14l2-6h-3z" fill="currentColor" stroke="none" />,
  right: <path d="m9 5 7 7-7 7" />,
  rows: <path d="M3 5h18v5H3zM3 14h18v5H3z" />,
  soccer: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 8 4 3-1.5 4.5h-5L8 11zM12 3v5M16 11l5-2M14.5 15.5l3 4M9.5 15.5l-3 4M8 11 3 9" />
    </>
  ),
  star: (
    <path
      d="m12 3 2.8 5.8 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L2.9 9.7l6.3-.9z"
      fill="currentColor"
      stroke="none"
    />
  ),
  tag: (
    <>
      <path d="M3 3h9l9 9-9 9-9-9z" />
      <path d="M7.5 7.5h.01" />
    </>
  ),
  tiktok: (
    <path
      d="M16 2c.4 2.7 2 4.3 4.7 4.5v3.7a9 9 0 0 1-4.7-1.5v6.8A6.3 6.3 0 1 1 9.6 9.3v3.9a2.5 2.5 0 1 0 2.5 2.5V2z"
      fill="currentColor"
      stroke="none"
    />
  ),
  track: (
    <>
      <circle cx="12" cy="14" r="7.5" />
      <path d="M12 14V10M9.5 2.5h5M12 3v3.5M18 6l1.5 1.5" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="7" r="4" />
      <path d="M4 21v-2a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v2" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="7" r="4" />
      <path d="M2 21v-3a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v3M16 3.3a4 4 0 0 1 0 7.4M18.5 14.3A4 4 0 0 1 22 18v3" />
    </>
  ),
  view: (
    <>
      <path d="M12 5c5.5 0 9.5 2.7 9.5 6.5S17.5 18 12 18 2.5 15.3 2.5 11.5 6.5 5 12 5zM9.5 15.5 12 18l-2.5 2.5" />
      <circle cx="12" cy="11" r="1.5" />
    </>
  ),
  volleyball: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 12c0-4.5 1.5-7.5 4.5-9M12 12c4 2.2 7.3 2.4 9.3.8M12 12c-4 2.3-5.7 5-5.5 8.4M9 3c-2 3-1.5 7 3 9M3 9.5c1.5 3.3 5 4.5 9 2.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;
