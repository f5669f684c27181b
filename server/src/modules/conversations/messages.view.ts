import type { Message } from '@marquee/contract/calls/messages'
import type { ActivityCardVariables } from '@marquee/contract/events/event'
import { events } from '@marquee/contract/events/index'
import { listFiles } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import type { Side } from './conversations.store.ts'
import type { StoredCard } from './conversations.tables.ts'
import { listQuoted, listReactions, type MessageRow } from './messages.store.ts'

/** Returns messages as a reader of this side sees them, with their files, quotes and reactions. */
export async function viewMessages(rows: readonly MessageRow[], side: Side, now: Date): Promise<Message[]> {
  return rows.map((await messageViews(rows, now))(side))
}

/**
 * Loads what belongs to messages once and returns a function that builds views for either side. `touched` are
 * messages that may have reactions, without a newly sent one.
 */
export async function messageViews(
  rows: readonly MessageRow[],
  now: Date,
  touched: readonly MessageRow[] = rows,
): Promise<(side: Side) => (row: MessageRow) => Message> {
  const shown = rows.filter((row) => !row.deletedAt)
  const [files, quoted, reactions] = await Promise.all([
    listFiles(shown.flatMap((row) => row.fileIds)),
    quotedBy(rows),
    listReactions(touched.filter((row) => row.authorId && !row.deletedAt).map((row) => row.id)),
  ])
  const fileOf = new Map(files.map((file) => [file.id, viewFile(file, now)]))
  const reactionsOf = Map.groupBy(reactions, ({ messageId }) => messageId)
  return (side) => (row) => ({
    ...frameOf(row),
    text: textOf(row, side),
    files: row.deletedAt ? [] : row.fileIds.flatMap((id) => fileOf.get(id) ?? []),
    replyTo: viewQuote(quoted.get(quoteKey(row.conversationId, row.replyToNo)), side),
    reactions: gather(reactionsOf.get(row.id) ?? []),
    card: row.card && viewCard(row.card, row.isCurrent, side),
  })
}

/** Returns the fields that are the same for both sides. */
function frameOf(row: MessageRow): Omit<Message, 'text' | 'files' | 'replyTo' | 'reactions' | 'card'> {
  const { id, conversationId, no, rev, side, authorId, author, onBehalfOf, clientId } = row
  return {
    id,
    conversationId,
    no,
    rev,
    kind: row.card ? 'card' : 'text',
    side,
    authorId,
    author,
    onBehalfOf,
    clientId,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    isRemoved: row.removedAt !== null,
  }
}

/** Returns the text of a message for a reader of this side; empty for a deleted one. */
export function textOf({ card, text, deletedAt }: MessageRow, side: Side): string {
  if (deletedAt) return ''
  if (card) return events[card.event].activityCard?.text(factsFor(card, side)) ?? ''
  return text
}

function viewCard(card: StoredCard, isCurrent: boolean, side: Side): Message['card'] {
  const declared = events[card.event].activityCard?.action
  const action = typeof declared === 'function' ? declared(factsFor(card, side)) : declared
  return {
    event: card.event,
    targetType: card.targetType,
    targetId: card.targetId,
    action: (isCurrent && action?.[side]) || null,
  }
}

/** Returns the card's variables for one side: the brand sees what it pays, the talent what they earn. */
function factsFor({ facts }: StoredCard, side: Side): ActivityCardVariables {
  const { pays, earns, piece: deliverable, ...rest } = facts
  return { ...rest, deliverable, amount: side === 'brand' ? pays : earns }
}

async function quotedBy(rows: readonly MessageRow[]): Promise<Map<string, MessageRow>> {
  const wanted = rows.flatMap(({ conversationId, replyToNo }) =>
    replyToNo ? [{ conversationId, no: replyToNo }] : [],
  )
  return new Map((await listQuoted(wanted)).map((row) => [quoteKey(row.conversationId, row.no), row]))
}

const quoteKey = (conversationId: string, no: number | null): string => `${conversationId} ${no}`

function viewQuote(row: MessageRow | undefined, side: Side): Message['replyTo'] {
  return row ? { no: row.no, author: row.author, text: textOf(row, side).slice(0, 200) } : null
}

function gather(
  reactions: readonly { emoji: Message['reactions'][number]['emoji']; accountId: string }[],
): Message['reactions'] {
  const by = new Map<Message['reactions'][number]['emoji'], string[]>()
  for (const { emoji, accountId } of reactions) by.set(emoji, [...(by.get(emoji) ?? []), accountId])
  return [...by].map(([emoji, ids]) => ({ emoji, by: ids }))
}
