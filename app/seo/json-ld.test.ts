import type { Thing } from "schema-dts";
import { expect, test } from "vitest";
import { serializeJsonLd } from "./json-ld.server.ts";

test("text in the data cannot close the script element", () => {
  const graph: Thing[] = [{ "@type": "Event", name: "</script><script>alert(1)</script>" }];
  const json = serializeJsonLd(graph);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@graph": graph });
});
