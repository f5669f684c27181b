import type { Message } from '@marquee/contract/calls/messages'
import { dayOfReader } from './message-time.ts'

/** Messages of one author within this time stand together, in milliseconds. */
const together = 300_000

export interface MessageGrouping {
  /** A new day begins here; only known when the one before is. */
  isNewDay: boolean
  /** The first of several by one author: it carries the name. */
  isFirst: boolean
}

/** Where a message stands in the stream. `before` is undefined while it is not loaded, and null for the very first. */
export function groupingOf(
  message: Message,
  before: Message | null | undefined,
  isAfterDivider: boolean,
): MessageGrouping {
  if (before === undefined) return { isNewDay: false, isFirst: true }
  const isNewDay = before === null || dayOfReader(before.at) !== dayOfReader(message.at)
  return { isNewDay, isFirst: isNewDay || isAfterDivider || before === null || !continues(message, before) }
}

function continues(message: Message, before: Message): boolean {
  const isOneAuthor =
    message.kind === 'text' && before.kind === 'text' && message.authorId === before.authorId
  return isOneAuthor && Date.parse(message.at) - Date.parse(before.at) < together
}
