import type { Stage } from './harness/scenario.ts'
import { holdPayment, onboardBank } from './money-steps.ts'
import { isPaid } from './payout-steps.ts'
import { agency, followsRow, type People } from './roster-steps.ts'
import type { WorkFile } from './work-files.ts'

const earnings = '/dashboard/talent-agent/earnings'

/** The agent makes a counter-offer for the managed talent; the brand accepts and pays. */
export async function counterForManaged(stage: Stage, { agent, brand, managed }: People): Promise<void> {
  const { step, looksRight } = stage
  const name = new RegExp(managed)
  await step('home lists both offers with the names of their talents', async () => {
    await agent.clicks(/^Home/)
    await agent.sees(name)
    await agent.staysHere()
  })
  await looksRight(agent, 'Home of an agent with offers')
  await step('the agent opens the offer for the managed talent', async () => {
    await agent.clicks('Offers')
    await agent.isAt(/\/offers$/)
    await followsRow(agent, name)
    await agent.sees('£680')
    await agent.sees(`${agency}, commission 15%`)
  })
  await looksRight(agent, 'Offer, as the agent of a managed talent sees it')
  await step('the agent makes a counter-offer with another price', async () => {
    await agent.clicks('Make a counter-offer')
    await agent.clicks('Type the total instead')
    await agent.fills('Price, VAT included', '1500')
    await agent.fills('Message', 'Two looks take a whole day.')
    await agent.fills(/^Your full name/, agent.name)
    await agent.clicks('Send counter-offer')
    await agent.sees('version 2 of 2')
  })
  await step('the brand accepts the counter-offer and pays', async () => {
    await brand.opens('/dashboard/offers')
    await followsRow(brand, name)
    await brand.clicks('Accept version 2')
    await brand.fills(/^Your full name/, brand.name, brand.page.getByRole('dialog'))
    await brand.clicks('Accept version 2', brand.page.getByRole('dialog'))
  })
  await holdPayment(stage, brand, /^Pay £1,500$/)
  await step('the payment opens the deal', () => brand.isAt(/\/dashboard\/deals\//))
  await step('the agent sees the acceptance without reloading', async () => {
    await agent.sees('Accepted')
    await agent.hasNotReloaded()
  })
}

/**
 * The agent adds bank details and submits work for the talent; the brand approves and completes the deal; the
 * commission reaches the bank.
 */
export async function earnCommission(
  stage: Stage,
  { agent, brand, managed }: People,
  work: WorkFile,
): Promise<void> {
  const { step, looksRight } = stage
  await step('home reminds the agent to add bank details', async () => {
    await agent.clicks(/^Home/)
    await agent.sees('Money is held for you.')
  })
  const provider = await onboardBank(stage, agent, earnings)
  await step('the agent uploads the work on behalf of the talent', async () => {
    await agent.clicks('Deals')
    await agent.isAt(/\/deals$/)
    await followsRow(agent, new RegExp(managed))
    await agent.page.getByLabel(/^Drag files here/).setInputFiles([work])
    await agent.sees(/uploaded/)
  })
  await looksRight(agent, 'A deal, as an agent sees it')
  await step('the work is submitted for review', async () => {
    await agent.clicks('Submit for review')
    await agent.sees(/not opened yet|opened by the brand/)
    await agent.staysHere()
  })
  await step('the brand approves and completes the deal', async () => {
    await brand.opens('/dashboard/deals')
    await followsRow(brand, new RegExp(managed))
    await brand.clicks('Approve version 1')
    await brand.clicks('Complete deal')
    await brand.clicks('Complete deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await step('the agent sees the completed deal without reloading', async () => {
    await agent.sees('Completed')
    await agent.hasNotReloaded()
  })
  await looksRight(agent, 'A completed deal of a managed talent')
  await isPaid(stage, agent, provider, earnings)
  await looksRight(agent, 'Earnings of an agency')
  await step('home shows the money by month', async () => {
    await agent.clicks(/^Home/)
    await agent.sees('Money')
  })
  await looksRight(agent, 'Home of an agent with money')
}
