import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientOf } from "./client.ts";

function request(headers: Record<string, string>, remoteAddress = "10.0.0.9"): IncomingMessage {
  return {
    headers: { host: "gym.example", ...headers },
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
}

describe("who asks", () => {
  test("without a trusted proxy nobody's word is taken", () => {
    const spoofed = request({ "x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https" });
    expect(clientOf(spoofed, 0)).toEqual({
      address: "10.0.0.9",
      origin: "http://gym.example",
      direct: false,
    });
  });

  test("behind one proxy the address is the last that it saw, whatever the visitor claimed before", () => {
    const proxied = request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-proto": "https" });
    expect(clientOf(proxied, 1)).toEqual({
      address: "1.2.3.4",
      origin: "https://gym.example",
      direct: false,
    });
  });

  test("behind two proxies it is the one before", () => {
    const proxied = request({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1" });
    expect(clientOf(proxied, 2).address).toBe("1.2.3.4");
  });

  test.each([
    ["1.2.3.4:5678", "1.2.3.4"],
    ["[2001:db8::1]:5678", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["unknown", "10.0.0.9"],
    ["_hidden:5678", "10.0.0.9"],
  ])(
    "a proxy that writes '%s' means %s: a new port for each connection is no new address",
    (hop, address) => {
      expect(clientOf(request({ "x-forwarded-for": `6.6.6.6, ${hop}` }), 1).address).toBe(address);
    },
  );

  test("a shorter chain than promised gives the first address there is", () => {
    expect(clientOf(request({}), 2).address).toBe("10.0.0.9");
  });

  test.each(["x-forwarded-proto", "x-forwarded-host", "forwarded", "x-real-ip", "via"])(
    "a request with %s came through a proxy",
    (name) => {
      expect(clientOf(request({ [name]: "any" })).direct).toBe(false);
    },
  );

  test("only a request without any forwarded header is direct", () => {
    expect(clientOf(request({}), 0).direct).toBe(true);
    expect(clientOf(request({ forwarded: "for=1.2.3.4" }), 0).direct).toBe(false);
    expect(clientOf(request({ "x-real-ip": "1.2.3.4" }), 0).direct).toBe(false);
  });
});
