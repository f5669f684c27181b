import type { Stage } from './harness/scenario.ts'
import type { Cast } from './roster-steps.ts'

const begun = 'Could you also bring the blue jacket?'

/** What is begun and left waits in the list as a draft; once sent it is none, however quickly its writer leaves. */
export async function leaveDraft({ step, looksRight }: Stage, { brand }: Cast): Promise<void> {
  const field = brand.page.getByLabel('Message', { exact: true })
  await step('The brand begins a message and leaves it', async () => {
    await brand.opens('/dashboard/messages')
    await brand.follows(/Jonas Weber/)
    await field.fill(begun)
    await field.press('Escape')
    await brand.sees('Draft:')
  })
  await looksRight(brand, 'A draft in the list of conversations')
  await step('It is there after a reload, and goes on where it was', async () => {
    await brand.opens('/dashboard/messages')
    await brand.sees('Draft:')
    await brand.follows(/Could you also/)
    await brand.page.waitForFunction((words) => document.querySelector('textarea')?.value === words, begun)
  })
  await step('Sent, it is no draft any more', async () => {
    await field.press('Enter')
    await field.press('Escape')
    await brand.sees(`You: ${begun}`)
    await brand.opens('/dashboard/messages')
    await brand.sees(`You: ${begun}`)
  })
}
