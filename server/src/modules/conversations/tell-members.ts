import type { Message } from '@marquee/contract/calls/talk'
import type { News } from '@marquee/contract/sockets'
import { push } from '../../platform/realtime.ts'
import type { Conversation, Voice } from './conversations.store.ts'
import type { MessageRow } from './messages.store.ts'
import { messageViews } from './messages.view.ts'
import { membersOf } from './reading.ts'

const voices = ['brand', 'talent'] as const satisfies Voice[]

/** Carries a new or touched message to everybody's open screens, to each side in its own words; gives how a side sees it. */
export async function tellMessage(
  conversation: Conversation,
  row: MessageRow,
  now: Date,
): Promise<(voice: Voice) => Message> {
  const isNew = row.no > conversation.lastNo
  const [members, views] = await Promise.all([
    membersOf(conversation, now),
    messageViews([row], now, isNew ? [] : [row]),
  ])
  const seenBy = (voice: Voice) => views(voice)(row)
  const which = { conversationId: conversation.id, no: row.no, rev: row.rev }
  for (const voice of voices) {
    const news: News['message'] = { ...which, message: seenBy(voice) }
    // One too long for the line between nodes is fetched instead.
    push(members[voice], 'message', news, { ...which, message: null })
  }
  return seenBy
}

/** Tells how far somebody has got, for ticks on the other screens and counts on their own. */
export async function tellMarks(
  conversation: Conversation,
  marks: Omit<News['marks'], 'conversationId'>,
  now: Date,
): Promise<void> {
  const members = await membersOf(conversation, now)
  push([...members.brand, ...members.talent], 'marks', {
    conversationId: conversation.id,
    ...marks,
  } satisfies News['marks'])
}
