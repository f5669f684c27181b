import { pressesByKey, typesByKey } from './harness/keys.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { addCard, cards } from './money-steps.ts'

/** The provider refuses a card by answering 402, which a browser writes down as a failed request: the one fault that is none. */
export const refusedCard = /status of 402 .*\/v1\/(setup_intents|payment_intents)\//

/** Beside the card of its plan the brand adds one whose bank asks each time, without a mouse: form, provider's frame, bank's window. */
export async function addCardByKeys(stage: Stage, brand: Person): Promise<void> {
  const { step, looksRight } = stage
  await step('By keyboard the brand comes to the entry of a card', async () => {
    await brand.opens('/dashboard/payments/cards')
    await brand.sees('Visa ending 4242')
    await pressesByKey(brand, /^Add a card$/)
    await brand.page.getByTitle('Secure card fields').waitFor()
  })
  await looksRight(brand, 'Entry of a card')
  await step('By keyboard it types the card and saves it', async () => {
    await typesByKey(brand, /^Card number$/, cards.asksBank)
    await typesByKey(brand, /^Expiry date$/, '1234')
    await typesByKey(brand, /^Security code$/, '123')
    await pressesByKey(brand, /^Save card$/)
  })
  await step('By keyboard it confirms in the window of its bank', async () => {
    await pressesByKey(brand, /^Complete$/)
    await brand.sees('Visa ending 3184')
  })
}

/** A card the bank declines at once, told kindly; one that is declined only later is saved; what can be done with saved cards. */
export async function addOtherCards(stage: Stage, brand: Person): Promise<void> {
  const { step, looksRight } = stage
  await step('A declined card is told kindly, and nothing is saved', async () => {
    brand.expects(refusedCard)
    await brand.clicks('Add a card')
    await addCard(brand, cards.declined)
    await brand.sees(/declined/, brand.page.getByRole('alert'))
  })
  await looksRight(brand, 'A declined card')
  await step('Another card is typed over it and saved', async () => {
    await addCard(brand, cards.declinedLater)
    await brand.sees('Visa ending 0341')
  })
  await looksRight(brand, 'Saved cards')
  await step('Its expiry can be corrected', async () => {
    await brand.clicks('Correct the expiry of Visa ending 0341')
    await brand.sees('Only the date can be corrected.')
  })
  await looksRight(brand, 'Correct an expiry')
  await step('It can be removed, with what that means', async () => {
    await brand.clicks('Cancel', brand.page.getByRole('dialog'))
    await brand.clicks('Remove Visa ending 0341')
    await brand.sees('Remove Visa ending 0341?')
  })
  await looksRight(brand, 'Remove a card')
  await step('The brand keeps it', () => brand.clicks('Cancel', brand.page.getByRole('dialog')))
}
