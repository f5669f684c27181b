import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a signed deal, its sheet, and an extra revision bought in two clicks', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fern and Slate')
    const talent = await stage.person('Ada Cole', 390)
    const { picture, second } = await makeWork(stage.browser)

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'fern@example.com'))
    await subscribe(stage, brand)
    let offerId = ''
    await step('a talent signs up and gets an offer with the price of an extra revision', async () => {
      await signUp(stage, talent, 'talent', 'ada.cole@example.com')
      const { id: talentId } = (
        await ask(talent, '/user/update-profile', { isListed: true, takesDirectOffers: true })
      ).talent
      const terms = someTerms({ revisions: 0, extraRevisionPrice: 6_000 })
      const input = { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms, signature: 'Rowan Fern' }
      offerId = (await ask(brand, '/brand/send-offer', input)).offer.id
      await brand.opens(`/dashboard/offers/${offerId}`)
    })
    await holdPayment(stage, brand, /^Hold £1,200 and send$/)

    await step('the talent cannot accept without a name', async () => {
      await talent.opens(`/dashboard/talent/offers/${offerId}`)
      await talent.sees('£60 each')
      await talent.clicks('Accept offer')
      await talent.clicks('Accept offer', talent.page.getByRole('dialog'))
      await talent.sees('Please type your full name.', talent.page.getByRole('dialog'))
    })
    await looksRight(talent, 'Signing on a phone')
    let dealId = ''
    await step('the talent signs, and the deal opens', async () => {
      const dialog = talent.page.getByRole('dialog')
      await talent.fills(/^Your full name/, 'Ada Cole', dialog)
      await talent.clicks('Accept offer', dialog)
      await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
      dealId = new URL(talent.page.url()).pathname.split('/').at(-1) ?? ''
    })
    await step('the talent reads the deal sheet on a phone', async () => {
      await talent.clicks('Deal sheet')
      await talent.sees(/Fern and Slate can buy an extra one for £60/)
      await talent.sees('Signed: Offer, version 1')
      await talent.sees('Rowan Fern for Fern and Slate')
    })
    await looksRight(talent, 'Deal sheet on a phone')

    await step('the talent submits the work', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.page.getByLabel(/^Drag files here/).setInputFiles([picture])
      await talent.sees(/uploaded/)
      await talent.clicks('Submit for review')
      await talent.sees(/not opened yet|opened by the brand/)
    })
    await step('the brand sees that the revisions are used', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees(/All included revisions are used/)
    })
    await looksRight(brand, 'No revision left')
    await step('the brand buys one more: the first click', async () => {
      await brand.clicks('Buy one more revision – £60')
      await brand.sees('One more revision of Photo set')
    })
    await looksRight(brand, 'Paying for an extra revision')
    await holdPayment(stage, brand, /^Pay £60$/)
    await step('the revision is added, and the brand requests changes', async () => {
      await brand.sees(/0 of 1 revisions used/)
      await brand.clicks('Request changes')
      await brand.fills('What should change?', 'Evening light, please.')
      await brand.clicks('Request changes')
      await brand.sees(/1 of 1 revisions used/)
    })
    await step('the talent makes the changes', async () => {
      await talent.sees('Evening light, please.')
      await talent.page.getByLabel(/^Drag files here/).setInputFiles([second])
      await talent.sees(/uploaded/)
      await talent.clicks('Submit for review')
    })
    await step('the sheet of the brand has the change, and its PDF can be saved', async () => {
      await brand.clicks('Deal sheet')
      await brand.sees('Signed: Change 1')
      await brand.sees('agreed in advance, with the signature under the offer')
      await brand.sees(/Fern and Slate pays £1,260 in all/)
      const saved = brand.page.waitForEvent('download')
      await brand.clicks('Download PDF')
      if (!(await saved).suggestedFilename().endsWith('.pdf')) throw new Error('The sheet is not a PDF.')
    })
    await looksRight(brand, 'Deal sheet of a brand')
  }),
]
