import type { Stage } from './harness/scenario.ts'
import { holdPayment, onboardBank } from './money-steps.ts'
import { isPaid } from './payout-steps.ts'
import { agency, type Cast, followsRow } from './roster-steps.ts'
import type { WorkFile } from './work-files.ts'

const earnings = '/dashboard/talent-agent/earnings'

/** For the managed talent the agent counters; the brand accepts and pays. */
export async function counterForManaged(stage: Stage, { agent, brand, managed }: Cast): Promise<void> {
  const { step, looksRight } = stage
  const name = new RegExp(managed)
  await step('Home has both offers, each with the name of its talent', async () => {
    await agent.clicks(/^Home/)
    await agent.sees(name)
    await agent.staysHere()
  })
  await looksRight(agent, 'Home of an agent with offers')
  await step('The agent opens the offer for the managed talent', async () => {
    await agent.clicks('Offers')
    await agent.isAt(/\/offers$/)
    await followsRow(agent, name)
    await agent.sees('£680')
    await agent.sees(`${agency}, commission 15 %`)
  })
  await looksRight(agent, 'Offer, as the agent of a managed talent sees it')
  await step('The agent counters with another price', async () => {
    await agent.clicks('Counter')
    await agent.fills('Price, VAT included', '1500')
    await agent.fills('Message', 'Two looks take a whole day.')
    await agent.clicks('Send the counter-offer')
    await agent.sees('version 2 of 2')
  })
  await step('The brand accepts the counter and pays', async () => {
    await brand.opens('/dashboard/offers')
    await followsRow(brand, name)
    await brand.clicks('Accept version 2')
    await brand.clicks('Accept version 2', brand.page.getByRole('dialog'))
  })
  await holdPayment(stage, brand, /^Pay £1,500$/)
  await step('The payment opens the deal', () => brand.isAt(/\/dashboard\/deals\//))
  await step('The agent sees it accepted without reloading', async () => {
    await agent.sees('Accepted')
    await agent.hasNotReloaded()
  })
}

/** The agent gives bank details and delivers in the talent’s name; the brand approves and completes; the commission reaches the bank. */
export async function earnCommission(
  stage: Stage,
  { agent, brand, managed }: Cast,
  work: WorkFile,
): Promise<void> {
  const { step, looksRight } = stage
  await step('Home asks the agent quietly for bank details', async () => {
    await agent.clicks(/^Home/)
    await agent.sees('Money is held for you.')
  })
  const provider = await onboardBank(stage, agent, earnings)
  await step('The agent uploads the work in the name of the talent', async () => {
    await agent.clicks('Deals')
    await agent.isAt(/\/deals$/)
    await followsRow(agent, new RegExp(managed))
    await agent.page.getByLabel(/^Drop your work/).setInputFiles([work])
    await agent.sees(/uploaded/)
  })
  await looksRight(agent, 'Deal room, as an agent sees it')
  await step('It is sent for review', async () => {
    await agent.clicks('Submit for review')
    await agent.sees(/not opened yet|seen by the brand/)
    await agent.staysHere()
  })
  await step('The brand approves and completes', async () => {
    await brand.opens('/dashboard/deals')
    await followsRow(brand, new RegExp(managed))
    await brand.clicks('Approve version 1')
    await brand.clicks('Complete the deal')
    await brand.clicks('Complete the deal', brand.page.getByRole('dialog'))
    await brand.sees('Completed')
  })
  await step('The agent sees it completed without reloading', async () => {
    await agent.sees('Completed')
    await agent.hasNotReloaded()
  })
  await looksRight(agent, 'A completed deal of a managed talent')
  await isPaid(stage, agent, provider, earnings)
  await looksRight(agent, 'Earnings of an agency')
  await step('Home shows the money of the months', async () => {
    await agent.clicks(/^Home/)
    await agent.sees('Money')
  })
  await looksRight(agent, 'Home of an agent with money')
}
