import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { listAssignedAgents } from '../agencies/agents.store.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { findMandateBetween } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'

/** Emails a mandate request to an address. The text is the same whether or not the address has an account. */
export async function emailRequest({ id, agencyId }: Mandate, to: string, now: Date): Promise<void> {
  const name = await agencyName(agencyId)
  await sendEmail({
    to,
    subject: `${name} would like to represent you`,
    text: `Hello,\n\n${name} wants to represent you on Marquee. You decide what they may do for you, and you can end it at any time.\n\nRead the terms and answer here: ${publicUrl('/dashboard/talent/representation')}\n\nNo account yet? Create one with this email address, and the request waits for you: ${publicUrl('/signup/talent')}\n\nIf you do not know ${name}, ignore this mail; nothing happens without your answer.`,
    key: `mandate-asked-${id}-${now.getTime()}`,
  })
}

/** Emails a talent the new terms their agency proposes; the current terms apply until they answer. */
export async function emailNewTerms({ id, agencyId, talentId }: Mandate): Promise<void> {
  const account = talentId ? await loadAccount(talentId) : undefined
  if (account?.status !== 'active') return
  const name = await agencyName(agencyId)
  await sendEmail({
    to: account.email,
    subject: `${name} proposed new representation terms`,
    text: `Hello ${account.name},\n\n${name} represents you and asks for other terms. The present ones hold until you grant the new ones; you may refuse them, too.\n\nCompare and answer here: ${publicUrl('/dashboard/talent/representation')}`,
    key: `mandate-terms-${id}`,
  })
}

/** Emails the agents responsible for a talent what the talent decided, or that the mandate has expired. */
export async function emailAgency(
  mandate: Mandate,
  event: 'grant' | 'refuse' | 'end' | 'lapse',
): Promise<void> {
  const name = (await nameFor(mandate, event)) || 'A talent'
  const [subject, sentence] = forAgency[event](name)
  for (const agent of await listAssignedAgents(mandate.agencyId, mandate.talentId)) {
    if (!agent.receivesMail) continue
    const text = `Hello,\n\n${sentence}\n\nYour roster: ${publicUrl('/dashboard/talent-agent/roster')}`
    await sendEmail({ to: agent.email, subject, text, key: `mandate-${event}-${mandate.id}-${agent.id}` })
  }
}

/** Returns the talent's name, or the email address when they refuse an agency that never represented them. */
async function nameFor(
  { agencyId, talentId, email }: Mandate,
  event: 'grant' | 'refuse' | 'end' | 'lapse',
): Promise<string | null> {
  if (!talentId) return email
  const isStranger = event === 'refuse' && !(await findMandateBetween(agencyId, talentId))
  return isStranger ? email : ((await loadTalent(talentId))?.displayName ?? null)
}

/** Emails a talent with their own sign-in that they are no longer represented. */
export async function emailTalentEnd(mandate: Mandate): Promise<void> {
  const account = mandate.talentId ? await loadAccount(mandate.talentId) : undefined
  if (account?.status !== 'active') return
  const name = await agencyName(mandate.agencyId)
  await sendEmail({
    to: account.email,
    subject: `${name} no longer represents you`,
    text: `Hello ${account.name},\n\nyour mandate with ${name} has ended. They can no longer see or do anything for you. Your offers and deals go on with you.\n\nSee who represents you: ${publicUrl('/dashboard/talent/representation')}`,
    key: `mandate-ended-${mandate.id}`,
  })
}

const forAgency: Record<
  'grant' | 'refuse' | 'end' | 'lapse',
  (name: string) => [subject: string, sentence: string]
> = {
  grant: (name) => [
    `You represent ${name} now`,
    `${name} accepted your representation request. From its first day you may do for them what it allows.`,
  ],
  refuse: (name) => [
    `${name} declined your representation request`,
    `${name} does not want to give you this mandate.`,
  ],
  end: (name) => [
    `${name} has ended your mandate`,
    `${name} has ended your mandate. Their offers and deals go on with them alone.`,
  ],
  lapse: (name) => [
    `Your mandate for ${name} has run out`,
    `The last day of your mandate for ${name} is over. Their offers and deals go on with them alone.`,
  ],
}

async function agencyName(agencyId: string): Promise<string> {
  return (await loadAgency(agencyId))?.name ?? 'An agency'
}
