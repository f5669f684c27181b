import { pressesByKey, typesByKey } from './harness/keys.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { addCard, cards } from './money-steps.ts'

/**
 * The provider declines a card with status 402, which the browser logs as a failed request: the only allowed
 * console error.
 */
export const refusedCard = /status of 402 .*\/v1\/(setup_intents|payment_intents)\//

/**
 * Adds a second card, whose bank always asks for confirmation, by keyboard only: form, provider's frame,
 * bank's window.
 */
export async function addCardByKeys(stage: Stage, brand: Person): Promise<void> {
  const { step, looksRight } = stage
  await step('the brand opens the card form by keyboard', async () => {
    await brand.opens('/dashboard/payments/cards')
    await brand.sees('Visa ending 4242')
    await pressesByKey(brand, /^Add card$/)
    await brand.page.getByTitle('Secure card fields').waitFor()
  })
  await looksRight(brand, 'Card form')
  await step('the brand types and saves the card by keyboard', async () => {
    await typesByKey(brand, /^Card number$/, cards.asksBank)
    await typesByKey(brand, /^Expiry date$/, '1234')
    await typesByKey(brand, /^Security code$/, '123')
    await pressesByKey(brand, /^Save card$/)
  })
  await step('the brand confirms with the bank by keyboard', async () => {
    await pressesByKey(brand, /^Complete$/)
    await brand.sees('Visa ending 3184')
  })
}

/**
 * Covers a card that is declined at once, a card that is declined only later, and the actions on saved cards.
 */
export async function addOtherCards(stage: Stage, brand: Person): Promise<void> {
  const { step, looksRight } = stage
  await step('a declined card shows an error and is not saved', async () => {
    brand.expects(refusedCard)
    await brand.clicks('Add card')
    await addCard(brand, cards.declined)
    await brand.sees(/declined/, brand.page.getByRole('alert'))
  })
  await looksRight(brand, 'A declined card')
  await step('another card is typed over it and saved', async () => {
    await addCard(brand, cards.declinedLater)
    await brand.sees('Visa ending 0341')
  })
  await looksRight(brand, 'Saved cards')
  await step('the expiry date of the card can be corrected', async () => {
    await brand.clicks('Correct the expiry of Visa ending 0341')
    await brand.sees('You can only correct the date.')
  })
  await looksRight(brand, 'Correct an expiry date')
  await step('removing the card shows the consequences', async () => {
    await brand.clicks('Cancel', brand.page.getByRole('dialog'))
    await brand.clicks('Remove Visa ending 0341')
    await brand.sees('Remove Visa ending 0341?')
  })
  await looksRight(brand, 'Remove a card')
  await step('the brand keeps the card', () => brand.clicks('Cancel', brand.page.getByRole('dialog')))
}
