import { pressesByKey, tabsTo } from './harness/keys.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Table } from './negotiation.ts'
import { takeBank } from './payout-steps.ts'
import type { WorkFile } from './work-files.ts'

/** The hold is refused on one card and told kindly; on the other it succeeds by keyboard alone, the bank's window included. */
export async function holdAfterRefusal(stage: Stage, brand: Person): Promise<void> {
  const { step, looksRight } = stage
  await step('The bank refuses the hold on one card, which is told kindly', async () => {
    await brand.page.getByRole('radio', { name: /Visa ending 0341/ }).check()
    await brand.clicks('Hold £1,200 and send')
    await brand.sees('Nothing is held.')
    await brand.sees(/another card/)
  })
  await looksRight(brand, 'A hold that was refused')
  await step('By keyboard the brand chooses the other card and holds the money', async () => {
    await brand.page.reload()
    await brand.sees('Add a payment hold to send this offer')
    await tabsTo(brand, /Visa ending/)
    for (let tries = 0; tries < 3 && !(await isChosen(brand, /3184/)); tries += 1)
      await brand.page.keyboard.press('ArrowDown')
    await pressesByKey(brand, /^Hold £1,200 and send$/)
  })
  await step('By keyboard it confirms in the window of its bank, and the offer is sent', async () => {
    await pressesByKey(brand, /^Complete$/)
    await brand.sees('Payment is held')
  })
  await looksRight(brand, 'An offer with its hold')
}

/** The talent accepts, gets a bank account and delivers; the brand approves and completes. Tells where the provider is. */
export async function acceptAndFinish(
  stage: Stage,
  { brand, talent }: Table,
  work: WorkFile,
): Promise<string> {
  const { step, looksRight } = stage
  await step('The talent reads that the payment is held and accepts', async () => {
    await talent.opens('/dashboard/talent/offers')
    await talent.follows(/Harbour Goods · £800/)
    await talent.sees('Payment is held')
    await talent.clicks('Accept version 1')
    await talent.clicks('Accept version 1', talent.page.getByRole('dialog'))
  })
  await step('The card is charged and the deal opens by itself', () => talent.isAt(/\/deals\/[0-9a-f-]{36}$/))
  await looksRight(talent, 'Money of a deal, as its talent sees it')
  const room = new URL(talent.page.url()).pathname.split('/').at(-1)
  const provider = await takeBank(stage, talent)
  await step('The talent delivers', async () => {
    await talent.opens(`/dashboard/talent/deals/${room}`)
    await talent.page.getByLabel(/^Drop your work/).setInputFiles([work])
    await talent.sees(/uploaded/)
    await talent.clicks('Submit for review')
    await talent.sees(/not opened yet|seen by the brand/)
  })
  await step('The brand approves and completes', async () => {
    await brand.opens(`/dashboard/deals/${room}`)
    await brand.clicks('Approve version 1')
    await brand.clicks('Complete the deal')
    await brand.clicks('Complete the deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await looksRight(brand, 'Money of a completed deal')
  return provider
}

function isChosen({ page }: Person, name: RegExp): Promise<boolean> {
  return page.getByRole('radio', { name }).isChecked()
}
