import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { readClient } from "./client.ts";

function request(headers: Record<string, string>, remoteAddress = "10.0.0.9"): IncomingMessage {
  return {
    headers: { host: "gym.example", ...headers },
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
}

describe("the client's address", () => {
  test("ignores forwarded headers without a trusted proxy", () => {
    const spoofed = request({ "x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https" });
    expect(readClient(spoofed, 0)).toEqual({
      address: "10.0.0.9",
      origin: "http://gym.example",
      direct: false,
    });
  });

  test("behind one proxy, the address is the last one in the chain, whatever the client sent", () => {
    const proxied = request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-proto": "https" });
    expect(readClient(proxied, 1)).toEqual({
      address: "1.2.3.4",
      origin: "https://gym.example",
      direct: false,
    });
  });

  test("behind two proxies, it is the one before", () => {
    const proxied = request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1" });
    expect(readClient(proxied, 2).address).toBe("1.2.3.4");
  });

  test.each([
    ["1.2.3.4:5678", "1.2.3.4"],
    ["[2001:db8::1]:5678", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["unknown", "10.0.0.9"],
    ["_hidden:5678", "10.0.0.9"],
  ])("'%s' from a proxy is the address %s, without the port", (hop, address) => {
    expect(readClient(request({ "x-forwarded-for": `6.6.6.6, ${hop}` }), 1).address).toBe(address);
  });

  test("a chain that is too short gives its first address", () => {
    expect(readClient(request({}), 2).address).toBe("10.0.0.9");
  });

  test.each(["x-forwarded-proto", "x-forwarded-host", "forwarded", "x-real-ip", "via"])(
    "a request with %s came through a proxy",
    (name) => {
      expect(readClient(request({ [name]: "any" })).direct).toBe(false);
    },
  );

  test("only a request without any forwarded header is direct", () => {
    expect(readClient(request({}), 0).direct).toBe(true);
    expect(readClient(request({ forwarded: "for=1.2.3.4" }), 0).direct).toBe(false);
    expect(readClient(request({ "x-real-ip": "1.2.3.4" }), 0).direct).toBe(false);
  });
});
