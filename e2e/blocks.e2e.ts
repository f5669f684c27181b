import { scenario } from './harness/scenario.ts'
import { signUp } from './sign-up.ts'

export const scenarios = [
  scenario('a brand blocks a talent, no longer finds them, and unblocks them', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fennel Foods')
    const talent = await stage.person('Odd Larsen', 768)
    await step('a talent signs up and can be found', async () => {
      await signUp(stage, talent, 'talent', 'odd.larsen@example.com')
      await talent.opens('/dashboard/talent/profile')
      await talent.fills('Headline', 'Bread and its people')
      await talent.fills('City', 'Hull')
      await talent.checks('Show my profile in search')
      await talent.clicks('Save')
      await talent.sees('Saved.')
    })
    await step('a brand opens the profile', async () => {
      await signUp(stage, brand, 'brand', 'fennel.foods@example.com')
      await brand.clicks('Find talent')
      await brand.follows(/Odd Larsen/)
      await brand.sees('Make an offer')
    })
    await looksRight(brand, 'Talent with the action to block')
    await step('the brand reads what a block does', async () => {
      await brand.clicks('More actions')
      await brand.clicks('Block Odd Larsen')
      await brand.sees('They aren’t notified of the block. You can unblock them in the settings.')
    })
    await looksRight(brand, 'Question before a block')
    await step('the brand blocks the talent and no longer finds them', async () => {
      await brand.clicks('Block', brand.page.getByRole('dialog'))
      await brand.sees('Odd Larsen is blocked.')
      await brand.isAt(/find-talent|talents/)
      if ((await brand.page.getByRole('link', { name: /Odd Larsen/ }).count()) > 0)
        throw new Error('The blocked talent is in the list')
    })
    await step('the settings list the talent', async () => {
      await brand.opens('/dashboard/settings')
      await brand.sees('Odd Larsen')
    })
    await looksRight(brand, 'Settings with a blocked talent')
    await step('the brand unblocks the talent and finds them again', async () => {
      await brand.clicks('Unblock')
      await brand.sees('Unblocked.')
      await brand.clicks('Find talent')
      await brand.sees('Odd Larsen')
    })
  }),
]
