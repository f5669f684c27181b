import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { assignTalents, loadAgent } from '../agencies/agents.store.ts'
import { advanceMandate } from './advance-mandate.ts'
import { getMandate } from './get-mandates.ts'
import { notesOf } from './mandate.ts'
import { emailAgency } from './mandate-emails.ts'
import { lockMandate, updateMandate } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'
import { findMandateOf } from './talent-mandates.store.ts'

/**
 * Records the talent's answer to a request: grants the mandate, with or without the talent's approval of each
 * acceptance, or refuses it. New terms replace the agency's current mandate. Fails with
 * `exclusive_elsewhere`, `mandate_ended`, `stale_version`.
 */
export const answerMandate: Handler<typeof mandateCalls.answerMandate> = async (
  ctx,
  { mandateId, version, action, dualConsent },
) => {
  const talentId = ctx.actor.id
  if (!(await findMandateOf(talentId, mandateId))) fail('not_found')
  const { mandate, others } = (await lockMandate(mandateId, talentId)) ?? fail('not_found')
  const current = others.find((other) => other.status === 'active')
  const isGranted = action === 'grant' && mandate.status === 'invited'
  if (isGranted) await assignToProposer(mandate, talentId)
  if (isGranted && current) await advanceMandate(current, 'replace', { by: 'system', now: ctx.now })
  // A grant withdraws the other open requests of this agency.
  for (const other of isGranted ? others : [])
    if (other.status === 'invited') await advanceMandate(other, 'withdraw', { by: 'system', now: ctx.now })
  const changes = { talentId, ...(action === 'grant' && dualConsent !== undefined && { dualConsent }) }
  const step = {
    by: 'talent',
    now: ctx.now,
    changes,
    ...(version !== undefined && { expectedVersion: version }),
  } as const
  const answered = await advanceMandate(mandate, action, step)
  if (isGranted && current) await updateMandate(mandateId, notesOf(current))
  await emailAgency(answered, action)
  return getMandate(talentId, mandateId)
}

/** Assigns the talent to the member who made the request; the owner is responsible for all talents anyway. */
async function assignToProposer({ proposedBy, agencyId }: Mandate, talentId: string): Promise<void> {
  const proposer = await loadAgent(proposedBy)
  if (proposer?.role === 'member' && proposer.agencyId === agencyId)
    await assignTalents(proposer.id, [talentId])
}
