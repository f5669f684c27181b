import type { Replied } from '@marquee/contract/call'
import type { agencyCalls } from '@marquee/contract/calls/agency'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { loadAgency } from './agencies.store.ts'
import { viewAgency } from './agencies.view.ts'
import { agentOf } from './agent.ts'
import type { Agent } from './mandates.store.ts'

/** The agency of the signed-in agent. */
export const showAgency: Act<typeof agencyCalls.agency> = async (ctx) => agencyFor(await agentOf(ctx.actor))

export async function agencyFor(agent: Agent): Promise<Replied<typeof agencyCalls.agency>> {
  const agency = (await loadAgency(agent.agencyId)) ?? refuse('not_found')
  return { ...viewAgency(agency), isOwner: agent.role === 'owner' }
}
