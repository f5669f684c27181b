import { openFundedDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a dispute with evidence, settled where both splits meet', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Blue Harvest')
    const talent = await stage.person('Ada Larsen', 390)
    const { picture } = await makeWork(stage.browser)
    const dealId = await openFundedDeal(stage, { brand, talent })

    await step('the brand opens a dispute with evidence', async () => {
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.clicks('More actions')
      await brand.clicks('Open dispute')
      const dialog = brand.page.getByRole('dialog')
      await brand.selects('What is it about?', 'The work is not as agreed', dialog)
      await brand.fills(
        'Your statement',
        'The label is turned away at 0:14, and the brief asks for it.',
        dialog,
      )
      await dialog.getByLabel(/^Drag evidence here/).setInputFiles([picture])
      await brand.sees(/uploaded/, dialog)
    })
    await looksRight(brand, 'Open a dispute')
    await step('the deal pauses', async () => {
      await brand.clicks('Open dispute', brand.page.getByRole('dialog'))
      await brand.sees('Settlement open')
    })
    await step('the brand names the least it takes back', async () => {
      await brand.clicks('Propose split')
      await brand.sees('The least you take back')
      await brand.clicks('Send proposal')
      await brand.sees('£600 (50%)')
    })
    await looksRight(brand, 'A dispute with a proposal')
    await step('the talent reads it on a phone and names less', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('The label is turned away at 0:14')
      await talent.clicks('Propose split')
      const slider = talent.page.getByRole('slider')
      await slider.focus()
      for (let step = 0; step < 8; step += 1) await talent.page.keyboard.press('ArrowLeft')
      await talent.clicks('Send proposal')
      await talent.sees('Apart')
      await talent.sees('£480')
    })
    await looksRight(talent, 'A dispute on a phone')
    await step('the brand accepts what the talent gives back', async () => {
      await brand.clicks('Accept £120 back')
      await brand.clicks('Accept and settle', brand.page.getByRole('dialog'))
      await brand.sees('£120 back to your card.')
    })
    await looksRight(brand, 'A settled dispute')
    await step('the talent reads the result in money', async () => {
      await talent.sees('You earn £720.')
      const { items } = await ask(talent, '/talent/getDisputes', { dealId })
      if (items[0].status !== 'settled') throw new Error(`The dispute is ${items[0].status}`)
    })
    await looksRight(talent, 'A settled dispute on a phone')
  }),
]
