import type { RenderedNotification } from '@marquee/contract/events/event'
import { defaultChannels } from '@marquee/contract/notification-kinds'
import { endOfHours } from '../../platform/time/zone.ts'
import { listSettings, loadHours } from './settings.store.ts'

/** The channels of one notification beside the app, and when. */
export interface DeliveryChannels {
  /** Part of the daily summary. */
  isDaily: boolean
  /** Sent as a separate email. */
  isEmailed: boolean
  isPushed: boolean
  /** Email and push not before this moment, the end of quiet hours; null: at once. */
  notBefore: Date | null
  zone: string
}

/**
 * Returns how a notification reaches an account beside the app: by its settings for the kind and its quiet
 * hours. An urgent one waits neither for the morning nor for the daily summary.
 */
export async function channelsFor(
  accountId: string,
  { kind, email, urgent }: RenderedNotification,
  now: Date,
): Promise<DeliveryChannels> {
  const [settings, { zone, quiet }] = await Promise.all([listSettings(accountId), loadHours(accountId)])
  const chosen = settings.find((setting) => setting.kind === kind) ?? defaultChannels
  const isImmediate =
    email === true && (chosen.mail === 'now' || (urgent === true && chosen.mail === 'daily'))
  return {
    isDaily: chosen.mail === 'daily' && !isImmediate,
    isEmailed: isImmediate,
    isPushed: chosen.push,
    notBefore: quiet && !urgent ? endOfHours(quiet, zone, now) : null,
    zone,
  }
}
