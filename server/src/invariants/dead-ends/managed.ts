import { aManagedTalent } from '../../testing/agency.ts'
import { pay } from '../../testing/money.ts'
import { expectOk } from '../../testing/person.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, approveWork } from '../../testing/work.ts'
import type { People } from './people.ts'

/** Creates an offer to a talent without an account of their own, whose agency has applied for them. */
export async function aManagedOffer({ app, brand, agent }: People): Promise<string> {
  const { talentId } = await aManagedTalent(agent)
  const campaignId = await aCampaign(brand)
  const applied = expectOk(
    await agent.call('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId }] }),
    'application',
  ).data
  const input = { campaignId, talentId, applicationId: applied.items[0].id, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', input), 'offer').data
  await pay(app, brand, payable)
  return offer.id
}

/** Creates a running deal of such a talent. */
export async function aManagedDeal(people: People): Promise<string> {
  const { app, agent } = people
  const offerId = await aManagedOffer(people)
  expectOk(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  return expectOk(await agent.call('/talentagent/getOfferDetails', { offerId }), 'offer').data.dealId
}

/** Creates a completed deal of such a talent. Their share waits until someone has claimed the profile. */
export async function aManagedShare(people: People): Promise<string> {
  const { app, brand, agent } = people
  const dealId = await aManagedDeal(people)
  const { deliverables } = expectOk(await agent.call('/talentagent/getDealDetails', { dealId }), 'deal').data
  for (const { id: deliverableId } of deliverables) {
    const work = { deliverableId, fileIds: [await agent.upload()] }
    expectOk(await agent.call('/talentagent/upload', work), 'submission')
    await approveWork(brand, deliverableId)
  }
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  return dealId
}
