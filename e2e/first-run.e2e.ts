import { scenario } from './harness/scenario.ts'
import { payCheckout } from './money-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('the first run of each role, from sign-up to the last set-up step', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fable and Rye')
    const talent = await stage.person('Tilly Marsden', 390)
    const agent = await stage.person('Rosa Hale', 768)
    const work = await makeWork(stage.browser)

    await step('a new brand is shown its steps, the trial first', async () => {
      await signUp(stage, brand, 'brand', 'fable@example.com')
      await brand.sees('Welcome, Fable and Rye')
      await brand.sees('Try everything free for 14 days')
      await brand.sees(/^1 of 5 done/)
    })
    await looksRight(brand, 'First home of a brand')
    await step('the first step begins a campaign, which home then continues', async () => {
      await brand.clicks('Write campaign')
      await brand.fills('Campaign name', 'Sourdough Sundays')
      await brand.clicks('Create draft')
      await brand.sees('1. Overview')
      await brand.clicks(/^Home/)
      await brand.sees(/^2 of 5 done/)
    })
    await step('the company step opens its field, and saving returns to home', async () => {
      await brand.clicks('Complete details')
      await brand.sees('Company profile')
      await brand.page.locator('textarea:focus').waitFor()
      await brand.page.locator('textarea:focus').fill('A bakery that films its mornings.')
      await brand.selects('Industry', 'Food and drink')
      await brand.clicks('Save')
      await brand.isAt('/dashboard')
      await brand.sees(/^3 of 5 done/)
    })
    await step('after the plan is paid, the next step publishes the draft', async () => {
      await brand.clicks('Start free trial')
      await brand.sees('Choose your plan')
      await brand.clicks('Start free trial')
      await payCheckout(brand)
      await brand.clicks('Review and publish “Sourdough Sundays”')
      await brand.isAt(/\/edit$/)
      await brand.sees('5. Review')
    })
    await step('hidden steps stay hidden on the next visit', async () => {
      await brand.clicks(/^Home/)
      await brand.clicks('Hide these steps')
      await brand.sees('1 set-up step is left.')
      await brand.opens('/dashboard')
      await brand.sees('1 set-up step is left.')
      await brand.clicks('Show steps')
      await brand.sees(/^4 of 5 done/)
    })

    await step('a new talent reads that brands cannot find them yet', async () => {
      await signUp(stage, talent, 'talent', 'tilly@example.com')
      await talent.sees('Free to join, no subscription')
      await talent.sees(/^Brands can’t find you yet/)
    })
    await looksRight(talent, 'First home of a talent')
    await step('the photo is saved and leads back to the next step', async () => {
      await talent.clicks('Add photo')
      await talent.page.locator('[data-path="avatar"]').setInputFiles([work.picture])
      await talent.isAt('/dashboard/talent')
      await talent.sees(/^2 of 10 done/)
    })
    await step('the fee and the search are set on their own fields', async () => {
      await talent.clicks('Set your fee')
      await talent.page.locator('[data-path="minFee"]:focus').fill('300')
      await talent.clicks('Save')
      await talent.isAt('/dashboard/talent')
      await talent.clicks('Show your profile in search')
      await talent.page.locator('[data-path="isListed"]:focus').check()
      await talent.clicks('Save')
      await talent.isAt('/dashboard/talent')
      await talent.sees(/^4 of 10 done/)
    })

    await step('a new agent is led to the agency, and back', async () => {
      await signUp(stage, agent, 'talentagent', 'rosa@example.com', 'Hale and Co')
      await agent.sees('Set up Hale and Co')
      await agent.clicks('Complete details')
      await agent.page.locator('[data-path="about"]:focus').fill('Skin care and food.')
      await agent.fills('City', 'Leeds')
      await agent.clicks('Save')
      await agent.isAt('/dashboard/talent-agent')
      await agent.sees('Add your first talent')
    })
    await looksRight(agent, 'First home of an agent')
  }),
]
