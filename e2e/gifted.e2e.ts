import type { Locator } from 'playwright-core'
import { aBrief, aPitch, aPostSpec } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a gifted deal on a phone, from the offer to its completion', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Orchard Lane')
    const talent = await stage.person('Isla Morgan', 390)
    const work = await makeWork(stage.browser)

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'orchard@example.com'))
    await subscribe(stage, brand)
    let campaignId = ''
    await step('a talent applies to a gifted campaign', async () => {
      await signUp(stage, talent, 'talent', 'isla@example.com')
      const gifted = { payModel: 'gifted', feeMin: 0, feeMax: 0, budget: 0 }
      const deliverables = [aPostSpec()]
      const brief = aBrief({ title: 'First Press', questions: [], deliverables, ...gifted })
      campaignId = (await ask(brand, '/campaign/add', brief)).id
      const pitch = aPitch({ answers: [], proposedFee: null, acknowledgesUnpaid: true })
      await ask(talent, '/talent/apply', { campaignId, ...pitch })
    })
    await step('the brand sends an offer without a fee, and no card is asked for', async () => {
      const { items } = await ask(brand, '/campaign/get-applications', { campaignId })
      const [application] = items
      await brand.opens(
        `/dashboard/offers/new?talent=${application.talent.id}&campaign=${campaignId}&application=${application.id}`,
      )
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Send offer')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
      await brand.sees('gifted product')
      await namesNoMoney(brand)
      await brand.staysHere()
    })

    await step('the talent reads that the product is gifted', async () => {
      await talent.opens('/dashboard/talent/offers')
      await talent.follows(/Orchard Lane · Gifted/)
      await talent.sees('You get the gifted product and no fee.')
      await namesNoMoney(talent)
    })
    await looksRight(talent, 'A gifted offer on a phone')
    await step('the counter-offer names no money while no fee is typed', async () => {
      await talent.clicks('Make a counter-offer')
      await talent.sees('Send counter-offer')
      await namesNoMoney(talent)
    })
    await looksRight(talent, 'Counter-offer without a fee on a phone')
    await step('the talent accepts the gifted offer', async () => {
      await talent.clicks(/Orchard Lane$/)
      await talent.clicks('Accept offer')
      const dialog = talent.page.getByRole('dialog')
      await talent.sees('You get the gifted product and no fee.', dialog)
      await talent.fills(/^Your full name/, talent.name, dialog)
      await talent.clicks('Accept offer', dialog)
      // The message goes away after a while, so it is looked at first.
      await isAboveBar(talent.page.getByText('Offer accepted. The deal is open.'))
      await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
      await talent.sees('Gifted work')
      await namesNoMoney(talent)
    })
    await looksRight(talent, 'A gifted deal on a phone')
    await step('the talent reads why the caption is no clear ad', async () => {
      await talent.page.getByLabel(/^Drag files here/).setInputFiles([work.film])
      await talent.sees(/uploaded/)
      await talent.fills('Caption', '#gifted First light on the orchard.')
      await talent.sees(/“#gifted” does not make clear that this is an ad/)
    })
    await looksRight(talent, 'A caption without a clear ad label on a phone')
    await step('one click puts the label at the start, and the work is submitted', async () => {
      await talent.clicks('Put “Ad: ” at the start')
      await talent.sees(/says first that this is an ad/)
      await talent.clicks('Submit for review')
      await talent.sees(/not opened yet|opened by the brand/)
    })
    await step('the brand approves the work; the approval names no payment', async () => {
      await brand.clicks('View deal')
      await brand.sees('If you approve:')
      await namesNoMoney(brand)
      await brand.clicks('Approve version 1')
      await brand.hasNotReloaded()
    })
    await step('the talent posts it, and the brand completes the deal', async () => {
      await talent.fills('Post link', 'instagram.com/reel/2')
      await talent.clicks('Mark as posted')
      await brand.clicks('Confirm post')
      await brand.clicks('Complete deal')
      await brand.clicks('Complete deal', brand.page.getByRole('dialog'))
      await brand.sees('Completed')
      await talent.sees('Completed')
      await namesNoMoney(brand)
    })
    await looksRight(talent, 'A completed gifted deal on a phone')
  }),
]

/** Fails unless the toast ends above the action bar; both are measured in the same frame. */
async function isAboveBar(toast: Locator): Promise<void> {
  await toast.page().locator('[data-action-bar]').waitFor()
  const overlap = await toast.evaluate((element) => {
    const bar = document.querySelector('[data-action-bar]')
    return bar ? element.getBoundingClientRect().bottom - bar.getBoundingClientRect().top : 0
  })
  if (overlap > 0) throw new Error(`The toast covers ${overlap} px of the action bar.`)
}

/** Fails when the page names an amount of money or says that it is charged or held. */
async function namesNoMoney({ page, name }: Person): Promise<void> {
  const money = /£\d|is charged|on hold|payout date|\d+ (hours|days) after/i
  const found = await page.getByRole('main').getByText(money).filter({ visible: true }).allTextContents()
  if (found.length > 0) throw new Error(`${name} reads of money in a gifted deal: ${found.join(' | ')}`)
}
