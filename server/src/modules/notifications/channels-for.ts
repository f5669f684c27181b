import { defaultChannels } from '@marquee/contract/notification-kinds'
import type { RenderedNotification } from '@marquee/contract/notification-templates'
import { endOfHours } from '../../platform/time/zone.ts'
import { listSettings, loadHours } from './settings.store.ts'

/** By which ways one notice leaves the app, and when. */
export interface DeliveryChannels {
  /** Kept for the mail of the day. */
  isDaily: boolean
  /** Mailed by itself. */
  isMailed: boolean
  isPushed: boolean
  /** Neither before this moment, the end of quiet hours; null: at once. */
  notBefore: Date | null
  zone: string
}

/**
 * How a notice reaches an account beside the app: by what it has chosen for the kind, and by its quiet hours. What is urgent waits
 * neither for the morning nor for the mail of the day.
 */
export async function channelsFor(
  accountId: string,
  { kind, mail, urgent }: RenderedNotification,
  now: Date,
): Promise<DeliveryChannels> {
  const [settings, { zone, quiet }] = await Promise.all([listSettings(accountId), loadHours(accountId)])
  const chosen = settings.find((setting) => setting.kind === kind) ?? defaultChannels
  const isAtOnce = mail === true && (chosen.mail === 'now' || (urgent === true && chosen.mail === 'daily'))
  return {
    isDaily: chosen.mail === 'daily' && !isAtOnce,
    isMailed: isAtOnce,
    isPushed: chosen.push,
    notBefore: quiet && !urgent ? endOfHours(quiet, zone, now) : null,
    zone,
  }
}
