import { aBrief } from '../server/src/testing/terms.ts'
import { openFundedDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'

export const prepare = addOperator

/** The browser of somebody who opens a link, as its server sees it. */
const visitor = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1' }

export const scenarios = [
  scenario('a tracking link is added, approved, posted and clicked', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fern Studio')
    const talent = await stage.person('Nia Lowe', 390)
    const operator = await stage.person('Olive Hart', 768)
    const dealId = await openFundedDeal(stage, { brand, talent })
    let shortUrl = ''

    await step('the brand adds a link by keyboard', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.page.getByRole('button', { name: 'Add link' }).focus()
      await brand.page.keyboard.press('Enter')
      const dialog = brand.page.getByRole('dialog')
      await brand.fills('Where it leads', 'http://fern.example/new', dialog)
      await brand.clicks('Add link', dialog)
      await brand.sees(
        'Enter a web address that starts with https://, such as https://glow.example/new.',
        dialog,
      )
      await brand.fills('Where it leads', 'https://fern.example/new', dialog)
      await brand.fills('Discount code', 'NIA10', dialog)
    })
    await looksRight(brand, 'Add a tracking link')
    await step('the link waits, because nobody knows the website', async () => {
      await brand.clicks('Add link', brand.page.getByRole('dialog'))
      await brand.sees('Waiting for approval')
      await brand.staysHere()
      const { items } = await ask(brand, '/brand/getTrackingLinks', { dealId })
      shortUrl = items[0]?.shortUrl ?? ''
      const reply = await brand.page.request.get(shortUrl, { maxRedirects: 0, headers: visitor })
      if (reply.status() !== 404) throw new Error(`A link that waits answered ${reply.status()}.`)
    })
    await looksRight(brand, 'A tracking link that waits')
    await step('an operator approves the website', async () => {
      await signInOperator(stage, operator)
      await operator.opens('/admin/queue?kind=tracked_website')
      await operator.follows(/fern\.example/)
      await operator.sees('https://fern.example/new?utm_source=marquee')
      await operator.fills('Reason', 'The shop of the brand')
    })
    await looksRight(operator, 'The website of a tracking link')
    await step('the brand sees it live without reloading', async () => {
      await operator.clicks('Approve website')
      await brand.sees('Live')
      await brand.hasNotReloaded()
    })
    await step('the talent finds the link on a phone', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('Links for your posts')
      await talent.clicks(/^QR code of/)
    })
    await looksRight(talent, 'The QR code of a link on a phone')
    await step('a visitor opens it twice and is sent on', async () => {
      // The server remembers for five seconds that the link was waiting.
      await brand.page.waitForTimeout(5_500)
      for (let time = 0; time < 2; time += 1) {
        const reply = await brand.page.request.get(shortUrl, { maxRedirects: 0, headers: visitor })
        const to = reply.headers().location ?? ''
        if (reply.status() !== 302 || !to.startsWith('https://fern.example/new?utm_source=marquee'))
          throw new Error(`The link answered ${reply.status()} and leads to ${to}.`)
      }
      await brand.page.waitForTimeout(1_500)
    })
    await step('the brand reads the results and enters the uses of the code', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees('2 clicks, 1 visitor')
      await brand.clicks('Results')
      const dialog = brand.page.getByRole('dialog')
      await brand.fills('Date, number of uses, sales', 'yesterday, 3', dialog)
      await brand.clicks('Save uses', dialog)
      await brand.sees(/Line 1 cannot be read/, dialog)
      await brand.fills('Date, number of uses, sales', '2026-11-20, 3, 96.50', dialog)
      await brand.clicks('Save uses', dialog)
      await brand.sees('£96.50', dialog)
    })
    await looksRight(brand, 'The results of a tracking link')
    await step('a campaign without links says how it gets one', async () => {
      const { id } = await ask(brand, '/campaign/add', aBrief())
      await brand.opens(`/dashboard/campaigns/${id}?tab=tracking`)
      await brand.sees('No tracking links yet')
    })
    await looksRight(brand, 'The tracking links of a campaign')
  }),
]
