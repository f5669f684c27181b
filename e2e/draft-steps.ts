import type { Stage } from './harness/scenario.ts'
import type { People } from './roster-steps.ts'

const draft = 'Could you also bring the blue jacket?'

/**
 * An unsent message is listed as a draft; once sent, the draft is gone, however quickly its author leaves.
 */
export async function leaveDraft({ step, looksRight }: Stage, { brand }: People): Promise<void> {
  const field = brand.page.getByLabel('Message', { exact: true })
  await step('the brand starts a message and leaves', async () => {
    await brand.opens('/dashboard/messages')
    await brand.follows(/Jonas Weber/)
    await field.fill(draft)
    await field.press('Escape')
    await brand.sees('Draft:')
  })
  await looksRight(brand, 'A draft in the list of conversations')
  await step('the draft is restored after a reload', async () => {
    await brand.opens('/dashboard/messages')
    await brand.sees('Draft:')
    await brand.follows(/Could you also/)
    await brand.page.waitForFunction((text) => document.querySelector('textarea')?.value === text, draft)
  })
  await step('a sent message is no longer a draft', async () => {
    await field.press('Enter')
    await field.press('Escape')
    await brand.sees(`You: ${draft}`)
    await brand.opens('/dashboard/messages')
    await brand.sees(`You: ${draft}`)
  })
}
