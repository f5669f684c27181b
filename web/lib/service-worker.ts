/**
 * Registers the worker that shows push notifications and the page for a device without a connection. Does nothing where the
 * browser has no workers or refuses them.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
}
