import { aBrief, aPitch, aPostSpec, someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

/** Brings a brand and a talent to a running deal of a campaign with one post. Returns both ids. */
export async function openCampaignDeal(
  stage: Stage,
  { brand, talent }: { brand: Person; talent: Person },
): Promise<{ campaignId: string; dealId: string }> {
  const { step } = stage
  let campaignId = ''
  let offerId = ''
  let dealId = ''
  await step('a brand signs up', () => signUp(stage, brand, 'brand', 'moss.mills@example.com'))
  await subscribe(stage, brand)
  await step('a talent applies for its campaign and gets an offer', async () => {
    await signUp(stage, talent, 'talent', 'nia.finch@example.com')
    const brief = aBrief({ title: 'Winter wool', deliverables: [aPostSpec()] })
    campaignId = (await ask(brand, '/campaign/add', brief)).id
    const application = await ask(talent, '/talent/apply', { campaignId, ...aPitch() })
    const { offer } = await ask(brand, '/brand/send-offer', {
      campaignId,
      talentId: application.talent?.id ?? (await ask(talent, '/user/profile', {})).id,
      applicationId: application.id,
      terms: someTerms({ deliverables: [aPostSpec()] }),
    })
    offerId = offer.id
    await brand.opens(`/dashboard/offers/${offerId}`)
  })
  await holdPayment(stage, brand, /^Hold £1,200 and send$/)
  await step('the talent accepts, and the deal opens', async () => {
    await ask(talent, '/talent/accept-offer', { offerId, versionNo: 1 })
    for (let tries = 0; dealId === '' && tries < 100; tries += 1) {
      dealId = (await ask(brand, '/brand/getOfferDetails', { offerId })).dealId ?? ''
      if (!dealId) await brand.page.waitForTimeout(200)
    }
  })
  return { campaignId, dealId }
}
