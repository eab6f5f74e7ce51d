import type { Thing } from "schema-dts";
import { expect, test } from "vitest";
import { brand, places } from "#content/site.ts";
import { serializeJsonLd } from "./json-ld.server.ts";
import { offer } from "./schema-offers.server.ts";
import { nodeIds, organization } from "./urls.server.ts";

test("text in the data cannot close the script element", () => {
  const graph: Thing[] = [{ "@type": "Event", name: "</script><script>alert(1)</script>" }];
  const json = serializeJsonLd(graph);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@graph": graph });
});

test("a price in the copy says its period, and a place has one name wherever it is named", () => {
  const per = (...words: [string, string?]) => JSON.stringify(offer("Climbing", ...words));
  expect(per("$65/MONTH")).toContain('"price":"65.00"');
  expect(per("$65/MONTH")).toContain('"unitCode":"MON"');
  expect(per("$100", "month")).toContain('"unitCode":"MON"');
  expect(per("$100", "hour")).toContain('"unitCode":"HUR"');
  expect(per("$20")).not.toContain("priceSpecification");
  for (const place of places.slice(1)) expect(organization(place).name).toBe(place.name);
  expect(organization()).toMatchObject({ "@id": nodeIds.gym, name: brand.name });
});
