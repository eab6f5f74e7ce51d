// The desk's service worker. It shows notifications, and nothing else: it has no fetch handler and caches nothing.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => event.waitUntil(notify()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

/** A push is empty, so that no push service learns anything. */
async function notify() {
  const { title, to, unanswered, icon } = await readNews();
  if (unanswered !== undefined) await self.navigator.setAppBadge?.(unanswered).catch(() => undefined);
  await self.registration.showNotification(title, { tag: to, data: to, icon });
}

/** Offline or signed out, it still says that something came. */
async function readNews() {
  const unknown = { title: "New message", to: "/desk/messages" };
  try {
    const answer = await fetch("/desk/notifications/news", { redirect: "error" });
    return answer.ok ? await answer.json() : unknown;
  } catch {
    return unknown;
  }
}
