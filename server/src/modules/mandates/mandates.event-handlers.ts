import { fail } from '@marquee/contract/errors'
import type { EventName, Events } from '@marquee/contract/events/index'
import { afterCommit } from '../../platform/events/events.ts'
import { endOfDay, today } from '../../platform/time/day.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { advanceMandate } from './advance-mandate.ts'
import { emailAgency, emailTalentEnd } from './mandate-emails.ts'
import { lockMandate } from './mandate-transitions.store.ts'
import { listAgentAccountsOf, listOpenRequests, loadMandate } from './mandates.store.ts'

/** Registers the timers that end a mandate after its last day, and a request that nobody answered. */
export function registerMandates(): void {
  onTimer('mandate', 'lapse', async (id, now) => {
    const found = await loadMandate(id)
    const mandate = found && (await lockMandate(found))?.mandate
    if (mandate?.status !== 'active' || !mandate.endsAt || endOfDay(mandate.endsAt) > now) return
    const ended = await advanceMandate(mandate, 'lapse', { by: 'system', now })
    const agency = (await loadAgency(ended.agencyId)) ?? fail('not_found')
    await emailAgency(ended, 'lapse')
    await emailTalentEnd(ended, agency)
  })
  afterCommit('party.blocked', 'end requests', async ({ agencyId, talentId }, { at }) => {
    if (!agencyId || !talentId) return
    for (const request of await listOpenRequests(talentId)) {
      const found = request.mandate.agencyId === agencyId && (await lockMandate(request.mandate))
      if (found && found.mandate.status === 'invited')
        await advanceMandate(found.mandate, 'expire', { by: 'system', now: at })
    }
  })
  onTimer('mandate', 'expire', async (id, now) => {
    const found = await loadMandate(id)
    const mandate = found && (await lockMandate(found))?.mandate
    if (mandate?.status === 'invited') await advanceMandate(mandate, 'expire', { by: 'system', now })
  })
}

/** Returns the accounts that an event names, and the agents who may see the work of its talents today. */
export async function audienceOf(payload: Events[EventName], now: Date): Promise<string[]> {
  const ids = new Map<string, unknown>(Object.entries(payload))
  const idsOf = (...names: string[]): string[] =>
    names.map((name) => ids.get(name)).filter((id) => typeof id === 'string')
  const talentIds = idsOf('talentId', 'payeeId')
  const agents = await Promise.all(talentIds.map((id) => listAgentAccountsOf(id, today(now))))
  return [...idsOf('accountId', 'brandId', 'talentId', 'payerId', 'payeeId', 'agencyId'), ...agents.flat()]
}
