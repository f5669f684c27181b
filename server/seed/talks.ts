import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { conversations } from '../src/modules/conversations/conversations.tables.ts'
import { markConversation } from '../src/modules/conversations/mark-conversation.ts'
import { sendMessage } from '../src/modules/conversations/send-message.ts'
import { systemActor } from '../src/platform/act.ts'
import { clock } from '../src/platform/clock.ts'
import { clearClocks } from '../src/platform/clocks.ts'
import { db, inTransaction } from '../src/platform/database.ts'
import { actAs, daysAgo } from './act-as.ts'
import { actAsTalent, keysFor } from './represented.ts'

const DAY_MS = 86_400_000
type Line = readonly ['brand' | 'talent', string]

/** Said between demo people; each conversation takes the next. */
const talks: readonly (readonly Line[])[] = [
  [
    ['brand', 'Hello! Thank you for coming on board. The samples left us this morning.'],
    ['talent', 'Lovely, thank you. I will film on Thursday while the light is good.'],
    ['brand', 'Perfect. Daylight and your own kitchen, please; the brief has the three shots.'],
    ['talent', 'Understood. Would you like the label readable in all of them, or only in the last?'],
    ['brand', 'Only in the last, so that it does not feel like a shelf.'],
  ],
  [
    ['talent', 'A question about the rights: is paid use included after the six months?'],
    ['brand', 'No, after six months we would ask again and agree a new price.'],
    ['talent', 'That works for me.'],
  ],
  [
    ['brand', 'The second picture is our favourite. Could the caption mention the refill?'],
    ['talent', 'Yes, I will put it into the first line.'],
    ['brand', 'Thank you. Nothing else from our side.'],
    ['talent', 'The new version is in the deal now.'],
  ],
  [
    ['talent', 'The parcel came today, all in one piece.'],
    ['brand', 'Good to hear. Take your time until Friday.'],
  ],
  [
    ['brand', 'Could the posting day move to Tuesday? Our shop opens a day later.'],
    ['talent', 'Tuesday is fine. Evening or morning?'],
    ['brand', 'Evening, around seven.'],
    ['talent', 'Noted: Tuesday, seven in the evening.'],
    ['brand', 'You are quick, thank you.'],
  ],
]

/** Of the conversations, every fourth ends with something nobody has read yet. */
const UNREAD_EVERY = 4

/** Lets the demo's people talk after what happened between them, up to this morning. */
export async function seedTalks(): Promise<void> {
  const all = await inTransaction(systemActor, () =>
    db().select().from(conversations).orderBy(asc(conversations.lastAt), asc(conversations.id)),
  )
  for (const [index, conversation] of all.entries()) {
    const lines = talks[index % talks.length] ?? []
    const days = Math.max(0.02, (clock.now().getTime() - conversation.lastAt.getTime()) / DAY_MS)
    for (const [at, [side, text]] of lines.entries()) {
      // Spread between the last event and now, so that the newest is the youngest.
      daysAgo(days * (1 - (at + 1) / (lines.length + 1)))
      await say(side, conversation, text)
    }
    daysAgo(0)
    if (index % UNREAD_EVERY !== 0) await readAll(conversation)
  }
}

async function say(side: Line[0], { id, brandId, talentId }: typeof conversations.$inferSelect, text: string): Promise<void> {
  const message = { conversationId: id, clientId: randomUUID(), text, fileIds: [] }
  await (side === 'brand' ? actAs('brand', brandId)(sendMessage, message) : actAsTalent(talentId)(sendMessage, message))
}

async function readAll({ id, brandId, talentId }: typeof conversations.$inferSelect): Promise<void> {
  const read = { conversationId: id, action: 'read' as const, on: true, text: '' }
  await actAs('brand', brandId)(markConversation, read)
  // A managed talent has no own sign-in to read with.
  if (keysFor(talentId, sendMessage) === talentId) await actAs('talent', talentId)(markConversation, read)
  await inTransaction(systemActor, () => clearClocks('conversation', id))
}
