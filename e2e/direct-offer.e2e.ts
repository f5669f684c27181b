import { finishDeal } from './deal-room.ts'
import { scenario } from './harness/scenario.ts'
import { holdPayment, subscribe } from './money-steps.ts'
import { counterAndAccept } from './negotiation.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a direct offer, from finding a talent to a completed deal', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Glow and Co')
    const talent = await stage.person('Maya Lindqvist', 768)
    const work = await makeWork(stage.browser)

    await step('a talent signs up', () => signUp(stage, talent, 'talent', 'maya@example.com'))
    await step('the talent turns on search and direct offers', async () => {
      await talent.opens('/dashboard/talent/profile')
      await talent.fills('Headline', 'Skin, slowly')
      await talent.fills('City', 'Leeds')
      await talent.checks('Show my profile in search')
      await talent.checks('Accept direct offers outside campaigns')
    })
    await looksRight(talent, 'Profile of a talent')
    await step('the profile is saved', async () => {
      await talent.clicks('Save')
      await talent.sees('Saved.')
      await talent.clicks('Home')
      await talent.staysHere()
    })

    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'glow@example.com'))
    await subscribe(stage, brand)
    await step('the brand finds the talent', async () => {
      await brand.clicks('Find talent')
      await brand.sees('Maya Lindqvist')
    })
    await looksRight(brand, 'Find talent')
    await step('the brand opens the profile and starts an offer', async () => {
      await brand.follows(/Maya Lindqvist/)
      await brand.clicks('Make an offer')
      await brand.fills('Price, VAT included', '816')
      await brand.clicks('Add deliverable')
      const second = brand.page.getByRole('group', { name: /^2\./ })
      await brand.selects('Platform', 'File only', second)
      await brand.selects('Format', /photo set/i, second)
      await brand.fills('Brief', 'The bottle on a sill', second)
      await brand.fills('Message', 'We love how you use light.')
    })
    await looksRight(brand, 'Offer composer')
    await step('the offer needs a payment hold', async () => {
      await brand.fills(/^Your full name/, brand.name)
      await brand.clicks('Continue to payment')
      await brand.isAt(/\/dashboard\/offers\/[0-9a-f-]{36}$/)
      await brand.sees('£816')
      await brand.staysHere()
    })
    await holdPayment(stage, brand, /^Hold £816 and send$/)
    await looksRight(brand, 'Offer, as the brand sees it')

    await counterAndAccept(stage, { brand, talent })
    await finishDeal(stage, { brand, talent }, work, { isShownOutside: true })
  }),
]
