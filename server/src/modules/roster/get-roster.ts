import type { RosterDetails, RosterRow, rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { agentOf } from '../agencies/agency.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { isInForce } from '../mandates/mandate.ts'
import { talentWork } from '../mandates/mandates.ports.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { viewTalentProfile } from '../talents/talents.view.ts'
import { findLiveMandate, findRosterRow, listProposals, listRoster } from './roster.store.ts'
import { type RosterRowData, viewRosterRow } from './roster.view.ts'

/** Returns the roster, newest first. A member sees the talents assigned to them. */
export const getRoster: Handler<typeof rosterCalls.addedTalents> = async (
  ctx,
  { cursor, limit, status, text },
) => {
  const agent = await agentOf(ctx.actor)
  const rows = await listRoster(agent, { status, text, cursor, limit })
  const view = await viewsFor(agent, rows, ctx.now)
  return toPage(rows, limit, view, ({ mandate }) => [mandate.createdAt.toISOString(), mandate.id])
}

/**
 * Returns one talent whom the agency represents or has invited. Fails with `not_found` once it no longer
 * represents them.
 */
export const getRosterTalent: Handler<typeof rosterCalls.addedTalent> = async (ctx, { talentId }) => {
  const agent = await agentOf(ctx.actor)
  const mandate = (await findLiveMandate(agent, talentId)) ?? fail('not_found')
  return loadRosterRow(agent, mandate.id, ctx.now)
}

/** Loads one row of the roster; the profile is included only while the mandate is in force. */
export async function loadRosterRow(agent: Agent, mandateId: string, now: Date): Promise<RosterDetails> {
  const row = (await findRosterRow(agent, mandateId)) ?? fail('not_found')
  const view = await viewsFor(agent, [row], now)
  const { talentId } = row.mandate
  const talent = talentId && isInForce(row.mandate, today(now)) ? await loadTalent(talentId) : undefined
  return { ...view(row), profile: talent ? viewTalentProfile(talent) : null }
}

async function viewsFor(
  agent: Agent,
  rows: RosterRowData[],
  now: Date,
): Promise<(row: RosterRowData) => RosterRow> {
  const ids = rows.flatMap(({ mandate }) =>
    mandate.status === 'active' && mandate.talentId ? [mandate.talentId] : [],
  )
  const [agency, work, proposals] = await Promise.all([
    loadAgency(agent.agencyId),
    talentWork.get().countsOf(ids),
    listProposals(agent.agencyId, ids),
  ])
  if (!agency) fail('not_found')
  return (row) => viewRosterRow(row, { agency, work, proposals, now })
}
