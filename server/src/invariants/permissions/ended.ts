import type { Pair } from '../../testing/pairs.ts'
import { expectOk } from '../../testing/person.ts'
import { aFileSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer, submit } from '../../testing/work.ts'

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
  expectOk(
    await brand.call('/brand/manageUploadedDeliverables', { deliverableId: deliverable, action: 'approve' }),
    'approve',
  )
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'complete')
  return { campaign, application, offer, deal: dealId, deliverable }
}
