import { randomUUID } from 'node:crypto'
import { sure } from './person.ts'
import type { Pair } from './stock.ts'
import { aCampaign, anApplication } from './work.ts'

/** The conversation of a pair about their campaign, or one about a campaign of its own; its first message is the brand's. */
export async function aConversation(
  { brand, talent, campaignId }: Pick<Pair, 'brand' | 'talent' | 'campaignId'>,
  { isFresh = false } = {},
): Promise<string> {
  const about = isFresh ? await aCampaign(brand) : campaignId
  if (isFresh) await anApplication(talent, about)
  const { id, lastNo } = sure(
    await brand.ask('/messages/openConversation', { campaignId: about, talentId: talent.id }),
    'conversation',
  ).data
  const message = { conversationId: id, clientId: randomUUID(), text: 'Good to have you here.' }
  if (lastNo === 0) sure(await brand.ask('/messages/send', message), 'message')
  return id
}
