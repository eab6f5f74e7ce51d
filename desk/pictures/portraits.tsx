import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { Page } from "#desk/frame/page.tsx";
import { Done } from "#desk/log/done.tsx";
import { team } from "./team.server.ts";
import styles from "./portraits.module.css";

export async function loader({ request }: LoaderFunctionArgs) {
  const people = await team();
  return {
    done: new URL(request.url).searchParams.get("done"),
    people: people.map(({ name, picture }) => ({
      name,
      src: picture && photoUrl(picture, { width: 320, format: "avif" }),
    })),
  };
}

export default function Portraits() {
  const { done, people } = useLoaderData<typeof loader>();
  return (
    <Page title="Portraits" lead="Choose whose picture it is.">
      {done && <Done id={done} page="/trainers" />}
      <ul className="on-white ruled">
        {people.map(({ name, src }) => (
          <li key={name} className={`row relative ${styles.person}`}>
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
