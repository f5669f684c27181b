import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { holdPayment } from './money-steps.ts'

/** Two people with the same open offer on their screens. */
export interface Table {
  brand: Person
  talent: Person
}

/**
 * The talent sees the offer without reloading and makes a counter-offer; the brand sees it without reloading
 * and accepts.
 */
export async function counterAndAccept(stage: Stage, { brand, talent }: Table): Promise<void> {
  const { step, looksRight } = stage

  await step('the talent sees the new offer without reloading', async () => {
    await talent.sees(new RegExp(brand.name))
    await talent.clicks('Offers')
    await talent.follows(new RegExp(`${brand.name} · £544`))
    await talent.sees('£544')
  })
  await looksRight(talent, 'Offer, as the talent sees it')

  await step('the talent makes a counter-offer with another price', async () => {
    await talent.clicks('Make a counter-offer')
    await talent.clicks('Type the total instead')
    await talent.fills('Price, VAT included', '1500')
    await talent.fills('Message', 'Two looks take me a whole day.')
  })
  await looksRight(talent, 'Counter-offer form')
  await step('the counter-offer is sent', async () => {
    await talent.fills(/^Your full name/, talent.name)
    await talent.clicks('Send counter-offer')
    await talent.sees('version 2 of 2')
  })

  await step('the brand sees the counter-offer and its changes without reloading', async () => {
    await brand.sees('version 2 of 2')
    await brand.sees('£1,500')
    await brand.hasNotReloaded()
  })
  await looksRight(brand, 'Counter-offer, as the brand sees it')

  await step('the brand accepts version 2', async () => {
    await brand.clicks('Accept version 2')
    const dialog = brand.page.getByRole('dialog')
    await brand.sees(/You pay £1,500 incl. VAT/, dialog)
    await brand.fills(/^Your full name/, brand.name, dialog)
    await brand.clicks('Accept version 2', dialog)
  })
  await holdPayment(stage, brand, /^Pay £1,500$/)
  await step('the payment opens the deal automatically', () => brand.isAt(/\/dashboard\/deals\//))

  await step('the talent sees the acceptance without reloading', async () => {
    await talent.sees('Accepted')
    await talent.hasNotReloaded()
  })
}
