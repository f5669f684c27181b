import type { RosterDetails, RosterRow, rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { viewTalentProfile } from '../talents/talents.view.ts'
import { loadAgency } from './agencies.store.ts'
import { agentOf } from './agent.ts'
import { isInForce } from './is-in-force.ts'
import type { Agent } from './mandates.store.ts'
import { talentWork } from './roster.ports.ts'
import { findLiveMandate, findRosterRow, listProposals, listRoster } from './roster.store.ts'
import { type RosterRowData, viewRosterRow } from './roster.view.ts'

/** The roster, newest first. A member sees the talents they answer for. */
export const getRoster: Handler<typeof rosterCalls.addedTalents> = async (
  ctx,
  { cursor, limit, status, text },
) => {
  const agent = await agentOf(ctx.actor)
  const rows = await listRoster(agent, { status, text, cursor, limit })
  const view = await viewsFor(agent, rows, ctx.now)
  return toPage(rows, limit, view, ({ mandate }) => [mandate.createdAt.toISOString(), mandate.id])
}

/** One talent whom the agency represents or has asked. Whom it represents no longer is missing. */
export const getRosterTalent: Handler<typeof rosterCalls.addedTalent> = async (ctx, { talentId }) => {
  const agent = await agentOf(ctx.actor)
  const mandate = (await findLiveMandate(agent, talentId)) ?? fail('not_found')
  return loadRosterRow(agent, mandate.id, ctx.now)
}

/** One line of the roster with the talent's profile; only while the mandate is in force. */
export async function loadRosterRow(agent: Agent, mandateId: string, now: Date): Promise<RosterDetails> {
  const line = (await findRosterRow(agent, mandateId)) ?? fail('not_found')
  const view = await viewsFor(agent, [line], now)
  const { talentId } = line.mandate
  const talent = talentId && isInForce(line.mandate, today(now)) ? await loadTalent(talentId) : undefined
  return { ...view(line), profile: talent ? viewTalentProfile(talent) : null }
}

async function viewsFor(
  agent: Agent,
  lines: RosterRowData[],
  now: Date,
): Promise<(line: RosterRowData) => RosterRow> {
  const ids = lines.flatMap(({ mandate }) =>
    mandate.status === 'active' && mandate.talentId ? [mandate.talentId] : [],
  )
  const [agency, work, proposals] = await Promise.all([
    loadAgency(agent.agencyId),
    talentWork.ask().countsOf(ids),
    listProposals(agent.agencyId, ids),
  ])
  if (!agency) fail('not_found')
  return (line) => viewRosterRow(line, { agency, work, proposals, now })
}
