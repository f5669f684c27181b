import { z } from 'zod'

/** One open screen or sender: its session token and the conversations it must receive. */
const seat = z.object({ token: z.string(), rooms: z.array(z.string()) })
/** Who sends: the index of a connection to the target, and the conversation. */
const sender = z.object({ from: z.number(), conversationId: z.string() })
const target = z.string()

/** The tasks of the client process, one at a time. */
export const messagingWork = z.discriminatedUnion('work', [
  z.object({
    work: z.literal('open'),
    target,
    base: z.string(),
    transport: z.enum(['polling', 'websocket']),
    seats: z.array(seat),
  }),
  /** Sends one message after the other, by each sender in turn. */
  z.object({
    work: z.literal('lag'),
    target,
    event: z.string(),
    senders: z.array(sender),
    times: z.number(),
  }),
  /** Sends from all senders in parallel, each the next message when its last is on every screen. */
  z.object({
    work: z.literal('fan'),
    target,
    event: z.string(),
    senders: z.array(sender),
    forMs: z.number(),
  }),
  z.object({ work: z.literal('close'), target }),
])
export type MessagingWork = z.output<typeof messagingWork>
export type Sender = z.output<typeof sender>
export type Seat = z.output<typeof seat>
export type Transport = 'polling' | 'websocket'

export const lagResult = z.object({ lagsMs: z.array(z.number()) })
export const fanOutResult = z.object({ deliveries: z.number(), tookMs: z.number() })
/** Errors in everything the target’s screens have received: lost messages, and messages out of order or duplicated. */
export const messageErrors = z.object({ lost: z.number(), disordered: z.number() })
