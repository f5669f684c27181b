import { pressesByKey, tabsTo } from './harness/keys.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Table } from './negotiation.ts'
import { takeBank } from './payout-steps.ts'
import type { WorkFile } from './work-files.ts'

/**
 * The hold is declined on one card; on the other it succeeds by keyboard only, including the bank's window.
 */
export async function holdAfterDecline(stage: Stage, brand: Person): Promise<void> {
  const { step, looksRight } = stage
  await step('the bank declines the hold on one card, and the page says so', async () => {
    await brand.page.getByRole('radio', { name: /Visa ending 0341/ }).check()
    await brand.clicks('Hold £1,200 and send')
    await brand.sees('Nothing was charged.')
    await brand.sees(/another card/)
  })
  await looksRight(brand, 'A declined hold')
  await step('the brand chooses the other card and holds the money by keyboard', async () => {
    await brand.page.reload()
    await brand.sees('Add a payment hold to send this offer')
    await tabsTo(brand, /Visa ending/)
    for (let tries = 0; tries < 3 && !(await isChosen(brand, /3184/)); tries += 1)
      await brand.page.keyboard.press('ArrowDown')
    await pressesByKey(brand, /^Hold £1,200 and send$/)
  })
  await step('the brand confirms with the bank by keyboard, and the offer is sent', async () => {
    await pressesByKey(brand, /^Complete$/)
    await brand.sees('Held on card')
  })
  await looksRight(brand, 'An offer with its hold')
}

/**
 * The talent accepts, adds a bank account and submits work; the brand approves and completes the deal.
 * Returns the provider's address.
 */
export async function acceptAndFinish(
  stage: Stage,
  { brand, talent }: Table,
  work: WorkFile,
): Promise<string> {
  const { step, looksRight } = stage
  await step('the talent reads that the payment is held and accepts', async () => {
    await talent.opens('/dashboard/talent/offers')
    await talent.follows(/Harbour Goods · £800/)
    await talent.sees('Held on card')
    await talent.clicks('Accept offer')
    await talent.fills(/^Your full name/, talent.name, talent.page.getByRole('dialog'))
    await talent.clicks('Accept offer', talent.page.getByRole('dialog'))
  })
  await step('the card is charged and the deal opens automatically', () =>
    talent.isAt(/\/deals\/[0-9a-f-]{36}$/),
  )
  await looksRight(talent, 'Money of a deal, as its talent sees it')
  const room = new URL(talent.page.url()).pathname.split('/').at(-1)
  const provider = await takeBank(stage, talent)
  await step('the talent submits the work', async () => {
    await talent.opens(`/dashboard/talent/deals/${room}`)
    await talent.page.getByLabel(/^Drag files here/).setInputFiles([work])
    await talent.sees(/uploaded/)
    await talent.clicks('Submit for review')
    await talent.sees(/not opened yet|opened by the brand/)
  })
  await step('the brand approves and completes the deal', async () => {
    await brand.opens(`/dashboard/deals/${room}`)
    await brand.clicks('Approve version 1')
    await brand.clicks('Complete deal')
    await brand.clicks('Complete deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await looksRight(brand, 'Money of a completed deal')
  return provider
}

function isChosen({ page }: Person, name: RegExp): Promise<boolean> {
  return page.getByRole('radio', { name }).isChecked()
}
