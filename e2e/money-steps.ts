import type { FrameLocator, Page } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { connectApp, saveCodes } from './second-factor-steps.ts'

/** The provider's test cards by behaviour. */
export const cards = {
  good: '4242424242424242',
  asksBank: '4000002760003184',
  declined: '4000000000000002',
  /** Saved like any other, but declined when money is held on it. */
  declinedLater: '4000000000000341',
} as const

/** The brand takes the monthly plan on the provider's page and returns. */
export async function subscribe(stage: Stage, brand: Person, coupon = ''): Promise<void> {
  await stage.step('the brand takes a plan on the payment provider’s page', async () => {
    await brand.opens('/dashboard/payments/plan')
    if (coupon) {
      await brand.fills('Coupon code', coupon)
      await brand.clicks('Apply code')
      await brand.sees('25% off')
    }
    await brand.clicks('Start free trial')
    await payCheckout(brand)
  })
}

/** Pays on the provider's page and returns. */
export async function payCheckout(brand: Person, number: string = cards.good): Promise<void> {
  await brand.isAt(/^\/checkout\//)
  await typeCard(brand.page, number)
  await brand.clicks(/^(Pay and subscribe|Start the free trial)$/)
  await brand.isAt('/dashboard/payments/plan')
  await brand.sees('You’re all set.')
}

/** Fills the provider's card fields on the screen and saves the card. */
export async function addCard({ page }: Person, number: string = cards.good): Promise<void> {
  await typeCard(page.frameLocator('iframe[title="Secure card fields"]'), number)
  await page.getByRole('button', { name: 'Save card' }).click()
}

/**
 * Holds or pays the amount of the offer on the screen with the brand's card; saves a card first when there is
 * none.
 */
export async function holdPayment(stage: Stage, brand: Person, button: RegExp): Promise<void> {
  await stage.step('the brand holds the money on its card', async () => {
    const hold = brand.page.getByRole('button', { name: button })
    await hold.waitFor()
    const card = brand.page.getByRole('radio').first()
    const fields = brand.page.getByTitle('Secure card fields')
    await card.or(fields).first().waitFor()
    if (await fields.isVisible()) await addCard(brand)
    await hold.click()
    await hold.waitFor({ state: 'detached' })
  })
}

/** A payee turns on two-step verification, adds bank details on the provider's page and returns. Returns the provider's address. */
export async function onboardBank(
  stage: Stage,
  payee: Person,
  earnings = '/dashboard/talent/earnings',
): Promise<string> {
  let provider = ''
  await stage.step(`${payee.name} adds bank details on the payment provider’s page`, async () => {
    await payee.opens(earnings)
    payee.expects(/403/)
    await payee.clicks('Add bank details')
    await connectApp(stage, payee)
    await saveCodes(payee)
    await payee.isAt(/^\/onboarding\//)
    provider = new URL(payee.page.url()).origin
    await payee.clicks('Continue')
    await payee.isAt(earnings)
    await payee.sees('You’re all set.')
  })
  return provider
}

async function typeCard(fields: FrameLocator | Page, number: string): Promise<void> {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('12 / 34')
  await fields.getByLabel('Security code').fill('123')
}
