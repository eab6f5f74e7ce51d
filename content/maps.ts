import type { DrawnMap } from "#domain/place.ts";

// Drawn by hand, not to scale.

export const stationMap: DrawnMap = {
  river: "M-60 20C60 50 116 130 102 210S60 300 110 360 190 420 180 480 130 560 150 640",
  roads: [
    { kind: "trail", d: "M-20-20C100 40 144 130 128 214S90 296 138 348 218 416 208 482 162 560 180 640" },
    {
      kind: "street",
      d: "M430-20 452 150 640 172M640 172 830 120M330 470 470 430 610 470 700 640",
    },
    { kind: "street", d: "M560 312 604 167M470 430 500 290M610 470 830 410M250 640 330 470 226 283" },
    { kind: "road", d: "M-20 214 88 232C180 250 230 300 330 306S520 286 620 318 760 370 830 360" },
    { kind: "road", d: "M560-20C552 70 536 150 520 220S494 330 498 400 530 540 520 640" },
    { kind: "highway", d: "M120 680C360 530 560 500 830 430" },
  ],
  labels: [
    { x: 146, y: 237, text: "Foster-Maineville Rd", turn: 14.5 },
    { x: 546, y: 96, text: "48", kind: "shield" },
    { x: 640, y: 452, text: "22", kind: "shield" },
    { x: 300, y: 398, text: "Maineville", kind: "town" },
    { x: 154, y: 176, text: "Foster", kind: "town" },
    { x: 174, y: 354, text: "Little Miami River", turn: 52, kind: "water" },
  ],
  at: [400, 300],
};

export const hallMap: DrawnMap = {
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
    { x: 140, y: 488, text: "Tylersville Rd" },
    { x: 566, y: 400, text: "Cincinnati-Dayton Rd", turn: -76 },
    { x: 150, y: 240, text: "West Chester", kind: "town" },
  ],
  at: [476, 300],
};
