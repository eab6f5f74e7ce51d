import type { Thing } from "schema-dts";
import type { PageQuery } from "#http/page-query.ts";
import type { PageFacts, SitePage } from "./page-facts.ts";
import type { Toolkit } from "./toolkit.server.ts";

/**
 * What a page says of itself, in its own file: `export const handle = { … } satisfies PageHandle<typeof loader>`.
 * Title, head, sitemap, pictures of shared links, structured data, the day's counts and the tests are built from it.
 */
export type PageHandle<Loader extends (...args: never[]) => unknown = () => null> = {
  /** The query parameters that it knows. */
  query?: PageQuery;
  /** Without header and footer around it, and free to stand in frames. */
  bare?: boolean;
  page?: PageFacts;
  /** Instead of `page` where the address ends in a parameter: one for each value that there is. */
  pages?: Record<string, PageFacts>;
  /** Structured data, made from the very data that the page shows. The server hands in what makes it. */
  things?: (told: Telling<Awaited<ReturnType<Loader>>>) => readonly (Thing | null)[];
};

type Telling<Data> = Toolkit & { page: SitePage; loaderData: Data };
