import { hasScreenshots } from "#content/design/files.ts";
import { manifestDescription, screenshotLabel } from "#content/pages/home.ts";
import { brand } from "#content/site.ts";

const icon = (file: string, sizes: string, purpose?: string) => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith(".svg") ? "image/svg+xml" : "image/png",
  ...(purpose && { purpose }),
});

/** Web app manifest. */
const manifest = {
  id: "/",
  name: brand.name,
  short_name: brand.shortName,
  description: manifestDescription,
  lang: "en-US",
  start_url: "/",
  scope: "/",
  display: "browser",
  background_color: "#ffffff",
  theme_color: "#ffffff",
  icons: [
    icon("favicon.svg", "any"),
    icon("icon-192.png", "192x192"),
    icon("icon-512.png", "512x512"),
    icon("icon-maskable-192.png", "192x192", "maskable"),
    icon("icon-maskable-512.png", "512x512", "maskable"),
  ],
  // Taken by test/screenshots.ts.
  ...(hasScreenshots && {
    screenshots: [
      {
        src: "/screenshot-wide.webp",
        sizes: "1280x800",
        type: "image/webp",
        form_factor: "wide",
        label: screenshotLabel,
      },
      {
        src: "/screenshot-narrow.webp",
        sizes: "780x1688",
        type: "image/webp",
        form_factor: "narrow",
        label: screenshotLabel,
      },
    ],
  }),
};

export function loader() {
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
