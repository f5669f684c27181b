import type { Page } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { onboardBank } from './money-steps.ts'
import type { Table } from './negotiation.ts'

/** Longer than the provider holds new money and the bank takes, in days. */
const daysToBank = 8

/**
 * While money is held the talent is asked for a bank account, adds it, and sees it. Returns the provider's
 * address.
 */
export async function takeBank(stage: Stage, talent: Person): Promise<string> {
  const { step, looksRight } = stage
  await step('home reminds the talent to add bank details while money is held', async () => {
    await talent.opens('/dashboard/talent')
    await talent.sees('Money is held for you.')
  })
  await looksRight(talent, 'Home of a talent without a bank account')
  await step('earnings show what is held', async () => {
    await talent.clicks('Add bank details')
    await talent.sees('Held for you')
    await talent.sees('£800')
    await talent.sees('Not added yet')
  })
  await looksRight(talent, 'Earnings without a bank account')
  const provider = await onboardBank(stage, talent)
  await looksRight(talent, 'Earnings with a bank account')
  return provider
}

/** The payout reaches the bank; both parties have their documents; then the talent changes bank details. */
export async function payOutAndCheck(
  stage: Stage,
  { brand, talent }: Table,
  provider: string,
): Promise<void> {
  const { step, looksRight } = stage
  await isPaid(stage, talent, provider)
  await looksRight(talent, 'Earnings after a payout')
  await changeBank(stage, talent)

  await step('the brand downloads its invoice', async () => {
    await brand.opens('/dashboard/payments/invoices')
    await downloadsPdf(brand.page, /^PDF/)
  })
  await looksRight(brand, 'Invoices')
  await step('budgets show the released money', async () => {
    await brand.clicks('Budgets')
    await brand.sees('Held by Marquee')
    await brand.sees('£1,200', brand.page.getByRole('table', { name: /Budgets by campaign/ }))
  })
  await looksRight(brand, 'Budgets')
}

/** A payee sees the payout sent, and days later paid, with its statement. */
export async function isPaid(
  { step }: Stage,
  payee: Person,
  provider: string,
  earnings = '/dashboard/talent/earnings',
): Promise<void> {
  const payouts = payee.page.getByRole('list', { name: 'Payouts' })
  await step(`${payee.name} sees the payout sent`, async () => {
    await payee.opens(earnings)
    await payee.sees('In transit', payouts)
    await payee.staysHere()
  })
  await step('days later the payout is paid, without reloading, with its statement', async () => {
    await moveClock(provider, { advance_ms: daysToBank * 86_400_000 })
    await payee.sees(/^Paid$/, payouts)
    await payee.hasNotReloaded()
    await moveClock(provider, { set_offset_ms: 0 })
    await downloadsPdf(payee.page, /^Statement/)
  })
}

async function changeBank({ step, looksRight }: Stage, talent: Person): Promise<void> {
  await step('the talent starts to change bank details', async () => {
    await talent.clicks('Change bank details…')
    await talent.sees('payouts are on hold for 72 hours')
  })
  await looksRight(talent, 'Change bank details')
  await step(
    'an invalid account number shows an error at its field, a valid one is sent to the provider',
    async () => {
      await talent.fills('Name on the account', 'Esme Adeyemi')
      await talent.fills('Sort code', '20-00-00')
      await talent.fills('Account number', '1234')
      const dialog = talent.page.getByRole('dialog')
      await talent.clicks('Change bank details', dialog)
      await talent.sees('An account number has eight digits.')
      await talent.fills('Account number', '55779911')
      await talent.clicks('Change bank details', dialog)
      await talent.sees('•••• 9911')
      await talent.sees(/Payouts are on hold until/)
    },
  )
  await looksRight(talent, 'Earnings after a change of bank')
}

/** Clicks the first download of that name and checks that it is a PDF. */
async function downloadsPdf(page: Page, name: RegExp): Promise<void> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name }).first().click()
  const stream = await (await arriving).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  const start = Buffer.concat(parts).subarray(0, 4).toString()
  if (start !== '%PDF') throw new Error(`Not a PDF: it begins with ${start}.`)
}

/** Moves the provider's clock; the marketplace's clock stays. */
async function moveClock(provider: string, to: object): Promise<void> {
  const answer = await fetch(`${provider}/_sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(to),
  })
  if (!answer.ok)
    throw new Error(`The provider's clock did not move: ${answer.status} ${await answer.text()}`)
}
