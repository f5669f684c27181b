import { openFundedDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { moveTime } from './move-time.ts'
import { addOperator, signInOperator, signInOperatorAgain } from './sign-in-operator.ts'
import { signInWithPassword } from './sign-up.ts'

export const prepare = addOperator

const DAY_HOURS = 24

export const scenarios = [
  scenario('a dispute that the operator decides by keyboard, and an appeal from a phone', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Amber Mill')
    const talent = await stage.person('Leo Brandt', 390)
    const operator = await stage.person('Olive Hart')
    const dealId = await openFundedDeal(stage, { brand, talent })

    await step('the brand opens a dispute, and the sides do not settle for five working days', async () => {
      await ask(brand, '/brand/openDispute', {
        dealId,
        type: 'not_as_agreed',
        statement: 'The label is turned away at 0:14, and the brief asks for it.',
        fileIds: [],
      })
      // Their sessions end meanwhile.
      for (const person of [brand, talent]) await person.opens('about:blank')
      await moveTime(stage, 9 * DAY_HOURS)
    })
    let key = ''
    await step('the operator finds the dispute in the queue', async () => {
      key = await signInOperator(stage, operator)
      await waitForItem(operator)
    })
    await looksRight(operator, 'Queue with a dispute')
    await step('the operator opens it by keyboard', async () => {
      await operator.page.keyboard.press('j')
      await operator.page.keyboard.press('Enter')
      await operator.isAt(/^\/admin\/queue\/dispute\/./)
      await operator.sees('The label is turned away at 0:14')
    })
    await looksRight(operator, 'A dispute to decide')
    await step('the operator postpones it, and finds it with its date and reason', async () => {
      await operator.fills('Reason for postponing', 'The courier looks for the parcel')
      // Only the server’s time has moved, so a shorter time would be over there.
      await operator.selects('Postpone for', '30 days')
      await operator.clicks('Postpone')
      await operator.sees(/^Postponed until/)
      await operator.isAt('/admin/queue')
      await operator.opens('/admin/queue?state=postponed')
      await operator.sees(/^Returns/)
    })
    await looksRight(operator, 'Postponed items')
    await step('the operator opens the postponed item', async () => {
      await operator.page.keyboard.press('j')
      await operator.page.keyboard.press('Enter')
      await operator.sees(/Until .* by Olive Hart. The courier looks for the parcel/)
    })
    await looksRight(operator, 'A postponed dispute')
    await step('the operator decides with a split and reasons', () =>
      decides(operator, 'Some of it was missing'),
    )

    await step('the talent reads the decision on a phone and appeals', async () => {
      await signInWithPassword(talent, 'talent', 'leo.brandt@example.com')
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees(/Some of it was missing/)
    })
    await looksRight(talent, 'A decided dispute on a phone')
    await step('the talent appeals', async () => {
      await talent.clicks('Appeal')
      await talent.fills('Why is the decision wrong?', 'The label is in view at 0:02 and at 0:21.')
      await talent.clicks('Send appeal')
      await talent.sees('The label is in view at 0:02')
      await talent.sees('Appealed')
    })
    await step('the only operator decides the appeal after 48 hours', async () => {
      for (const person of [talent, operator]) await person.opens('about:blank')
      await moveTime(stage, 50)
      await signInOperatorAgain(stage, operator, key)
      await waitForItem(operator)
      await operator.page.keyboard.press('j')
      await operator.page.keyboard.press('Enter')
      await operator.sees('The label is in view at 0:02')
      await decides(operator, 'The label is in view twice')
    })
    await step('both read the final decision in money, marked as not independent', async () => {
      await signInWithPassword(brand, 'brand', 'amber.mill@example.com')
      await brand.opens(`/dashboard/deals/${dealId}`)
      await brand.sees(/The label is in view twice/)
      await brand.sees(/The same operator decided/)
      await brand.sees('£600 back to your card.')
      await signInWithPassword(talent, 'talent', 'leo.brandt@example.com')
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('You earn £400.')
    })
    await looksRight(brand, 'A decided appeal')
    await looksRight(talent, 'A decided appeal on a phone')
  }),
]

/** Waits until the background job has put the dispute into the queue. */
async function waitForItem(operator: Person): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await operator.opens('/admin/queue')
    await operator.sees(/waiting|need|Nothing/i)
    if ((await operator.page.getByRole('listitem').count()) > 0) return
    await operator.page.waitForTimeout(500)
  }
  throw new Error('The dispute did not reach the queue.')
}

/** Fills in the decision, half of the money back, and confirms it, all by keyboard. */
async function decides(operator: Person, explanation: string): Promise<void> {
  await operator.selects('Reason, read by both sides', 'The brief is partly met')
  await operator.fills('Explanation, read by both sides', `${explanation}, so half of it goes back.`)
  await operator.fills('Internal reason', 'Statements and messages read')
  const decide = operator.page.getByRole('button', { name: /^Decide/ })
  await decide.focus()
  await operator.page.keyboard.press('Enter')
  const confirm = operator.page.getByRole('dialog').getByRole('button', { name: /^Decide/ })
  await confirm.focus()
  await operator.page.keyboard.press('Enter')
  await operator.sees('Decision saved. Both sides have been notified.')
}
