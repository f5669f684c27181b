import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { assignTalents, loadAgent } from '../agencies/agents.store.ts'
import { advanceMandate } from './advance-mandate.ts'
import { notesOf } from './mandate.ts'
import { emailAgency } from './mandate-emails.ts'
import { lockMandate, updateMandate } from './mandate-transitions.store.ts'
import { findMandateOf, type Mandate } from './mandates.store.ts'
import { viewMandate } from './mandates.view.ts'

/**
 * Records the talent's answer to a request: grants the mandate, with or without the talent's approval of each
 * acceptance, or declines it. New terms replace the agency's current mandate. Fails with
 * `exclusive_elsewhere`, `mandate_ended`, `stale_version`.
 */
export const answerMandate: Handler<typeof mandateCalls.answerMandate> = async (
  ctx,
  { mandateId, version, action, dualConsent },
) => {
  const talentId = ctx.actor.id
  const found = (await findMandateOf(talentId, mandateId)) ?? fail('not_found')
  const { mandate, others } = (await lockMandate(found.mandate, talentId)) ?? fail('not_found')

  const current = others.find((other) => other.status === 'active')
  const isGranted = action === 'grant' && mandate.status === 'invited'
  if (isGranted) await assignToProposer(mandate, talentId)
  if (isGranted && current) await advanceMandate(current, 'replace', { by: 'system', now: ctx.now })
  // A grant withdraws the other open requests of this agency.
  for (const other of isGranted ? others : [])
    if (other.status === 'invited') await advanceMandate(other, 'withdraw', { by: 'system', now: ctx.now })

  const answered = await advanceMandate(mandate, action, {
    by: 'talent',
    now: ctx.now,
    changes: {
      talentId,
      dualConsent: (action === 'grant' ? dualConsent : undefined) ?? mandate.dualConsent,
    },
    expectedVersion: version,
  })
  if (isGranted && current) await updateMandate(mandateId, notesOf(current))
  await emailAgency(answered, action, { isRepresented: current !== undefined })

  return viewMandate(answered, viewAgencyCard(found.agency), 'talent')
}

/** Assigns the talent to the member who made the request; the owner is responsible for all talents anyway. */
async function assignToProposer({ proposedBy, agencyId }: Mandate, talentId: string): Promise<void> {
  const proposer = await loadAgent(proposedBy)
  if (proposer?.role === 'member' && proposer.agencyId === agencyId)
    await assignTalents(proposer.id, [talentId])
}
