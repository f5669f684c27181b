import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, setClocks } from '../../platform/timers/timers.ts'
import { offerEvent } from './offer-event.ts'
import { lockOffer, type Offer } from './offers.store.ts'

/** The moments before the end at which whose turn it is is reminded, by the name of their clock. */
export const reminders = (offerLifecycle.timers.answer.reminders ?? []).map((before) => ({
  before,
  event: `remind_${before}`,
}))

/** Every clock that runs while an answer is waited for. */
export const answerTimers = ['expire', ...reminders.map(({ event }) => event)]

/** Winds the end of the time to answer, and the reminders that still lie before it. */
export async function scheduleAnswerTimers(id: string, expiresAt: Date, now: Date): Promise<void> {
  const moments = reminders.map(({ before, event }) => ({
    event,
    at: new Date(expiresAt.getTime() - before),
  }))
  const [ahead, late] = [moments.filter(({ at }) => at > now), moments.filter(({ at }) => at <= now)]
  await setClocks('offer', id, [{ event: 'expire', at: expiresAt }, ...ahead])
  const lateEvents = late.map(({ event }) => event)
  if (lateEvents.length > 0) await cancelTimers('offer', id, lateEvents)
}

/** Reminds whose turn it is, if the answer is still waited for. */
export async function sendReminder(id: string, now: Date): Promise<void> {
  const offer = await lockOffer(id)
  if (offer && isWaiting(offer) && offer.expiresAt && offer.expiresAt > now)
    await emit('offer.reminded', offerEvent(offer))
}

/** One side's answer is waited for. */
export function isWaiting({ status }: Pick<Offer, 'status'>): boolean {
  return status === 'pending_talent' || status === 'pending_brand'
}
