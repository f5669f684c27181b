import type { EventName, Events } from '@marquee/contract/events/index'
import { today } from '../../platform/time/day.ts'
import { listAgentAccountsOf } from './mandates.store.ts'

/** Returns the accounts that an event names, and the agents who may see the work of its talents today. */
export async function audienceOf(payload: Events[EventName], now: Date): Promise<string[]> {
  const ids = new Map<string, unknown>(Object.entries(payload))
  const idsOf = (...names: string[]): string[] =>
    names.map((name) => ids.get(name)).filter((id) => typeof id === 'string')
  const talentIds = idsOf('talentId', 'payeeId')
  const agents = await Promise.all(talentIds.map((id) => listAgentAccountsOf(id, today(now))))
  return [...idsOf('brandId', 'talentId', 'payerId', 'payeeId', 'agencyId'), ...agents.flat()]
}
