import { UNREAD_REMINDER_DELAY_MS } from '@marquee/contract/calls/messages'
import type { Events } from '@marquee/contract/events/index'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { emit } from '../../platform/events/events.ts'
import { scheduleTimerOnce } from '../../platform/timers/timers.ts'
import { countWaiting, lockConversation, markReminded, type Side } from './conversations.store.ts'

/** Schedules the reminder of unread messages. */
export async function scheduleUnreadReminder(conversationId: string, now: Date): Promise<void> {
  await scheduleTimerOnce(
    'conversation',
    conversationId,
    'unread',
    new Date(now.getTime() + UNREAD_REMINDER_DELAY_MS),
  )
}

/**
 * Notifies each side of its unread messages, once until a newer one arrives; skips a side where any account
 * has read them.
 */
export async function sendUnreadReminder(id: string): Promise<void> {
  const conversation = await lockConversation(id)
  if (!conversation) return
  const { lastNo, campaignId, brandId, talentId } = conversation
  for (const to of ['brand', 'talent'] as const satisfies Side[]) {
    const remindedNo = to === 'brand' ? conversation.brandRemindedNo : conversation.talentRemindedNo
    if ((await countWaiting(id, to, remindedNo)) === 0) continue
    await markReminded(id, to, lastNo)
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
