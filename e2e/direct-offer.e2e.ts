import { finishDeal } from './deal-room.ts'
import { ask } from './harness/call-api.ts'
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
      await brand.clicks('Send an offer')
      await brand.fills('Price, VAT included', '816')
      await brand.clicks('Add deliverable')
      const second = brand.page.getByRole('group', { name: /^2\./ })
      await brand.selects('Platform', 'Content only', second)
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
  scenario('a brand reads why it can send no offer, before it writes one', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Alder Mills')
    const phone = await stage.person('Alder Phone', 390)
    const talent = await stage.person('Ruth Holt', 768)
    let talentId = ''
    await step('a talent takes direct offers, and is not shown in search', async () => {
      await signUp(stage, talent, 'talent', 'ruth.holt@example.com')
      talentId = (await ask(talent, '/user/update-profile', { takesDirectOffers: true })).talent.id
    })
    await step('the page of the talent has no button for an offer, and says why', async () => {
      await signUp(stage, brand, 'brand', 'alder.mills@example.com')
      await brand.opens(`/dashboard/find-talent/${talentId}`)
      await brand.sees(/Ruth Holt isn’t shown in search at the moment/)
      if ((await brand.page.getByRole('link', { name: 'Send an offer' }).count()) > 0)
        throw new Error('An offer can be started')
    })
    await looksRight(brand, 'A talent who can be sent no offer')
    await step('the form says the same, on a phone', async () => {
      await signUp(stage, phone, 'brand', 'alder.phone@example.com')
      await phone.opens(`/dashboard/offers/new?talent=${talentId}`)
      await phone.sees(/Ruth Holt isn’t shown in search at the moment/)
    })
    await looksRight(phone, 'No offer form on a phone')
    await step('once the talent is shown in search, an offer can be made', async () => {
      await ask(talent, '/user/update-profile', { isListed: true })
      await brand.page.reload()
      await brand.page.getByRole('link', { name: 'Send an offer' }).waitFor()
    })
  }),
]
