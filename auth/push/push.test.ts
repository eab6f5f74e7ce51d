import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-host.ts";
import { isQuiet } from "./quiet-hours.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

test.each([
  "",
  "nonsense",
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://user:secret@fcm.googleapis.com/abc",
  "https://fcm.googleapis.com@169.254.169.254/latest",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evilnotify.windows.com/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://127.0.0.1/abc",
  "https://localhost/abc",
  "https://[::1]/abc",
  "https://10.0.0.1/abc",
  "file:///etc/passwd",
  "ftp://web.push.apple.com/abc",
  `https://web.push.apple.com/${"a".repeat(1_000)}`,
])("%s is refused", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

test("a push service on this machine is accepted only if it is configured", () => {
  expect(isPushEndpoint("http://127.0.0.1:4000/a")).toBe(false);
  expect(isPushEndpoint("http://127.0.0.1:4000/a", "http://127.0.0.1:4000")).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:4001/a", "http://127.0.0.1:4000")).toBe(false);
});

test("quiet hours may span midnight", () => {
  const at = (hour: number) => isQuiet(hour * 60, "22:00", "06:00");
  expect([21, 22, 23, 0, 5, 6, 12].map(at)).toEqual([false, true, true, true, true, false, false]);
  expect(isQuiet(13 * 60, "13:00", "14:00")).toBe(true);
  expect(isQuiet(14 * 60, "13:00", "14:00")).toBe(false);
  expect(isQuiet(0, null, null)).toBe(false);
});
