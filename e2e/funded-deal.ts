import { DIRECT_CAMPAIGN_ID } from '../contract/src/rules/constants.ts'
import { someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { addCard, holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

/**
 * Signs up a brand and a talent and brings them to a paid, running deal. Returns its id. The brand pays with the card
 * `number`, or with the one that every bank accepts. `terms` replace those of `someTerms`.
 */
export async function openFundedDeal(
  stage: Stage,
  { brand, talent }: { brand: Person; talent: Person },
  number?: string,
  terms: object = {},
): Promise<string> {
  const { step } = stage
  const address = (person: Person) => `${person.name.toLowerCase().replaceAll(' ', '.')}@example.com`
  let talentId = ''
  await step('a talent signs up and accepts direct offers', async () => {
    await signUp(stage, talent, 'talent', address(talent))
    talentId = (await ask(talent, '/user/update-profile', { isListed: true, takesDirectOffers: true })).talent
      .id
  })
  await step('a brand signs up', () => signUp(stage, brand, 'brand', address(brand)))
  await subscribe(stage, brand)
  if (number)
    await step('the brand adds another card', async () => {
      await brand.opens('/dashboard/payments/cards')
      await brand.clicks('Add card')
      await addCard(brand, number)
      await brand.sees(`ending ${number.slice(-4)}`)
    })
  let offerId = ''
  await step('the brand writes an offer', async () => {
    const { offer } = await ask(brand, '/brand/send-offer', {
      campaignId: DIRECT_CAMPAIGN_ID,
      talentId,
      terms: someTerms(terms),
    })
    offerId = offer.id
    await brand.opens(`/dashboard/offers/${offerId}`)
    if (number)
      await brand.page.getByRole('radio', { name: new RegExp(`ending ${number.slice(-4)}`) }).check()
  })
  await holdPayment(stage, brand, /^Hold £1,200 and send$/)
  let dealId = ''
  await step('the talent accepts, and the deal opens', async () => {
    await ask(talent, '/talent/accept-offer', { offerId, versionNo: 1 })
    for (let tries = 0; dealId === '' && tries < 100; tries += 1) {
      dealId = (await ask(brand, '/brand/getOfferDetails', { offerId })).dealId ?? ''
      if (!dealId) await brand.page.waitForTimeout(200)
    }
  })
  return dealId
}

/**
 * Opens another deal of the same two with a card that the brand has, by calls alone: the one whose number ends so, or its default card.
 * Returns its id.
 */
export async function openAnotherDeal(
  { brand, talent }: { brand: Person; talent: Person },
  terms: object,
  ending?: string,
): Promise<string> {
  const { talent: own } = await ask(talent, '/user/update-profile', { isListed: true })
  const { offer, payable } = await ask(brand, '/brand/send-offer', {
    campaignId: DIRECT_CAMPAIGN_ID,
    talentId: own.id,
    terms: someTerms(terms),
  })
  const { items } = await ask(brand, '/brand/getCards', {})
  const card = items.find(({ last4 }: { last4: string }) => last4 === ending) ?? items[0]
  await ask(brand, '/createOneTimePayment', { payableId: payable.id, cardId: card.id })
  await ask(talent, '/talent/accept-offer', { offerId: offer.id, versionNo: 1 })
  let dealId = ''
  for (let tries = 0; dealId === '' && tries < 100; tries += 1) {
    dealId = (await ask(brand, '/brand/getOfferDetails', { offerId: offer.id })).dealId ?? ''
    if (!dealId) await brand.page.waitForTimeout(200)
  }
  return dealId
}
