import { finishDeal } from './deal-room.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { counterAndAccept } from './negotiation.ts'
import { jumpWithKeyboard } from './palette-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a campaign, from sign-up to the last deal', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Lumen Studio')
    const talent = await stage.person('Noor Haddad')
    const work = await makeWork(stage.browser)

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'studio@example.com'))
    await subscribe(stage, brand)
    await step('the brand creates a campaign with its title', async () => {
      await brand.clicks('Home')
      await brand.clicks('Write campaign')
      await brand.fills('Campaign name', 'Autumn Skin Edit')
      await brand.clicks('Create draft')
      await brand.sees('1. Overview')
    })
    await step('the brand writes the overview and chooses a real cover image', async () => {
      await brand.page.getByRole('textbox', { name: 'Description' }).fill('Three looks for cold mornings.')
      await brand.fills('Product', 'Night serum')
      await brand.page.locator('input[type=file]').setInputFiles([work.picture])
      await brand.sees('Saved')
    })
    await looksRight(brand, 'Campaign editor: overview')

    await step('the brand adds the deliverables', async () => {
      await brand.clicks('Next')
      await brand.clicks('Add deliverable')
      if ((await brand.page.getByRole('group', { name: /^2\./ }).count()) === 0)
        await brand.clicks('Add deliverable')
      const second = brand.page.getByRole('group', { name: /^2\./ })
      await brand.selects('Platform', 'Content only', second)
      await brand.selects('Format', /photo set/i, second)
      await brand.fills('Brief', 'The bottle on a sill', second)
    })
    await looksRight(brand, 'Campaign editor: deliverables')

    await step('the brand sets the fee', async () => {
      await brand.clicks('Next')
      await brand.fills('Fee per talent, VAT included', '816')
      await brand.fills('Places', '1')
    })
    await looksRight(brand, 'Campaign editor: pay')

    await step('the brand sets eligibility and deadline', async () => {
      await brand.clicks('Next')
      await brand.picksDay(
        'Applications close on',
        new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      )
    })
    await looksRight(brand, 'Campaign editor: eligibility')

    await step('the brand reviews the brief and publishes it', async () => {
      await brand.clicks('Next')
      await brand.sees('The brief is complete.')
    })
    await looksRight(brand, 'Campaign editor: review')
    await step('the campaign is live', async () => {
      await brand.clicks('Publish')
      await brand.isAt(/\/dashboard\/campaigns\/[0-9a-f-]{36}$/)
      await brand.sees('Live')
    })
    await looksRight(brand, 'A campaign that is live')
    await jumpWithKeyboard(stage, brand, 'Autumn Skin Edit')
    await step('the campaign has no applicants yet', async () => {
      await brand.clicks(/^Applicants/)
      await brand.sees('No applications yet')
      await brand.staysHere()
    })
    await looksRight(brand, 'Campaign without applicants')

    await step('a talent signs up', () => signUp(stage, talent, 'talent', 'noor@example.com'))
    await step('the talent finds the campaign', async () => {
      await talent.staysHere()
      await talent.clicks('Discover')
      await talent.sees('Autumn Skin Edit')
    })
    await looksRight(talent, 'Discover')
    await step('the talent reads the brief', () => talent.follows(/Autumn Skin Edit/))
    await looksRight(talent, 'Campaign, as a talent reads it')
    await step('the talent writes an application', async () => {
      await talent.clicks('Apply')
      await talent.fills('Why are you a good fit?', 'I shoot skin in the first hour of light.')
    })
    await looksRight(talent, 'Application form')
    await step('the application is sent', async () => {
      await talent.clicks('Send application', talent.page.getByRole('dialog'))
      await talent.isAt(/\/applications\//)
      await talent.sees('Submitted')
    })
    await looksRight(talent, 'Application, as its talent sees it')

    await step('the brand sees the new applicant without reloading', async () => {
      await brand.sees('Noor Haddad')
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'Applicants')
    await step('the brand shortlists the applicant', async () => {
      await brand.clicks(/Noor Haddad/)
      const sheet = brand.page.getByRole('region', { name: 'Open applicant' })
      await brand.sees('I shoot skin in the first hour of light.', sheet)
      await brand.clicks('Shortlist', sheet)
      await brand.sees('Remove from shortlist', sheet)
    })
    await looksRight(brand, 'One applicant')
    await step('the talent sees it without reloading', async () => {
      await talent.sees('Shortlisted')
      await talent.hasNotReloaded()
    })

    await step('the brand makes an offer from the brief', async () => {
      await brand.clicks('Send an offer')
      await brand.sees('Offer to Noor Haddad')
      await brand.fills('Message', 'Just as you wrote it, please.')
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Continue to payment')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
      await brand.sees('£816')
    })
    await holdPayment(stage, brand, /^Hold £816 and send$/)

    await counterAndAccept(stage, { brand, talent })
    await finishDeal(stage, { brand, talent }, work)

    await step('the brand completes the campaign', async () => {
      await brand.clicks('Campaigns')
      await brand.follows(/Autumn Skin Edit/)
      await brand.clicks('More actions')
      await brand.clicks('Complete')
      await brand.clicks('Complete campaign', brand.page.getByRole('dialog'))
      await brand.sees('Completed')
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'A completed campaign')
    await step('the brand reads until when it may use the work, and the talent too', async () => {
      await brand.clicks('Deals')
      await brand.follows(/Usage rights/)
      await brand.sees(/^until \d\d \w{3}, \d{4}$/)
      await brand.hasNotReloaded()
      await talent.opens('/dashboard/talent/deals?tab=rights')
      await talent.sees(/^until \d\d \w{3}, \d{4}$/)
    })
    await looksRight(brand, 'Usage rights')
    await step('home has one task left, the review of the talent', async () => {
      await brand.clicks(/^Home/)
      await brand.sees(/^Review /)
    })
  }),
]
