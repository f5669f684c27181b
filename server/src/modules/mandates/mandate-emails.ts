import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { Agency } from '../agencies/agencies.store.ts'
import { listAssignedAgents } from '../agencies/agents.store.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { Mandate } from './mandates.store.ts'

/** The events that the agents of a talent receive an email about. */
type AgencyEvent = 'grant' | 'refuse' | 'end' | 'lapse'

/** Emails a mandate request to an address. The text is the same whether or not the address has an account. */
export async function emailRequest(
  { id }: Mandate,
  { name }: Pick<Agency, 'name'>,
  to: string,
  now: Date,
): Promise<void> {
  await sendEmail({
    to,
    subject: `${name} would like to represent you`,
    text: `Hello,\n\n${name} wants to represent you on Marquee. You decide what they may do for you, and you can end it at any time.\n\nRead the terms and answer here: ${publicUrl('/dashboard/talent/representation')}\n\nNo account yet? Create one with this email address, and the request waits for you: ${publicUrl('/signup/talent')}\n\nIf you do not know ${name}, ignore this mail; nothing happens without your answer.`,
    key: `mandate-asked-${id}-${now.getTime()}`,
  })
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
    text: `Hello ${account.name},\n\n${name} represents you and asks for other terms. The present ones hold until you grant the new ones; you may refuse them, too.\n\nCompare and answer here: ${publicUrl('/dashboard/talent/representation')}`,
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
    text: `Hello ${account.name},\n\nyour mandate with ${name} has ended. They can no longer see or do anything for you. Your offers and deals go on with you.\n\nSee who represents you: ${publicUrl('/dashboard/talent/representation')}`,
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
  const text = `Hello,\n\n${sentence}\n\nYour roster: ${publicUrl('/dashboard/talent-agent/roster')}`
  for (const agent of await listAssignedAgents(agencyId, talentId))
    if (agent.receivesMail)
      await sendEmail({ to: agent.email, subject, text, key: `mandate-${event}-${id}-${agent.id}` })
}

const agencyTexts: Record<AgencyEvent, (name: string) => { subject: string; sentence: string }> = {
  grant: (name) => ({
    subject: `You represent ${name} now`,
    sentence: `${name} accepted your representation request. From its first day you may do for them what it allows.`,
  }),
  refuse: (name) => ({
    subject: `${name} declined your representation request`,
    sentence: `${name} does not want to give you this mandate.`,
  }),
  end: (name) => ({
    subject: `${name} has ended your mandate`,
    sentence: `${name} has ended your mandate. Their offers and deals go on with them alone.`,
  }),
  lapse: (name) => ({
    subject: `Your mandate for ${name} has run out`,
    sentence: `The last day of your mandate for ${name} is over. Their offers and deals go on with them alone.`,
  }),
}
