import { registerServiceWorker } from './service-worker.ts'

/** Where and how a browser receives push notifications. */
interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Returns whether this browser supports push notifications. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Returns whether this browser has a push subscription. Does not ask the user for permission. */
export async function isPushed(): Promise<boolean> {
  return (await currentSubscription()) !== null
}

/**
 * Asks the user for permission (after a click) and subscribes with the server's key; returns null when
 * permission is denied.
 */
export async function startPush(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made with another key would not work with this server.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (!endpoint || !p256dh || !auth) throw new Error('The browser made a push subscription without its keys.')
  return { endpoint, keys: { p256dh, auth } }
}

/**
 * Ends the push subscription in the browser, after which nothing can be shown; returns its endpoint, or null.
 */
export async function endPush(): Promise<string | null> {
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
