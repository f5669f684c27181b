import type { Message } from '@marquee/contract/calls/messages'
import { dayOfReader } from './message-time.ts'

/** Messages of one author within this time are grouped, in milliseconds. */
const together = 300_000

export interface MessageGrouping {
  /** A new day begins here; only known when the previous message is loaded. */
  isNewDay: boolean
  /** The first of a group by one author: it shows the name. */
  isFirst: boolean
}

/**
 * Returns how a message is grouped. `before` is undefined while it is not loaded, and null for the very first
 * message.
 */
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
