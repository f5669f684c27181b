import { z } from 'zod'
import { conversationCalls } from './calls/conversations.ts'
import { messageResponse } from './calls/messages.ts'
import { id } from './rules/text.ts'

/**
 * Calls that can also be made over the socket: `emit(name, body, key, callback)`. They run as over HTTP, with
 * the same checks, rate limits and effects, and the callback gets the same envelope. `key` is the idempotency
 * key.
 */
export const socketCalls = {
  send: conversationCalls.sendMessage,
  mark: conversationCalls.markAction,
} as const
export type SocketCall = keyof typeof socketCalls

/**
 * Transient events from a client, never stored. The sender is the session's account, never taken from the
 * payload.
 */
export const clientEvents = { typing: z.strictObject({ conversationId: id() }) } as const
export type ClientEvents = { [Name in keyof typeof clientEvents]: z.output<(typeof clientEvents)[Name]> }

/**
 * Events the server sends to open screens. The database rows are authoritative: a client that misses an event
 * catches up by cursor.
 */
export const serverEvents = {
  /** Queries whose key begins with one of these topics are out of date; with null, all are. */
  refresh: z.object({ topics: z.array(z.string()).nullable() }),
  /**
   * A message was created or changed. `message` is null when it exceeds the payload limit; fetch changes
   * since `rev`.
   */
  message: z.object({ conversationId: id(), no: z.int(), rev: z.int(), message: messageResponse.nullable() }),
  receipts: z.object({ conversationId: id(), accountId: id(), deliveredNo: z.int(), readNo: z.int() }),
  typing: z.object({ conversationId: id(), accountId: id(), name: z.string() }),
  presence: z.object({ accountId: id(), isOnline: z.boolean(), lastSeenAt: z.iso.datetime() }),
} as const
export type ServerEventName = keyof typeof serverEvents
export type ServerEvents = { [Name in ServerEventName]: z.output<(typeof serverEvents)[Name]> }
