// Shows push notifications and opens their pages, and shows a page of its own while the device is offline. It stores only that
// page: everything else always comes from the server.

const offline = 'offline-1'
const offlinePage = '/offline.html'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(
    caches
      .open(offline)
      .then((cache) => cache.addAll([offlinePage, '/offline.css', '/favicon.svg'].map(fresh))),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== offline).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(offlinePage)))
  else if (origin === self.location.origin && (pathname === '/offline.css' || pathname === '/favicon.svg'))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

/** Asks the server, not the cache of the browser. */
function fresh(path) {
  return new Request(path, { cache: 'reload' })
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (!title) return
  // A notification with the same tag replaces the previous one and alerts again.
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: Boolean(tag),
      icon: '/icon-192.png',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

/** Opens one of our pages in an existing window, else in a new one. Ignores URLs of other origins. */
async function open(path) {
  const url = new URL(path ?? '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(url)
  const shown = await window.navigate(url)
  await shown?.focus()
}
