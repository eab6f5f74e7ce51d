import { use } from "react";
import { DocumentContext } from "#app/document.ts";
import { RenderedTrail } from "#ui/trail.ts";

/** Title, description, canonical URL and social tags. An error page sets its own title. */
export function HeadTags() {
  const { headTags, failed } = use(DocumentContext);
  if (!headTags) return null;
  const { title, description, canonical, meta } = headTags;
  return (
    <>
      <title>{failed ? `Error: ${title}` : title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {meta.map((tag) => (
        <meta key={tag.property ?? tag.name} {...tag} />
      ))}
    </>
  );
}

/** Last in the body, since it needs the breadcrumbs that the page rendered. */
export function JsonLd() {
  const { headTags } = use(DocumentContext);
  const trail = use(RenderedTrail) ?? [];
  if (!headTags?.jsonLd) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: headTags.jsonLd(trail) }} />;
}
