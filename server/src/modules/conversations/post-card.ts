import { activityCards } from '@marquee/contract/activity-cards'
import type { EventName, Events } from '@marquee/contract/events'
import { activityCardVariables, type CardPayload } from './activity-card-variables.ts'
import { broadcastMessage } from './broadcast-to-members.ts'
import {
  type Conversation,
  findBetween,
  lockConversation,
  saveCounters,
  storedCampaign,
  upsertConversation,
} from './conversations.store.ts'
import { createMessage, hasCardOf, retireCards } from './messages.store.ts'

interface Happened {
  eventId: string
  at: Date
}

/**
 * Puts what happened between two as a card into their conversation, once, and takes the button off the thing's last card. Whether the
 * event opens a conversation says its row.
 */
export async function postCard<N extends EventName>(
  name: N,
  payload: Events[N] & CardPayload,
  { eventId, at }: Happened,
  now: Date,
): Promise<void> {
  const row = activityCards[name]
  if (!row || (row.when && !row.when(payload))) return
  const conversation = await conversationOf(payload, row.startsConversation === true, at)
  if (!conversation || (await hasCardOf(conversation.id, eventId))) return
  const { id, lastNo } = conversation
  const subjects = subjectsOf(payload, row.targetType)
  const settled = await retireCards(id, subjects, conversation.rev + 1)
  // One change more where an older card changed too, so that whoever only heard of the new one finds a gap and looks.
  const rev = conversation.rev + (settled > 0 ? 2 : 1)
  const targetId = row.id(payload)
  const message = await createMessage({
    ...{
      conversationId: id,
      no: lastNo + 1,
      rev,
      side: 'system',
      author: '',
      text: '',
      fileIds: [],
      eventId,
      createdAt: at,
    },
    ...{
      isCurrent: true,
      card: {
        event: name,
        targetType: row.targetType,
        targetId,
        subjectId: subjects[0] ?? targetId,
        facts: await activityCardVariables(payload),
      },
    },
  })
  await saveCounters(id, { lastNo: lastNo + 1, rev, lastAt: later(conversation.lastAt, at) })
  await broadcastMessage(conversation, message, now)
}

async function conversationOf(
  { campaignId, brandId, talentId }: CardPayload,
  opens: boolean,
  at: Date,
): Promise<Conversation | undefined> {
  const between = { campaignId: storedCampaign(campaignId), brandId, talentId }
  const found = opens ? await upsertConversation({ ...between, at }) : await findBetween(between)
  return found && lockConversation(found.id)
}

/** What a card is about, first of all; with it, what it makes out of date: the first work ends the call for work. */
function subjectsOf(
  { deliverableId, offerId, ...payload }: CardPayload,
  targetType: 'offer' | 'deal',
): string[] {
  if (targetType === 'offer') return [offerId]
  const dealId = 'dealId' in payload && typeof payload.dealId === 'string' ? payload.dealId : offerId
  return deliverableId ? [deliverableId, dealId] : [dealId, offerId]
}

/** A card that comes late does not lift its conversation above newer ones. */
const later = (one: Date, other: Date): Date => (one > other ? one : other)
