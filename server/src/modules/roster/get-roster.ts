import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import { findRosterTalent, listProposals, listRoster } from './roster.store.ts'
import { loadAgencyWork } from './roster.ts'
import { viewRosterDetails, viewRosterRow } from './roster.view.ts'

/** Returns the roster, newest first. A member sees the talents assigned to them. */
export const getRoster: Handler<typeof rosterCalls.addedTalents> = async (
  ctx,
  { cursor, limit, status, text },
) => {
  const agent = await agentOf(ctx.actor)
  const rows = await listRoster(agent, { status, text, cursor, limit })
  const ids = rows.flatMap(({ mandate }) =>
    mandate.status === 'active' && mandate.talentId ? [mandate.talentId] : [],
  )
  const [agencyWork, proposals] = await Promise.all([
    loadAgencyWork(agent.agencyId, ids),
    listProposals(agent.agencyId, ids),
  ])
  return toPage(
    rows,
    limit,
    (row) => viewRosterRow(row, { ...agencyWork, proposals }, ctx.now),
    ({ mandate }) => [mandate.createdAt.toISOString(), mandate.id],
  )
}

/**
 * Returns one talent whom the agency represents or has invited. Fails with `not_found` once it no longer
 * represents them.
 */
export const getRosterTalent: Handler<typeof rosterCalls.addedTalent> = async (ctx, { talentId }) => {
  const agent = await agentOf(ctx.actor)
  const row = (await findRosterTalent(agent, talentId)) ?? fail('not_found')
  const [agencyWork, proposals] = await Promise.all([
    loadAgencyWork(agent.agencyId, [talentId]),
    listProposals(agent.agencyId, [talentId]),
  ])
  return viewRosterDetails(row, { ...agencyWork, proposals }, ctx.now)
}
