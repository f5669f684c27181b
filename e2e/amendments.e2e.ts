import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { aFileSpec, dayFromNow, someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

export const scenarios = [
  scenario('changes of a running deal: more time, then a higher price', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Lantern Tea')
    const talent = await stage.person('Noor Haddad', 390)

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'lantern@example.com'))
    await subscribe(stage, brand)
    let offerId = ''
    await step('a talent signs up and gets a direct offer that is due in two days', async () => {
      await signUp(stage, talent, 'talent', 'noor@example.com')
      const talentId = (
        await ask(talent, '/user/update-profile', { isListed: true, takesDirectOffers: true })
      ).talent.id
      const terms = someTerms({ deliverables: [aFileSpec({ draftDue: dayFromNow(2) })] })
      const input = { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms }
      offerId = (await ask(brand, '/brand/send-offer', input)).offer.id
    })
    await step('the brand opens its draft', () => brand.opens(`/dashboard/offers/${offerId}`))
    await holdPayment(stage, brand, /^Hold £1,200 and send$/)
    let dealId = ''
    await step('the talent accepts, and the deal opens', async () => {
      await talent.opens(`/dashboard/talent/offers/${offerId}`)
      await talent.clicks('Accept offer')
      await talent.fills(/^Your full name/, talent.name, talent.page.getByRole('dialog'))
      await talent.clicks('Accept offer', talent.page.getByRole('dialog'))
      await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
      dealId = new URL(talent.page.url()).pathname.split('/').at(-1) ?? ''
    })

    await step('the talent asks for more time on a phone and sees the dates that move', async () => {
      await talent.clicks('Ask for more time')
      const dialog = talent.page.getByRole('dialog')
      await talent.fills(/^Reason/, 'The parcel arrived late.', dialog)
      await talent.sees(/Draft due/, dialog)
    })
    await looksRight(talent, 'Asking for more time on a phone')
    await step('the request is sent', async () => {
      await talent.clicks('Send request', talent.page.getByRole('dialog'))
      await talent.sees('You asked for more time')
      await talent.sees(/Waiting for Lantern Tea/)
    })
    await looksRight(talent, 'More time asked, on a phone')
    await step('the brand reads old against new and accepts', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees('Noor Haddad asked for more time')
      await brand.sees('“The parcel arrived late.”')
    })
    await looksRight(brand, 'More time to answer')
    await step('the deal has the new dates', async () => {
      await brand.clicks('Accept change')
      await brand.fills(/^Your full name/, brand.name, brand.page.getByRole('dialog'))
      await brand.clicks('Accept change', brand.page.getByRole('dialog'))
      await brand.sees('Extended once')
      await talent.sees('Extended once')
    })

    await step('the brand proposes a higher price', async () => {
      await brand.clicks('More actions')
      await brand.clicks('Propose a change')
      await brand.fills(/^New price, VAT included/, '1500')
      await brand.fills('Reason', 'Two more pictures, please.')
      await brand.sees('You pay £300 more: £1,500 incl. VAT in all.')
    })
    await looksRight(brand, 'Proposing a change')
    await step('the change needs a payment hold', async () => {
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Continue to payment')
      await brand.sees('Your change needs a payment hold')
    })
    await looksRight(brand, 'A change that needs a hold')
    await holdPayment(stage, brand, /^Hold £300 and send$/)
    await step('the talent reads the net difference first', async () => {
      await talent.sees('Lantern Tea proposed a change')
      await talent.sees('You earn £200 more: £1,000 in all.')
    })
    await looksRight(talent, 'A change to answer on a phone')
    await step('the talent accepts, the difference is charged and the deal changes', async () => {
      await talent.clicks('Accept change')
      await talent.fills(/^Your full name/, talent.name, talent.page.getByRole('dialog'))
      await talent.clicks('Accept change', talent.page.getByRole('dialog'))
      await talent.sees('The deal has its new terms')
    })
    await step('the brand sees both invoices', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees(/£1,500 was charged/)
      const invoices = brand.page.getByRole('link', { name: /INV-/ })
      await invoices.nth(1).waitFor()
    })
    await looksRight(brand, 'A changed deal')
  }),
]
