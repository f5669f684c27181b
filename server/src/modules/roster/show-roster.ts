import type { RosterDetails, RosterRow, rosterCalls } from '@marquee/contract/calls/roster'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { today } from '../../platform/day.ts'
import { pageOf } from '../../platform/pages.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { viewTalentProfile } from '../talents/talents.view.ts'
import { loadAgency } from './agencies.store.ts'
import { agentOf } from './agent.ts'
import { isInForce } from './is-in-force.ts'
import type { Agent } from './mandates.store.ts'
import { talentWork } from './roster.ports.ts'
import { findLiveMandate, findRosterLine, listProposals, listRoster } from './roster.store.ts'
import { type RosterLine, viewRosterRow } from './roster.view.ts'

/** The roster, newest first. A member sees the talents they answer for. */
export const showRoster: Act<typeof rosterCalls.addedTalents> = async (
  ctx,
  { cursor, limit, status, text },
) => {
  const agent = await agentOf(ctx.actor)
  const rows = await listRoster(agent, { status, text, cursor, limit })
  const view = await viewsFor(agent, rows, ctx.now)
  return pageOf(rows, limit, view, ({ mandate }) => [mandate.createdAt.toISOString(), mandate.id])
}

/** One talent whom the agency represents or has asked. Whom it represents no longer is missing. */
export const showRosterTalent: Act<typeof rosterCalls.addedTalent> = async (ctx, { talentId }) => {
  const agent = await agentOf(ctx.actor)
  const mandate = (await findLiveMandate(agent, talentId)) ?? refuse('not_found')
  return showLine(agent, mandate.id, ctx.now)
}

/** One line of the roster with the talent's profile; only while the mandate is in force. */
export async function showLine(agent: Agent, mandateId: string, now: Date): Promise<RosterDetails> {
  const line = (await findRosterLine(agent, mandateId)) ?? refuse('not_found')
  const view = await viewsFor(agent, [line], now)
  const { talentId } = line.mandate
  const talent = talentId && isInForce(line.mandate, today(now)) ? await loadTalent(talentId) : undefined
  return { ...view(line), profile: talent ? viewTalentProfile(talent) : null }
}

async function viewsFor(
  agent: Agent,
  lines: RosterLine[],
  now: Date,
): Promise<(line: RosterLine) => RosterRow> {
  const ids = lines.flatMap(({ mandate }) =>
    mandate.status === 'active' && mandate.talentId ? [mandate.talentId] : [],
  )
  const [agency, work, proposals] = await Promise.all([
    loadAgency(agent.agencyId),
    talentWork.ask().countsOf(ids),
    listProposals(agent.agencyId, ids),
  ])
  if (!agency) refuse('not_found')
  return (line) => viewRosterRow(line, { agency, work, proposals, now })
}
