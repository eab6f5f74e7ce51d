import { brand } from "#content/site.ts";
import icon192 from "#public/icon-192.png?url";
import icon512 from "#public/icon-512.png?url";
import maskable192 from "#public/icon-maskable-192.png?url";
import maskable512 from "#public/icon-maskable-512.png?url";

const icon = (src: string, sizes: string, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes,
  type: "image/png",
  purpose,
});

/** The desk installs as an app of its own, apart from the public site. */
const manifest = {
  id: "/desk",
  name: `${brand.name} desk`,
  short_name: "Desk",
  lang: "en-US",
  start_url: "/desk",
  scope: "/desk",
  display: "standalone",
  background_color: "#f5f2ec",
  theme_color: "#f5f2ec",
  icons: [
    icon(icon192, "192x192"),
    icon(icon512, "512x512"),
    icon(maskable192, "192x192", "maskable"),
    icon(maskable512, "512x512", "maskable"),
  ],
  shortcuts: [{ name: "Messages", url: "/desk/messages" }],
};

export function loader() {
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
