import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { someTerms } from '../server/src/testing/terms.ts'
import { addCardByKeys, addOtherCards } from './card-steps.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { payCheckout } from './money-steps.ts'
import { acceptAndFinish, holdAfterDecline } from './paid-deal.ts'
import { payOutAndCheck } from './payout-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('money, from a plan with a coupon to the talent’s bank and the brand’s invoice', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Harbour Goods')
    const talent = await stage.person('Esme Adeyemi', 390)
    const { picture } = await makeWork(stage.browser)

    let talentId = ''
    await step('a talent signs up and accepts direct offers', async () => {
      await signUp(stage, talent, 'talent', 'esme@example.com')
      talentId = (await ask(talent, '/user/update-profile', { isListed: true, takesDirectOffers: true }))
        .talent.id
    })
    await step('a brand signs up and sees the trial before any price', async () => {
      await signUp(stage, brand, 'brand', 'harbour@example.com')
      await brand.sees('Try everything free for 14 days')
      await brand.clicks('What is included')
    })
    await looksRight(brand, 'Plans')
    await step('an invalid coupon shows an error at its field, a valid one the first payment', async () => {
      brand.expects(/status of 422 .*\/api\/stripe\/getCoupon/)
      await brand.fills('Coupon code', 'NOSUCHCODE')
      await brand.clicks('Apply code')
      await brand.page.getByLabel('Coupon code').and(brand.page.locator('[aria-invalid=true]')).waitFor()
      await brand.fills('Coupon code', 'WELCOME25')
      await brand.clicks('Apply code')
      await brand.sees('WELCOME25: 25% off')
    })
    await step('the brand continues to the provider’s page', async () => {
      await brand.clicks('Start free trial')
      await brand.isAt(/^\/checkout\//)
      await brand.sees('Your plan')
    })
    await looksRight(brand, 'Checkout of the provider')
    await step('the brand pays there and returns with its plan', () => payCheckout(brand))
    await looksRight(brand, 'Plan of a brand')
    await step('cancelling is one click and shows the consequences', async () => {
      await brand.clicks('Cancel subscription…')
      await brand.sees('Cancel your subscription?')
    })
    await looksRight(brand, 'Cancel the plan')
    await step('the brand keeps its plan', () => brand.clicks('Cancel', brand.page.getByRole('dialog')))

    await addCardByKeys(stage, brand)
    await addOtherCards(stage, brand)

    await step('the brand writes an offer, which needs a payment hold', async () => {
      const { offer } = await ask(brand, '/brand/send-offer', {
        campaignId: DIRECT_CAMPAIGN_ID,
        talentId,
        terms: someTerms(),
      })
      await brand.opens(`/dashboard/offers/${offer.id}`)
      await brand.sees('Add a payment hold to send this offer')
    })
    await holdAfterDecline(stage, brand)
    const provider = await acceptAndFinish(stage, { brand, talent }, picture)
    await payOutAndCheck(stage, { brand, talent }, provider)
  }),
]
