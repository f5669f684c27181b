import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { agentOf, requireRepresented } from '../agencies/agency.ts'
import { type Agent, listTalentsOf } from '../agencies/agents.store.ts'
import { endOfLink, newLinkToken } from '../guests/link-token.ts'
import { listRepresentedAmong } from '../mandates/mandates.store.ts'
import { viewRosterLink } from './roster.view.ts'
import { createLink, deleteLink, listLinks } from './roster-links.store.ts'

/**
 * Creates a link to a page of the roster, which only this reply holds. Fails by field for talents who are not on the roster.
 */
export const createRosterLink: Handler<typeof agencyCalls.createRosterLink> = async (
  ctx,
  { title, talentIds, showsRates, days },
) => {
  const agent = await agentOf(ctx.actor)
  const permitted = await permittedTalents(agent, talentIds)
  const links = await listLinks(agent, ctx.now)

  const { token, tokenHash } = newLinkToken()
  const created = await createLink({
    agencyId: agent.agencyId,
    tokenHash,
    title,
    talentIds: permitted,
    showsRates,
    expiresAt: endOfLink(ctx.now, days),
    createdAt: ctx.now,
  })

  return { items: [created, ...links].map(viewRosterLink), url: publicUrl(`/r/${token}`) }
}

/** Returns the active links, newest first. */
export const getRosterLinks: Handler<typeof agencyCalls.rosterLinks> = async (ctx) => {
  const links = await listLinks(await agentOf(ctx.actor), ctx.now)
  return { items: links.map(viewRosterLink) }
}

/** Closes a link before it expires. Fails by field for a link that this agent does not have. */
export const closeRosterLink: Handler<typeof agencyCalls.closeRosterLink> = async (ctx, { shareId }) => {
  const agent = await agentOf(ctx.actor)
  const links = await listLinks(agent, ctx.now)
  if (!(await deleteLink(agent, shareId)))
    failField('shareId', 'This shared roster link does not exist any more.')
  return { items: links.filter(({ id }) => id !== shareId).map(viewRosterLink) }
}

/**
 * Returns the talents a link shows; null for the whole roster. A member's whole roster is the talents assigned
 * to them today.
 */
async function permittedTalents(agent: Agent, talentIds: string[] | null): Promise<string[] | null> {
  if (talentIds) requireRepresented(talentIds, new Set(await listRepresentedAmong(agent.agencyId, talentIds)))
  if (agent.role === 'owner') return talentIds
  const own = await listTalentsOf(agent.id)
  const permitted = talentIds ?? own
  if (permitted.length === 0 || !permitted.every((id) => own.includes(id)))
    failField('talentIds', 'Please choose talents who are assigned to you.')
  return permitted
}
