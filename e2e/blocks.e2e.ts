import { aBrief, aPitch } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { signUp } from './sign-up.ts'

export const scenarios = [
  scenario('a brand blocks a talent, no longer finds them, and unblocks them', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Fennel Foods')
    const talent = await stage.person('Odd Larsen', 768)
    await step('a talent signs up and can be found', async () => {
      await signUp(stage, talent, 'talent', 'odd.larsen@example.com')
      await talent.opens('/dashboard/talent/profile')
      await talent.fills('Headline', 'Bread and its people')
      await talent.fills('City', 'Hull')
      await talent.checks('Show my profile in search')
      await talent.clicks('Save')
      await talent.sees('Saved.')
    })
    await step('a brand opens the profile', async () => {
      await signUp(stage, brand, 'brand', 'fennel.foods@example.com')
      await brand.clicks('Find talent')
      await brand.follows(/Odd Larsen/)
      await brand.sees('Send an offer')
    })
    await looksRight(brand, 'Talent with the action to block')
    await step('the brand reads what a block does', async () => {
      await brand.clicks('More actions')
      await brand.clicks('Block Odd Larsen')
      await brand.sees('They aren’t notified of the block. You can unblock them in the settings.')
    })
    await looksRight(brand, 'Question before a block')
    await step('the brand blocks the talent and no longer finds them', async () => {
      await brand.clicks('Block', brand.page.getByRole('dialog'))
      await brand.sees('Odd Larsen is blocked.')
      await brand.isAt(/find-talent|talents/)
      if ((await brand.page.getByRole('link', { name: /Odd Larsen/ }).count()) > 0)
        throw new Error('The blocked talent is in the list')
    })
    await step('the settings list the talent', async () => {
      await brand.opens('/dashboard/settings')
      await brand.sees('Odd Larsen')
    })
    await looksRight(brand, 'Settings with a blocked talent')
    await step('the brand unblocks the talent and finds them again', async () => {
      await brand.clicks('Unblock')
      await brand.sees('Unblocked.')
      await brand.clicks('Find talent')
      await brand.sees('Odd Larsen')
    })
  }),
  scenario('a brand reports and blocks an agency from a conversation, and unblocks it', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Sorrel Soaps')
    const agent = await stage.person('Rhea Stone', 768)
    let conversation = ''
    let campaignId = ''
    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'sorrel.soaps@example.com'))
    await subscribe(stage, brand)
    await step('an agent writes to the brand', async () => {
      campaignId = (await ask(brand, '/campaign/add', aBrief({ title: 'Soap in the morning' }))).id
      await signUp(stage, agent, 'talentagent', 'rhea.stone@example.com', 'Northern Talent')
      const profile = { displayName: 'Mira Quill', headline: 'Calm kitchens', isListed: true }
      const added = await ask(agent, '/talentagent/add-talent', { kind: 'managed', profile })
      const talentId = added.talent.id
      await ask(agent, '/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId }] })
      const { id } = await ask(brand, '/messages/openConversation', { campaignId, talentId })
      const text = 'Mira has two free days next week.'
      await ask(agent, '/messages/send', { conversationId: id, clientId: crypto.randomUUID(), text })
      conversation = id
    })
    await step('the menu of the conversation names the agency', async () => {
      await brand.opens(`/dashboard/messages/${conversation}`)
      await brand.sees('Mira has two free days next week.')
      await brand.clicks(/^Actions for the conversation/)
      await brand.page.getByRole('button', { name: 'Report Northern Talent' }).waitFor()
    })
    await looksRight(brand, 'Conversation menu with an agency')
    await step('the brand reports the agency', async () => {
      await brand.clicks('Report Northern Talent')
      const dialog = brand.page.getByRole('dialog')
      await brand.selects('What is wrong?', 'Spam', dialog)
      await brand.fills('What happened?', 'They write every day about the same talent.', dialog)
      await brand.clicks('Send report', dialog)
      await brand.sees(/We have your report/)
      await brand.clicks('Done')
    })
    await step('the brand reads what a block of an agency does', async () => {
      await brand.clicks(/^Actions for the conversation/)
      await brand.clicks('Block Northern Talent')
      await brand.sees(/Profiles that only this agency manages are hidden from you/)
    })
    await looksRight(brand, 'Question before a block of an agency')
    await step('the brand blocks the agency, and its agent can no longer write', async () => {
      await brand.clicks('Block', brand.page.getByRole('dialog'))
      await brand.sees('Northern Talent is blocked.')
      agent.expects(/status of 422/)
      await agent.opens(`/dashboard/talent-agent/messages/${conversation}`)
      await agent.sees('Mira has two free days next week.')
      await agent.page.getByRole('textbox', { name: /message/i }).fill('And the week after?')
      await agent.page.keyboard.press('Enter')
      await agent.sees('You can’t contact this person.')
    })
    await looksRight(agent, 'A message that a block refuses')
    await step('the campaign is no longer open to the agent', async () => {
      const open = await ask(agent, '/talentagent/getCampaign', { limit: 50 })
      if (open.items.some(({ id }: { id: string }) => id === campaignId))
        throw new Error('The agent of a blocked agency finds the campaign')
    })
    await step('the settings list the agency, and the brand unblocks it', async () => {
      await brand.opens('/dashboard/settings')
      await brand.sees('Northern Talent')
    })
    await looksRight(brand, 'Settings with a blocked agency')
    await step('after that the agent writes again', async () => {
      await brand.clicks('Unblock')
      await brand.sees('Unblocked.')
      const text = 'Thank you for the second chance.'
      const message = { conversationId: conversation, clientId: crypto.randomUUID(), text }
      await ask(agent, '/messages/send', message)
    })
  }),
]
