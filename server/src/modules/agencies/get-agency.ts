import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from './agencies.store.ts'
import { viewAgency, viewTeam } from './agencies.view.ts'
import { agentOf, loadTeam } from './agency.ts'

/** Returns the agency of the signed-in agent. */
export const getAgency: Handler<typeof agencyCalls.agency> = async (ctx) => {
  const agent = await agentOf(ctx.actor)
  const agency = (await loadAgency(agent.agencyId)) ?? fail('not_found')
  return viewAgency(agency, agent)
}

/** Returns the agency's team, the owner first, then the open invitations. */
export const getTeam: Handler<typeof agencyCalls.team> = async (ctx) => {
  const { agencyId } = await agentOf(ctx.actor)
  return viewTeam(await loadTeam(agencyId, ctx.now))
}
