import { useContext } from "react";
import { ShownTrail } from "#app/ui/shown-trail.ts";
import { MachineFacts } from "./machine-facts.ts";

/** In the head: what a shared link shows. */
export function SharedLinkTags() {
  const facts = useContext(MachineFacts);
  return facts?.tags.map((tag) => <meta key={tag.property ?? tag.name} {...tag} />);
}

/** Last in the body: by then the page has shown its trail. */
export function StructuredData() {
  const facts = useContext(MachineFacts);
  const trail = useContext(ShownTrail) ?? [];
  if (!facts) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts.graph(trail) }} />;
}
