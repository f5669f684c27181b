import { openDispute, requestCancellation } from '../../testing/cases.ts'
import { aChange } from '../../testing/change.ts'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk } from '../../testing/person.ts'
import { aFileSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer, approveWork, submit } from '../../testing/work.ts'

/** Creates a subject in a final state for each noun. */
export async function endedSubjects({ brand, talent }: Pair): Promise<Record<string, string>> {
  const campaign = await aCampaign(brand)
  expectOk(
    await brand.call('/campaign/updateStatus', { campaignId: campaign, event: 'cancel' }),
    'cancel campaign',
  )
  const application = await anApplication(talent, await aCampaign(brand))
  expectOk(await talent.call('/talent/withdraw-application', { applicationId: application }), 'withdraw')
  const offer = await anOffer(brand, talent)
  expectOk(await brand.call('/brand/cancel-offer', { offerId: offer }), 'cancel offer')
  const { dealId, deliverableIds } = await aDeal(brand, talent, someTerms({ deliverables: [aFileSpec()] }))
  const deliverable = deliverableIds[0] ?? ''
  expectOk(await submit(talent, deliverable), 'submit')
  await approveWork(brand, deliverable)
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'complete')
  const cancelled = await aDeal(brand, talent)
  const cancellation = await requestCancellation(brand, cancelled.dealId)
  expectOk(await talent.call('/talent/agreeCancellation', { cancellationId: cancellation }), 'agree')
  const dispute = await openDispute(brand, (await aDeal(brand, talent)).dealId)
  expectOk(await brand.call('/brand/withdrawDispute', { disputeId: dispute }), 'withdraw dispute')
  const change = await aChange({ brand, talent }, 'brand')
  expectOk(
    await brand.call('/brand/withdrawAmendment', { amendmentId: change.id, version: change.version }),
    'withdraw a change',
  )
  return {
    campaign,
    application,
    offer,
    deal: dealId,
    'cancelled deal': cancelled.dealId,
    deliverable,
    amendment: change.id,
    cancellation,
    dispute,
  }
}
