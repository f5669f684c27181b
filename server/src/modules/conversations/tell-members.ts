import type { News } from '@marquee/contract/sockets'
import { push } from '../../platform/realtime.ts'
import type { Conversation, Voice } from './conversations.store.ts'
import type { MessageRow } from './messages.store.ts'
import { viewMessages } from './messages.view.ts'
import { membersOf } from './reading.ts'

const voices = ['brand', 'talent'] as const satisfies Voice[]

/** Carries a new or touched message to everybody's open screens, to each side in its own words. */
export async function tellMessage(conversation: Conversation, row: MessageRow, now: Date): Promise<void> {
  const members = await membersOf(conversation, now)
  for (const voice of voices) {
    const [message] = await viewMessages([row], voice, now)
    const which = { conversationId: conversation.id, no: row.no, rev: row.rev }
    const news: News['message'] = { ...which, message: message ?? null }
    // One too long for the line between nodes is fetched instead.
    push(members[voice], 'message', news, { ...which, message: null })
  }
}

/** Tells how far somebody has got, for ticks on the other screens and counts on their own. */
export async function tellMarks(conversation: Conversation, marks: Omit<News['marks'], 'conversationId'>, now: Date): Promise<void> {
  const members = await membersOf(conversation, now)
  push([...members.brand, ...members.talent], 'marks', { conversationId: conversation.id, ...marks } satisfies News['marks'])
}
