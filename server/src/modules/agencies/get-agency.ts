import type { CallOutput } from '@marquee/contract/call'
import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from './agencies.store.ts'
import { viewAgency } from './agencies.view.ts'
import { agentOf } from './agent.ts'
import type { Agent } from './agents.store.ts'

/** Returns the agency of the signed-in agent. */
export const getAgency: Handler<typeof agencyCalls.agency> = async (ctx) =>
  agencyFor(await agentOf(ctx.actor))

export async function agencyFor(agent: Agent): Promise<CallOutput<typeof agencyCalls.agency>> {
  const agency = (await loadAgency(agent.agencyId)) ?? fail('not_found')
  return { ...viewAgency(agency), isOwner: agent.role === 'owner' }
}
