import { endOfDay } from '../../platform/time/day.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { advanceMandate } from './advance-mandate.ts'
import { emailAgency, emailTalentEnd } from './mandate-emails.ts'
import { lockMandate } from './mandate-transitions.store.ts'

/** Registers the timer that ends a mandate after its last day. */
export function registerMandates(): void {
  onTimer('mandate', 'lapse', async (id, now) => {
    const mandate = (await lockMandate(id))?.mandate
    if (mandate?.status !== 'active' || !mandate.endsAt || endOfDay(mandate.endsAt) > now) return
    const ended = await advanceMandate(mandate, 'lapse', { by: 'system', now })
    await emailAgency(ended, 'lapse')
    await emailTalentEnd(ended)
  })
}
