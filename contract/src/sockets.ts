import { z } from 'zod'
import { conversationCalls } from './calls/conversations.ts'
import { messageResponse } from './calls/messages.ts'
import { id } from './rules/text.ts'

/**
 * Calls that can also be made over the socket: `emit(name, body, key, answer)`. They run as over HTTP, with the same checks, budgets
 * and effects, and `answer` gets the same envelope. `key` is the idempotency key.
 */
export const socketCalls = {
  send: conversationCalls.sendMessage,
  mark: conversationCalls.markAction,
} as const
export type SocketCall = keyof typeof socketCalls

/** What a client says that is kept nowhere. Who says it is the session's, never the payload's. */
export const clientEvents = { typing: z.strictObject({ conversationId: id() }) } as const
export type ClientEvents = { [Name in keyof typeof clientEvents]: z.output<(typeof clientEvents)[Name]> }

/** What the server tells open screens. Rows are the truth: whoever misses one of these catches up by the cursor. */
export const serverEvents = {
  /** Queries whose key begins with one of these topics are out of date. */
  refresh: z.object({ topics: z.array(z.string()) }),
  /** A message is new or was touched. It is left out where it is too large to carry: `rev` says what to ask for. */
  message: z.object({ conversationId: id(), no: z.int(), rev: z.int(), message: messageResponse.nullable() }),
  marks: z.object({ conversationId: id(), accountId: id(), deliveredNo: z.int(), readNo: z.int() }),
  typing: z.object({ conversationId: id(), accountId: id(), name: z.string() }),
  presence: z.object({ accountId: id(), isOnline: z.boolean(), lastSeenAt: z.iso.datetime() }),
} as const
export type ServerEventName = keyof typeof serverEvents
export type ServerEvents = { [Name in ServerEventName]: z.output<(typeof serverEvents)[Name]> }
