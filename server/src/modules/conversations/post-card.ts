import { type EventName, type Events, events } from '@marquee/contract/events/index'
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
 * Posts an event as a card into its conversation, once, and removes the button of the subject's last card.
 * The event's row says whether it starts a conversation.
 */
export async function postCard<N extends EventName>(
  name: N,
  payload: Events[N] & CardPayload,
  { eventId, at }: Happened,
  now: Date,
): Promise<void> {
  const row = events[name].activityCard
  if (!row || (row.when && !row.when(payload))) return
  const conversation = await conversationOf(payload, row.startsConversation === true, at)
  if (!conversation || (await hasCardOf(conversation.id, eventId))) return
  const { id, lastNo } = conversation
  const subjects = subjectsOf(payload, row.targetType)
  const settled = await retireCards(id, subjects, conversation.rev + 1)
  // Adds one more revision where an older card changed too, so that a client that only received the new one
  // detects a gap and refetches.
  const rev = conversation.rev + (settled > 0 ? 2 : 1)
  const targetId = row.id(payload)
  const message = await createMessage({
    conversationId: id,
    no: lastNo + 1,
    rev,
    side: 'system',
    author: '',
    text: '',
    fileIds: [],
    eventId,
    createdAt: at,
    isCurrent: true,
    card: {
      event: name,
      targetType: row.targetType,
      targetId,
      subjectId: subjects[0] ?? targetId,
      facts: await activityCardVariables(payload),
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

/**
 * Returns the subjects of a card, its own first, and those whose cards it retires: the first submission
 * retires the card that requests work.
 */
function subjectsOf(
  { deliverableId, offerId, ...payload }: CardPayload,
  targetType: 'offer' | 'deal',
): string[] {
  if (targetType === 'offer') return [offerId]
  const dealId = 'dealId' in payload && typeof payload.dealId === 'string' ? payload.dealId : offerId
  return deliverableId ? [deliverableId, dealId] : [dealId, offerId]
}

/** A late card must not move its conversation above newer ones. */
const later = (one: Date, other: Date): Date => (one > other ? one : other)
