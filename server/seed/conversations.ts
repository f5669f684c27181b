import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { conversations, messages } from '../src/modules/conversations/conversations.tables.ts'
import { markConversation } from '../src/modules/conversations/mark-conversation.ts'
import { sendMessage } from '../src/modules/conversations/send-message.ts'
import { db, inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { cancelTimers } from '../src/platform/timers/timers.ts'
import { actAs, DAY_MS, daysAgo } from './act-as.ts'
import { actAsTalent, actingAccountFor, isManaged } from './represented.ts'

type Line = readonly ['brand' | 'talent', string]

type Stage = 'agreeing' | 'working' | 'done'

/**
 * Messages between demo people by stage of their work; conversations of one stage use the scripts in turn.
 */
const talks: Record<Stage, readonly (readonly Line[])[]> = {
  agreeing: [
    [
      ['talent', 'A quick question about usage rights: is paid use included once the agreed period is over?'],
      ['brand', 'No. If we wanted to use it for longer, we would come back to you and agree a new fee.'],
      ['talent', 'That works for me.'],
    ],
    [
      ['brand', 'Your last two pieces are exactly what we have in mind for this.'],
      ['talent', 'Thank you! I could film on the 3rd or the 4th. Would either suit you?'],
      ['brand', 'The 4th, please. Everything else is in the offer.'],
      ['talent', 'I’ll read it tonight and get back to you tomorrow.'],
    ],
    [
      ['talent', 'Before I answer: may I say what I do not like about it, if there is anything?'],
      ['brand', 'Please do. We would rather hear it from you than from our customers.'],
      ['talent', 'Good. Then I only need to check my dates.'],
    ],
    [
      ['brand', 'Would you need anything from us besides the product?'],
      ['talent', 'Only your logo as a file, and the name of someone I can ask on a Friday.'],
      ['brand', 'I will send you both today.'],
    ],
  ],
  working: [
    [
      ['brand', 'Hello! We’re delighted to have you on board. The samples went out this morning.'],
      ['talent', 'Lovely, thank you. I will film on Thursday while the light is good.'],
      ['brand', 'Perfect. Daylight, please, and a room that people live in. The brief has the three shots.'],
      ['talent', 'Got it. Should the label be readable in all three, or just the last one?'],
      ['brand', 'Just the last one, so that it doesn’t feel like a catalogue.'],
    ],
    [
      ['talent', 'The parcel arrived today and everything is there, thank you.'],
      ['brand', 'Good to hear. Friday is fine for the first draft.'],
      ['talent', 'The first draft is nearly ready. I’ll send it over this evening.'],
    ],
    [
      ['brand', 'Could we move the post to Tuesday? Our shop is opening a day later than planned.'],
      ['talent', 'Tuesday is fine. Morning or evening?'],
      ['brand', 'Evening, please, at around seven.'],
      ['talent', 'Perfect. Tuesday at seven it is.'],
      ['brand', 'That was quick. Thank you!'],
    ],
    [
      ['talent', 'It has rained for three days here. Would you mind a grey sky?'],
      ['brand', 'Not at all. Ours is grey as well.'],
      ['talent', 'Then I will go out this afternoon.'],
    ],
    [
      ['brand', 'Our designer would like you to leave a little space at the top. Could you?'],
      ['talent', 'For text? I can leave the upper quarter empty.'],
      ['brand', 'The upper quarter is ideal.'],
      ['talent', 'Done. I have set it up that way.'],
    ],
  ],
  done: [
    [
      ['brand', 'Everything is approved at our end. It’s been a pleasure.'],
      ['talent', 'Likewise! Do get in touch when the spring range is ready.'],
    ],
    [
      ['brand', 'Your post has been doing really well all week.'],
      ['talent', 'I’m so pleased. The second picture had the most saves.'],
      ['brand', 'We noticed that too. We’d love to work with you again.'],
    ],
    [
      ['talent', 'The payment has arrived. Thank you for being so quick with your notes.'],
      ['brand', 'Thank you for making them easy. We have kept your name for March.'],
    ],
    [
      ['brand', 'Our colleagues in the shop have watched it four times by now.'],
      ['talent', 'That is more often than my mother has.'],
    ],
    [
      ['talent', 'All the files are in the deal, including the ones without text.'],
      ['brand', 'Found them, thank you. Everything opens.'],
    ],
  ],
}

/** Every fourth conversation ends with an unread message. */
const UNREAD_EVERY = 4

/** Sends messages in the demo's conversations, dated between their last event and now. */
export async function seedConversations(): Promise<void> {
  const all = await inTransaction(systemActor, () =>
    db().select().from(conversations).orderBy(asc(conversations.lastAt), asc(conversations.id)),
  )
  for (const [index, conversation] of all.entries()) {
    const ofStage = talks[await stageOf(conversation.id)]
    const lines = ofStage[index % ofStage.length] ?? []
    const days = Math.max(0.02, (clock.now().getTime() - conversation.lastAt.getTime()) / DAY_MS)
    for (const [at, [side, text]] of lines.entries()) {
      // Dates are spread between the last event and now, so that the newest conversation has the youngest
      // message.
      daysAgo(days * (1 - (at + 1) / (lines.length + 1)))
      await say(side, conversation, text)
    }
    daysAgo(0)
    if (index % UNREAD_EVERY !== 0) await readAll(conversation)
  }
}

async function stageOf(conversationId: string): Promise<Stage> {
  const own = and(eq(messages.conversationId, conversationId), isNotNull(messages.card))
  const rows = await inTransaction(systemActor, () =>
    db().select({ card: messages.card }).from(messages).where(own),
  )
  const happened = new Set(rows.map(({ card }) => card?.event))
  if (happened.has('deal.completed')) return 'done'
  return happened.has('deal.opened') ? 'working' : 'agreeing'
}

/** Sends a message after marking the conversation as read for its sender. */
async function say(
  side: Line[0],
  { id, brandId, talentId }: typeof conversations.$inferSelect,
  text: string,
): Promise<void> {
  const message = { conversationId: id, clientId: randomUUID(), text, fileIds: [] }
  const act = side === 'brand' ? actAs('brand', brandId) : actAsTalent(talentId)
  await act(sendMessage, message)
  await act(markConversation, readAt(id))
}

async function readAll({ id, brandId, talentId }: typeof conversations.$inferSelect): Promise<void> {
  await actAs('brand', brandId)(markConversation, readAt(id))
  await actAsTalent(talentId)(markConversation, readAt(id))
  // A talent whose agent reads for them reads as well, unless they are managed.
  const isReadFor = actingAccountFor(talentId, markConversation) !== talentId
  if (isReadFor && !isManaged(talentId)) await actAs('talent', talentId)(markConversation, readAt(id))
  await inTransaction(systemActor, () => cancelTimers('conversation', id))
}

function readAt(conversationId: string) {
  return { conversationId, action: 'read' as const, on: true, text: '' }
}
