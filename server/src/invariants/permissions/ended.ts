import type { Pair } from '../../testing/pairs.ts'
import { sure } from '../../testing/person.ts'
import { submit } from '../../testing/submit.ts'
import { aFileSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer } from '../../testing/work.ts'

/** Creates a subject in a final state for each noun. */
export async function endedThings({ brand, talent }: Pair): Promise<Record<string, string>> {
  const campaign = await aCampaign(brand)
  sure(
    await brand.ask('/campaign/updateStatus', { campaignId: campaign, event: 'cancel' }),
    'cancel campaign',
  )
  const application = await anApplication(talent, await aCampaign(brand))
  sure(await talent.ask('/talent/withdraw-application', { applicationId: application }), 'withdraw')
  const offer = await anOffer(brand, talent)
  sure(await brand.ask('/brand/cancel-offer', { offerId: offer }), 'cancel offer')
  const { dealId, deliverableIds } = await aDeal(brand, talent, someTerms({ deliverables: [aFileSpec()] }))
  const deliverable = deliverableIds[0] ?? ''
  sure(await submit(talent, deliverable), 'submit')
  sure(
    await brand.ask('/brand/manageUploadedDeliverables', { deliverableId: deliverable, action: 'approve' }),
    'approve',
  )
  sure(await brand.ask('/brand/completeDeal', { dealId }), 'complete')
  return { campaign, application, offer, deal: dealId, deliverable }
}
