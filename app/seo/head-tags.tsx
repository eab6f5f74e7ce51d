import { use } from "react";
import { DocumentFacts } from "#app/document.ts";
import { ShownTrail } from "#ui/shown-trail.ts";

/** In the head: the title, what a search result says, what a shared link shows. An error brings its own title. */
export function PageTags() {
  const { machine, faulty } = use(DocumentFacts);
  if (!machine) return null;
  const { title, description, canonical, tags } = machine;
  return (
    <>
      <title>{faulty ? `Error: ${title}` : title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {tags.map((tag) => (
        <meta key={tag.property ?? tag.name} {...tag} />
      ))}
    </>
  );
}

/** Last in the body: by then the page has shown its trail. */
export function StructuredData() {
  const { machine } = use(DocumentFacts);
  const trail = use(ShownTrail) ?? [];
  if (!machine?.graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: machine.graph(trail) }} />;
}
