// Shows notices while no page is open, and opens the table at a press.
self.addEventListener("push", (event) => {
  const { title, game, others } = event.data.json();
  const body = others.map((other) => other.title).join("\n");
  event.waitUntil(self.registration.showNotification(title, { body, tag: "asked", renotify: true, data: { url: game.url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
