import { aBrief, someTerms } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Stage } from './harness/scenario.ts'
import { holdPayment } from './money-steps.ts'
import type { People } from './roster-steps.ts'

export const campaign = 'Winter Light'

/**
 * The brand opens a campaign; the agent applies for both talents with one pitch. Returns the campaign's id.
 */
export async function applyForBoth(stage: Stage, { agent, brand, talent, managed }: People): Promise<string> {
  const { step, looksRight } = stage
  let campaignId = ''
  await step('the brand opens a campaign', async () => {
    campaignId = (
      await ask(brand, '/campaign/add', aBrief({ title: campaign, feeMin: 120_000, feeMax: 120_000 }))
    ).id
  })
  await step('the agent looks for campaigns for one talent and finds it', async () => {
    await agent.clicks('Roster')
    await agent.sees(managed)
    await agent.follows(new RegExp(managed))
    await agent.clicks(`Find campaigns for ${managed}`)
    await agent.isAt('/dashboard/talent-agent/discover')
    await agent.follows(new RegExp(campaign))
    await agent.clicks('Apply for talents')
  })
  await step('that talent is chosen; the agent chooses the other too and writes one pitch', async () => {
    const dialog = agent.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: managed, checked: true }).waitFor()
    await agent.checks(talent.name)
    await agent.fills('Why are they a good fit?', 'Both shoot skin in the first hour of light.', dialog)
  })
  await looksRight(agent, 'Apply for several talents')
  await step('both applications are sent together', async () => {
    await agent.clicks('Send 2 applications')
    await agent.isAt('/dashboard/talent-agent/applications')
    await agent.sees(managed)
    await agent.sees(talent.name)
  })
  await looksRight(agent, 'Applications of an agency')
  return campaignId
}

/** The brand sends each applicant an offer and holds the money for both. */
export async function sendOffers(stage: Stage, { brand }: People, campaignId: string): Promise<void> {
  const { items } = await ask(brand, '/campaign/get-applications', { campaignId })
  for (const application of items) {
    await stage.step(`the brand writes an offer to ${application.talent.displayName}`, async () => {
      const body = {
        campaignId,
        applicationId: application.id,
        talentId: application.talent.id,
        terms: someTerms(),
      }
      const { offer } = await ask(brand, '/brand/send-offer', body)
      await brand.opens(`/dashboard/offers/${offer.id}`)
    })
    await holdPayment(stage, brand, /^Hold £1,200 and send$/)
  }
}
