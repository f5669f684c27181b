import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { Agency } from '../agencies/agencies.store.ts'
import { type Agent, listAssignedAgents } from '../agencies/agents.store.ts'
import { invitationReason, sendInvitation } from '../agencies/invitation-emails.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { Mandate } from './mandates.store.ts'

/** The events that the agents of a talent receive an email about. */
type AgencyEvent = 'grant' | 'refuse' | 'end' | 'lapse'

/**
 * Emails a mandate request to an address. The text is the same whether or not the address has an account. Fails as
 * `sendInvitation` does.
 */
export async function emailRequest(
  agent: Agent,
  { id }: Mandate,
  { name }: Pick<Agency, 'name'>,
  to: string,
  now: Date,
): Promise<void> {
  const message = {
    to,
    subject: `${name} would like to represent you`,
    reason: invitationReason(name),
    parts: [
      'Hello,',
      `${name} would like to represent you on Marquee. You decide what the agency may do on your behalf, and you can end representation at any time.`,
      { button: 'Read the terms and answer', url: publicUrl('/dashboard/talent/representation') },
      'If you do not have an account yet, create one with this email address to see the request.',
      { button: 'Create an account', url: publicUrl('/signup/talent') },
      `If you do not know ${name}, you can ignore this email. Nothing happens unless you accept.`,
    ],
    key: `mandate-asked-${id}-${now.getTime()}`,
  }
  await sendInvitation(agent, message, now)
}

/** Emails a talent the new terms their agency proposes; the current terms apply until they answer. */
export async function emailNewTerms(
  { id, talentId }: Mandate,
  { name }: Pick<Agency, 'name'>,
): Promise<void> {
  const account = talentId ? await loadAccount(talentId) : undefined
  if (account?.status !== 'active') return
  await sendEmail({
    to: account.email,
    subject: `${name} proposed new representation terms`,
    parts: [
      `Hello ${account.name},`,
      `${name} represents you and has proposed new terms. Your current terms apply until you accept the new ones. If you decline them, nothing changes.`,
      { button: 'Compare the terms and answer', url: publicUrl('/dashboard/talent/representation') },
    ],
    key: `mandate-terms-${id}`,
  })
}

/** Emails a talent with their own sign-in that the agency no longer represents them. */
export async function emailTalentEnd(
  { id, talentId }: Mandate,
  { name }: Pick<Agency, 'name'>,
): Promise<void> {
  const account = talentId ? await loadAccount(talentId) : undefined
  if (account?.status !== 'active') return
  await sendEmail({
    to: account.email,
    subject: `${name} no longer represents you`,
    parts: [
      `Hello ${account.name},`,
      `Your representation by ${name} has ended. The agency can no longer see your work or act on your behalf. Your offers and deals continue.`,
      { button: 'See who represents you', url: publicUrl('/dashboard/talent/representation') },
    ],
    key: `mandate-ended-${id}`,
  })
}

/**
 * Emails the agents responsible for a talent what the talent decided, or that the mandate has expired. A
 * talent who declines an agency that does not represent them is named by the email address it asked.
 */
export async function emailAgency(
  mandate: Mandate,
  event: AgencyEvent,
  { isRepresented = true }: { isRepresented?: boolean } = {},
): Promise<void> {
  const { id, agencyId, talentId, email } = mandate
  const isNamed = talentId !== null && (event !== 'refuse' || isRepresented)
  const name = isNamed ? (await loadTalent(talentId))?.displayName : email
  const { subject, sentence } = agencyTexts[event](name || 'A talent')
  const roster = { button: 'View your roster', url: publicUrl('/dashboard/talent-agent/roster') }
  const parts = ['Hello,', sentence, roster]
  for (const agent of await listAssignedAgents(agencyId, talentId))
    if (agent.receivesMail)
      await sendEmail({ to: agent.email, subject, parts, key: `mandate-${event}-${id}-${agent.id}` })
}

const agencyTexts: Record<AgencyEvent, (name: string) => { subject: string; sentence: string }> = {
  grant: (name) => ({
    subject: `You now represent ${name}`,
    sentence: `${name} accepted your representation request. You can act on their behalf from the first day of the agreement.`,
  }),
  refuse: (name) => ({
    subject: `${name} declined your representation request`,
    sentence: `${name} declined the terms you proposed. If you already represent them, your current agreement continues to apply. You can propose other terms from your roster.`,
  }),
  end: (name) => ({
    subject: `${name} ended your representation`,
    sentence: `${name} ended your representation agreement, so you can no longer act on their behalf. Their offers and deals continue without you.`,
  }),
  lapse: (name) => ({
    subject: `Your representation of ${name} has ended`,
    sentence: `Your representation agreement with ${name} has passed its last day, so you can no longer act on their behalf. Their offers and deals continue without you. To represent them again, send a new request.`,
  }),
}
