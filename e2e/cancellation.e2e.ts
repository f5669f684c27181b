import { openFundedDeal } from './funded-deal.ts'
import { scenario } from './harness/scenario.ts'

export const scenarios = [
  scenario('a cancellation with a split, agreed on a phone', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Copper Kettle')
    const talent = await stage.person('Noor Haddad', 390)
    const dealId = await openFundedDeal(stage, { brand, talent })

    await step('the brand asks to cancel; the reason presets the split', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.clicks('More actions')
      await brand.clicks('Request cancellation')
      const dialog = brand.page.getByRole('dialog')
      await brand.selects('Reason', 'Our plans have changed', dialog)
      await brand.sees('£1,200', dialog)
    })
    await looksRight(brand, 'Request a cancellation')
    await step('the brand changes the split with the arrow keys and sends the request', async () => {
      const dialog = brand.page.getByRole('dialog')
      const slider = brand.page.getByRole('slider')
      await slider.focus()
      for (let step = 0; step < 6; step += 1) await brand.page.keyboard.press('ArrowLeft')
      await brand.sees('£840', dialog)
      await brand.clicks('Send request', dialog)
      await brand.sees('asked to cancel')
      await brand.staysHere()
    })
    await looksRight(brand, 'A cancellation request, sent')
    await step('the talent reads on a phone what they would earn, and what silence does', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('Our plans have changed')
      await talent.sees('£240')
      await talent.sees(/Without an answer the deal is cancelled/)
    })
    await looksRight(talent, 'A cancellation request on a phone')
    await step('the talent proposes another split', async () => {
      await talent.clicks('Propose another split')
      const slider = talent.page.getByRole('slider')
      await slider.focus()
      for (let step = 0; step < 4; step += 1) await talent.page.keyboard.press('ArrowLeft')
      await talent.fills('Message', 'Half of the work is done.')
    })
    await looksRight(talent, 'Another split on a phone')
    await step('the brand agrees to it without reloading', async () => {
      await talent.clicks('Send proposal')
      await brand.sees('Half of the work is done.')
      await brand.clicks('Agree')
      await brand.clicks('Agree and end the deal', brand.page.getByRole('dialog'))
      await brand.sees('£600 back to your card.')
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'A cancelled deal')
    await step('the talent reads the result in money without reloading', async () => {
      await talent.sees('You earn £400.')
      await talent.sees('The refund is sent and the rest is released.')
    })
    await looksRight(talent, 'A cancelled deal on a phone')
  }),
]
