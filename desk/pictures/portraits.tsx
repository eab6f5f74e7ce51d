import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { photoUrl } from "#photos/photo-url.ts";
import { Page } from "#desk/frame/page.tsx";
import { Notice } from "#app/ui/notices/notice.tsx";
import { team } from "./team.server.ts";
import styles from "./portraits.module.css";

export async function loader({ request }: LoaderFunctionArgs) {
  const people = await team();
  return {
    saved: new URL(request.url).searchParams.get("saved"),
    people: people.map(({ name, picture }) => ({
      name,
      src: picture && photoUrl(picture, { width: 320, format: "avif" }),
    })),
  };
}

export default function Portraits() {
  const { saved, people } = useLoaderData<typeof loader>();
  return (
    <Page title="Portraits" lead="Choose whose picture it is.">
      {saved && (
        <Notice kind="done" title={`${saved} has a new portrait`}>
          <p>
            Visitors see it within ten seconds:{" "}
            <a className="link" href="/trainers">
              look at the page
            </a>
          </p>
        </Notice>
      )}
      <ul className={`on-white ${styles.people}`}>
        {people.map(({ name, src }) => (
          <li key={name} className={styles.person}>
            {src ? <img src={src} alt="" width={64} height={64} /> : <span className={styles.none} />}
            <a href={`/desk/pictures/person?name=${encodeURIComponent(name)}`} className="strong stretch">
              {name}
            </a>
            {!src && <span className="text-quiet">no portrait</span>}
          </li>
        ))}
      </ul>
    </Page>
  );
}
