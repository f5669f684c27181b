import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Stage } from './harness/scenario.ts'
import { holdPayment } from './money-steps.ts'
import { agency, followsRow, type People, rowOf } from './roster-steps.ts'

/** The agent accepts for the talent, who is asked, confirms, and reads what was done on their behalf. */
export async function confirmTogether(stage: Stage, { agent, talent }: People): Promise<void> {
  const { step, looksRight } = stage
  await step('the agent starts to accept for a talent who must confirm', async () => {
    await agent.clicks('Offers')
    await agent.isAt(/\/offers$/)
    await followsRow(agent, new RegExp(talent.name))
    await agent.clicks('Accept offer')
    await agent.sees(new RegExp(`${talent.name} is asked to confirm`), agent.page.getByRole('dialog'))
  })
  await looksRight(agent, 'Accept with dual consent')
  await step('the talent is asked', async () => {
    await agent.clicks(`Accept and ask ${talent.name}`, agent.page.getByRole('dialog'))
    await agent.sees(`${talent.name} is asked to confirm.`, agent.page.getByRole('main'))
    await agent.staysHere()
  })
  await looksRight(agent, 'Offer awaiting its talent')
  await step('home asks the talent to confirm', async () => {
    await talent.clicks(/^Home/)
    await talent.sees(`${agency} has accepted on your behalf`)
  })
  await looksRight(talent, 'Home with an offer to confirm')
  await step('the talent sees who accepted and what everyone gets', async () => {
    await talent.clicks('Offers')
    await talent.isAt(/\/offers$/)
    await followsRow(talent, /Northwind/)
    await talent.sees(`${agency} has accepted on your behalf. Confirm?`)
    await talent.sees(`${agency}, commission 15%`)
    await talent.sees('£680')
  })
  await looksRight(talent, 'Offer to confirm')
  await step('the talent confirms and the deal opens', async () => {
    await talent.clicks('Confirm offer')
    await talent.fills(/^Your full name/, talent.name, talent.page.getByRole('dialog'))
    await talent.clicks('Confirm offer', talent.page.getByRole('dialog'))
    await talent.isAt(/\/deals\/[0-9a-f-]{36}$/)
  })
  await looksRight(talent, 'A deal with an agency')
  await step('the agent sees it without reloading', async () => {
    await agent.sees('Accepted')
    await agent.hasNotReloaded()
  })
  await step('the talent reads what was done on their behalf', async () => {
    await talent.clicks(/^More(?! time| actions)/)
    await talent.clicks('Representation')
    await talent.sees(/Rhea Malone/, talent.page.getByRole('list', { name: 'Agent activity' }))
  })
  await looksRight(talent, 'Agent activity of a talent')
}

/** Another offer of the brand is for the same dates; the agent is warned before accepting. */
export async function meetScheduleConflict(stage: Stage, { agent, brand, talent }: People): Promise<void> {
  const { step, looksRight } = stage
  await step('the brand makes another offer for the same day', async () => {
    const { talent: own } = await ask(talent, '/user/update-profile', {
      isListed: true,
      takesDirectOffers: true,
    })
    const terms = someTerms({ price: 60_000, message: 'One more picture, please.' })
    const { offer } = await ask(brand, '/brand/send-offer', {
      campaignId: DIRECT_CAMPAIGN_ID,
      talentId: own.id,
      terms,
    })
    await brand.opens(`/dashboard/offers/${offer.id}`)
  })
  await holdPayment(stage, brand, /^Hold £600 and send$/)
  await step('the agent is warned of the conflict before accepting', async () => {
    await agent.clicks(/^Home/)
    await agent.clicks('Offers')
    await agent.isAt(/\/offers$/)
    await followsRow(agent, /£400/)
    await agent.sees('This conflicts with other work.')
  })
  await looksRight(agent, 'Offer with a conflict')
  await step('the roster calendar shows the days', async () => {
    await agent.clicks('Roster')
    await agent.clicks('Calendar')
    await agent.sees(talent.name)
  })
  await looksRight(agent, 'Calendar of the roster')
  await step('the talent’s roster page shows the mandate and the work', async () => {
    await agent.clicks('Talents')
    await agent.follows(new RegExp(talent.name))
    await agent.sees(new RegExp(`${talent.name} must confirm anything you accept`))
  })
  await looksRight(agent, 'A talent of the roster')
}

/**
 * The talent ends the mandate: the deal disappears from the agent's screen and list, and continues with the
 * talent only.
 */
export async function endRepresentation(stage: Stage, { agent, talent, managed }: People): Promise<void> {
  const { step, looksRight } = stage
  await step('the agent has the talent’s deal on the screen', async () => {
    await agent.clicks('Deals')
    await agent.isAt(/\/deals$/)
    await followsRow(agent, new RegExp(talent.name))
    await agent.sees('Money')
    await agent.staysHere()
  })
  await step('the talent starts to end the mandate and reads the consequences', async () => {
    await talent.clicks('End representation…')
    await talent.sees(`End representation by ${agency}?`)
  })
  await looksRight(talent, 'End representation')
  await step('the talent ends the mandate', async () => {
    agent.expects(
      /status of 404 .*\/talentagent\/(getDealDetails|getAmendments|getCancellations|getDisputes|get-added-talent|ad-codes)/,
    )
    await talent.clicks('End representation', talent.page.getByRole('dialog'))
    await talent.sees(/^Ended$/)
  })
  await looksRight(talent, 'Representation after the end')
  await step('the agent’s screen loses the deal without reloading', async () => {
    await agent.sees('Not found')
  })
  await looksRight(agent, 'A deal that the agent has lost')
  await step('the agent’s list has only the deal of the other talent', async () => {
    await agent.clicks('Deals')
    await rowOf(agent.page.getByRole('main'), new RegExp(managed)).waitFor()
    if ((await agent.page.getByText(talent.name).count()) > 0)
      throw new Error('The agent still sees the deal of a talent who left.')
    await agent.hasNotReloaded()
  })
  await step('the talent continues the deal alone', async () => {
    await talent.clicks('Deals')
    // The agent activity links to offers of the same brand.
    await talent.isAt('/dashboard/talent/deals')
    await followsRow(talent, /Northwind/)
    await talent.sees('Upload')
  })
}
