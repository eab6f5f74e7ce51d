import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress, compressWell } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0, gzip;q=0.1", "gzip"],
  ["identity;q=1, br;q=0.9", "identity"],
  ["deflate", "identity"],
  ["identity;q=0, *;q=0", null],
  ["BR", "br"],
  ["br;q=banana, gzip", "gzip"],
])("for %s the server chooses %s", (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test("every encoding decodes to the same bytes, and the best level is the smallest", async () => {
  const page = Buffer.from("<p>Twelve thousand square feet, three bay doors.</p>".repeat(400));
  const quick = await compress(page);
  const well = await compressWell(page);
  for (const bodies of [quick, well]) {
    expect(brotliDecompressSync(bodies.br).equals(page)).toBe(true);
    expect(gunzipSync(bodies.gzip).equals(page)).toBe(true);
  }
  expect(well.br.length).toBeLessThanOrEqual(quick.br.length);
});
