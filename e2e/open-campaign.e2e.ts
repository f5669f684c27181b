import { aBrief, aPostSpec } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { choosesFilter, seesNoneAndClears } from './public-filters.ts'
import { PASSWORD, signUp } from './sign-up.ts'

const title = 'Winter Light'
/** A campaign whose work is posted. */
const posted = 'Summer Shade'
const email = 'ada.finch@example.com'

export const scenarios = [
  scenario('a visitor reads an open campaign, reports it, and joins to apply', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Lumen Studio')
    const visitor = await stage.person('Ada Finch', 390)
    let id = ''
    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'studio@example.com'))
    await subscribe(stage, brand)
    await step('the brand publishes a campaign', async () => {
      const brief = { title, mustAvoid: 'No umbrellas', feeMin: 120_000, feeMax: 120_000 }
      id = (await ask(brand, '/campaign/add', aBrief(brief))).id
      const cheaper = { title: posted, feeMin: 60_000, feeMax: 60_000, deliverables: [aPostSpec()] }
      await ask(brand, '/campaign/add', aBrief(cheaper))
    })
    await step('a visitor filters the list by network', async () => {
      await visitor.opens('/campaigns')
      await choosesFilter(visitor, 'Network', 'Instagram')
      const matching = visitor.page.getByRole('list', { name: 'Open campaigns' })
      await visitor.sees('1 open campaign')
      await matching.getByRole('link', { name: posted }).waitFor()
      if ((await matching.getByRole('link', { name: title }).count()) > 0)
        throw new Error('A campaign without a post is listed.')
      await seesNoneAndClears(visitor, 'Earnings', 'You can earn £500+')
      await visitor.opens('/campaigns')
      await visitor.sees('2 open campaigns')
      await visitor.opens('/campaigns?platform=twitch')
      await visitor.sees(/No open campaigns match your search/)
      await visitor.page.getByRole('link', { name: 'See all open campaigns' }).click()
      await visitor.sees('2 open campaigns')
    })
    await step('a visitor filters by what the work pays, and what pays less is not listed', async () => {
      await visitor.opens('/campaigns')
      await choosesFilter(visitor, 'Earnings', 'You can earn £500+')
      await visitor.page.waitForURL(/earnFrom=50000/)
      await visitor.page.getByRole('link', { name: 'Remove You can earn £500+' }).waitFor()
      await visitor.sees('1 open campaign')
      const matching = visitor.page.getByRole('list', { name: 'Open campaigns' })
      await matching.getByRole('link', { name: title }).waitFor()
      if ((await matching.getByRole('link', { name: posted }).count()) > 0)
        throw new Error('A campaign that pays less is listed.')
      await visitor.opens('/campaigns')
    })
    await step('a visitor searches by words with Enter, with script and without', async () => {
      await visitor.page.getByRole('searchbox', { name: 'Search' }).fill('winter')
      await visitor.page.keyboard.press('Enter')
      await visitor.sees('1 open campaign')
      await visitor.page.waitForURL('/campaigns?q=winter')
      const plain = await stage.browser.newContext({ baseURL: stage.address, javaScriptEnabled: false })
      const page = await plain.newPage()
      await page.goto('/campaigns')
      await page.getByRole('searchbox', { name: 'Search' }).fill('winter')
      await page.keyboard.press('Enter')
      await page.getByText('1 open campaign', { exact: true }).waitFor()
      await plain.close()
    })
    await looksRight(visitor, 'Open campaigns')
    await step('a visitor finds it in the list and reads what the work is and what it pays', async () => {
      await visitor.opens('/campaigns')
      await visitor.follows(/Winter Light/)
      await visitor.isAt(`/campaigns/${id}`)
      await visitor.sees('You earn £800')
      await visitor.sees('Deliverables')
      await visitor.page.getByRole('region', { name: 'Similar open campaigns' }).getByText(posted).waitFor()
      if ((await visitor.page.getByText('No umbrellas').count()) > 0)
        throw new Error('What only applicants need to know is public.')
    })
    await looksRight(visitor, 'An open campaign, as a visitor reads it')
    await step('the visitor reports it and comes back', async () => {
      await visitor.clicks('Report this page')
      await visitor.isAt(`/report/c/${id}`)
      await visitor.selects('What is wrong?', 'Spam')
      await visitor.fills('What happened?', 'The same text stands on five other sites.')
      await visitor.clicks('Send report')
      await visitor.sees(/We have your report/)
      await visitor.clicks(/Back to the page of/)
      await visitor.isAt(`/campaigns/${id}`)
    })
    await step('an agent is led to the sign-up of agents, which names the campaign', async () => {
      await visitor.page.getByRole('link', { name: 'Apply for a talent you represent' }).click()
      await visitor.isAt('/signup/talentagent')
      await seesApplication(visitor, 'Earns £800, before your commission')
      await visitor.page.goBack()
    })
    await step('the sign-up and the sign-in name the campaign', async () => {
      await visitor.page.getByRole('link', { name: 'Apply as a talent' }).click()
      await visitor.isAt('/signup/talent')
      await seesApplication(visitor, 'You earn £800')
      await visitor.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await visitor.isAt('/signin/talent')
      await seesApplication(visitor, 'You earn £800')
    })
    await looksRight(visitor, 'The sign-in of a visitor who wants to apply')
    await step('the visitor joins', async () => {
      await visitor.clicks('New here? Join as a talent')
      await seesApplication(visitor, 'You earn £800')
    })
    await looksRight(visitor, 'The sign-up of a visitor who wants to apply')
    await step('the campaign is open to apply once the address is confirmed', async () => {
      await visitor.fills('Display name', visitor.name)
      await visitor.fills('Email', email)
      await visitor.fills('Password', PASSWORD)
      await visitor.checks(/^I accept the terms/)
      await visitor.checks('I am 18 or older')
      await visitor.clicks('Create account')
      await visitor.isAt('/verify-email')
      await seesApplication(visitor, 'You earn £800')
      await visitor.fills('6-digit code', await stage.mail.codeFor(email))
      await visitor.clicks('Confirm')
      await visitor.isAt(`/dashboard/talent/discover/${id}`)
      await visitor.sees('No umbrellas')
    })
    await step('someone who is signed in goes straight to the campaign', async () => {
      await visitor.opens(`/campaigns/${id}`)
      await visitor.page.getByRole('link', { name: 'Apply as a talent' }).click()
      await visitor.isAt(`/dashboard/talent/discover/${id}`)
    })
    await step('a campaign that is paused is not found', async () => {
      // The page of the visitor, who has it open, reads it again.
      visitor.expects(/status of 404/)
      await ask(brand, '/campaign/updateStatus', { campaignId: id, event: 'pause' })
      const stranger = await stage.person('Stranger', 390)
      stranger.expects(/status of 404/)
      await stranger.opens(`/campaigns/${id}`)
      await stranger.sees('This campaign is not open')
      await looksRight(stranger, 'A campaign that is not open')
    })
  }),
]

/** Sees which campaign the application after the sign-up or the sign-in is for, and what it pays. */
async function seesApplication(visitor: Person, pay: string): Promise<void> {
  const step = visitor.page.getByRole('region', { name: 'Next step' })
  for (const text of ['Next: your application', title, 'by Lumen Studio', pay]) await visitor.sees(text, step)
}
