import type { Locator } from 'playwright-core'
import { aBrief, aPitch } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { pressesByKey, tabsTo } from './harness/keys.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

export const scenarios = [
  scenario('deciding on applicants with the keyboard, and a counter-offer on a phone', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fern and Ash')
    const first = await stage.person('Ana Fraser', 390)
    const second = await stage.person('Ben Ode', 390)

    let campaignId = ''
    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'fern@example.com'))
    await subscribe(stage, brand)
    await step('two talents apply with different fees', async () => {
      await signUp(stage, first, 'talent', 'ana@example.com')
      await signUp(stage, second, 'talent', 'ben@example.com')
      const brief = aBrief({ title: 'First Frost', feeMin: 80_000, feeMax: 80_000, questions: [] })
      campaignId = (await ask(brand, '/campaign/add', brief)).id
      const pitch = (proposedFee: number) => ({ campaignId, ...aPitch({ answers: [] }), proposedFee })
      await ask(first, '/talent/apply', pitch(72_000))
      await ask(second, '/talent/apply', pitch(90_000))
      await brand.opens(`/dashboard/campaigns/${campaignId}?sort=fee`)
      await brand.sees('Fee asked and your budget')
      await brand.sees('£80 under budget')
    })
    const panel = brand.page.getByRole('region', { name: 'Open applicant' })
    await step('the decision is in view without scrolling', () =>
      isInView(panel.getByRole('link', { name: 'Send an offer' })),
    )
    await looksRight(brand, 'Applicants with their facts')

    const { keyboard } = brand.page
    await step('keys move between applicants, shortlist one and write a note', async () => {
      await tabsTo(brand, /^AFAna Fraser|^Ana Fraser/)
      await keyboard.press('Enter')
      await keyboard.press('s')
      await brand.sees('Remove from shortlist', panel)
      await keyboard.press('n')
      await keyboard.type('Best hook of the two.')
      await pressesByKey(brand, /^Save note$/)
      await panel.getByText('Best hook of the two.').and(brand.page.locator('p')).waitFor()
    })
    await step('the next applicant is declined with a reason, without the mouse', async () => {
      await tabsTo(brand, /^BOBen Ode|^Ben Ode/)
      await keyboard.press('ArrowUp')
      await brand.sees('1 of 2', panel)
      await keyboard.press('j')
      await brand.sees('2 of 2', panel)
      await keyboard.press('d')
      const dialog = brand.page.getByRole('dialog')
      await brand.sees('Decline Ben Ode?', dialog)
      await keyboard.type('Outside')
      await pressesByKey(brand, /^Decline$/)
      await dialog.waitFor({ state: 'detached' })
      await brand.sees('Undo decline', panel)
    })
    await step('the offer begins with the fee that was asked for', async () => {
      await tabsTo(brand, /^AFAna Fraser|^Ana Fraser/)
      await keyboard.press('Enter')
      await brand.sees('Ana Fraser', panel)
      await keyboard.press('o')
      await brand.isAt('/dashboard/offers/new')
      await brand.sees('Ana Fraser asked for £720; your budget is £800 (£80 under budget).')
      await brand.fills(/^Your full name/, brand.name)
      await pressesByKey(brand, /^Continue to payment$/)
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
    })
    await holdPayment(stage, brand, /^Hold £720 and send$/)

    await step('the talent sees their earnings and the decision on the first screen', async () => {
      await first.clicks('Offers')
      await first.follows(/Fern and Ash · £480/)
      await first.sees('You earn £480.')
      await isInView(first.page.getByRole('button', { name: 'Accept offer' }))
    })
    await looksRight(first, 'Offer on a phone')
    await step('the counter-offer shows net, total and button without scrolling', async () => {
      await first.clicks('Make a counter-offer')
      await first.fills('You earn, after fee and VAT', '540')
      await first.sees('above their offer of £480')
      await isInView(first.page.getByText('Fern and Ash pays, incl. VAT'))
      await isInView(first.page.getByRole('button', { name: 'Send counter-offer' }))
    })
    await looksRight(first, 'Counter-offer on a phone')
    await step('the brand reads the total that the talent never typed', async () => {
      await first.fills(/^Your full name/, first.name)
      await first.clicks('Send counter-offer')
      await first.sees('version 2 of 2')
      await brand.sees('£810')
    })
  }),
]

/** Fails when the control is not inside the window. */
async function isInView(control: Locator): Promise<void> {
  await control.first().waitFor()
  const [box, height] = await Promise.all([
    control.first().boundingBox(),
    control.page().evaluate(() => window.innerHeight),
  ])
  if (!box || box.y < 0 || box.y + box.height > height)
    throw new Error(`Below the fold: ${JSON.stringify(box)} in a window of ${height} px`)
}
