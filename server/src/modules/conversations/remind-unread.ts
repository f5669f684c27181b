import { UNREAD_TOLD_AFTER_MS } from '@marquee/contract/calls/talk'
import type { Events } from '@marquee/contract/events'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { startClock } from '../../platform/clocks.ts'
import { emit } from '../../platform/events.ts'
import { countWaiting, lockConversation, noteTold, type Voice } from './conversations.store.ts'

/** Winds the clock that tells of words nobody has read. */
export async function windReminder(conversationId: string, now: Date): Promise<void> {
  await startClock('conversation', conversationId, 'unread', new Date(now.getTime() + UNREAD_TOLD_AFTER_MS))
}

/** Tells each side of what waits for it, once until something newer waits; nobody when somebody of that side has read it. */
export async function tellOfUnread(id: string): Promise<void> {
  const conversation = await lockConversation(id)
  if (!conversation) return
  const { lastNo, campaignId, brandId, talentId } = conversation
  for (const to of ['brand', 'talent'] as const satisfies Voice[]) {
    const toldNo = to === 'brand' ? conversation.brandToldNo : conversation.talentToldNo
    if ((await countWaiting(id, to, toldNo)) === 0) continue
    await noteTold(id, to, lastNo)
    const payload: Events['messages.waiting'] = {
      conversationId: id,
      campaignId: campaignId ?? DIRECT_CAMPAIGN_ID,
      brandId,
      talentId,
      to,
    }
    await emit('messages.waiting', payload)
  }
}
