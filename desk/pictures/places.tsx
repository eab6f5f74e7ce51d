import { useLoaderData } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { readRows } from "#operations/changes/edit.ts";
import { collections } from "#operations/collections/collections.ts";
import { cellText } from "#operations/collections/collection.ts";
import { sitePlaces } from "#operations/pictures/site-places.ts";
import { Page } from "#desk/frame/page.tsx";
import styles from "./portraits.module.css";

export async function loader() {
  const rows = await readRows(siteDatabase(), collections["site-pictures"]);
  const listed = sitePlaces.map(({ name, group, label }) => {
    const own = rows.find((row) => row["place"] === name);
    const key = own ? cellText(own["picture"]) : `site/${name}.webp`;
    return { name, group, label, own: Boolean(own), src: photoUrl(key, { width: 320, format: "avif" }) };
  });
  return { groups: Object.entries(Object.groupBy(listed, ({ group }) => group)) };
}

export default function Places() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Pictures of the design"
      lead="Choose a place. Your own photograph takes the design’s picture’s place; you can always go back."
    >
      {groups.map(([group, places]) => (
        <section key={group} className="flow">
          <h2 className="text-head">{group}</h2>
          <ul className="on-white ruled">
            {places?.map(({ name, label, own, src }) => (
              <li key={name} className={`row relative ${styles.person}`}>
                <img src={src} alt="" width={64} height={64} loading="lazy" />
                <a href={`/desk/pictures/place?name=${name}`} className="strong stretch">
                  {label}
                </a>
                {own && <span className="text-quiet">yours</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
