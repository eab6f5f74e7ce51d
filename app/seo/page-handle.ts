import type { Thing } from "schema-dts";
import type { PageChanges } from "#content/is-on.ts";
import type { PageQuery } from "#http/page-query.ts";
import type { PageMeta, SitePage } from "./page-meta.ts";
import type { SchemaBuilders } from "./schema-builders.server.ts";

/**
 * The handle of a page's route: `export const handle = { … } satisfies PageHandle<typeof loader>`. It is the source of
 * head tags, sitemap, social images, JSON-LD and visit counts.
 */
export type PageHandle<Loader extends (...args: never[]) => unknown = () => null> = {
  /** Accepted query parameters. */
  query?: PageQuery;
  /** No header and footer; may be embedded in an iframe. */
  bare?: boolean;
  page?: PageMeta;
  /** For a route with a parameter: one entry for each value. */
  pages?: Record<string, PageMeta>;
  /** The page's description, where the gym can reword it. */
  description?: (loaderData: Awaited<ReturnType<Loader>>) => string;
  /** The page's JSON-LD nodes. The builders are passed in because this file is also in the browser build. */
  jsonLd?: (input: JsonLdInput<Awaited<ReturnType<Loader>>>) => readonly (Thing | null)[];
};

type JsonLdInput<Data> = SchemaBuilders & { page: SitePage; pages: PageChanges; loaderData: Data };
