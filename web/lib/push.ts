import { z } from 'zod'

const worker = '/push-worker.js'
const subscriptionShape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

/** Whether this browser can show notices at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether it does. Asks nobody anything. */
export async function isPushed(): Promise<boolean> {
  return (await standing()) !== null
}

/** Asks the person, after a press of theirs, and subscribes with the house's key; null when they would rather not. */
export async function startPush(key: string): Promise<z.output<typeof subscriptionShape> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(worker, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One made with another key would refuse this house.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return subscriptionShape.parse(subscription.toJSON())
}

/** Ends it in the browser, after which nothing can be shown whatever a server thinks; gives the address that was. */
export async function endPush(): Promise<string | null> {
  const subscription = await standing()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

async function standing(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
