import { z } from 'zod'

/** One open screen or sender: whose session it has, and which conversations it is meant to hear. */
const seat = z.object({ token: z.string(), rooms: z.array(z.string()) })
/** Who says something: the place of a line in its crowd, and where. */
const talker = z.object({ from: z.number(), conversationId: z.string() })
const crowd = z.string()

/** What the program of clients is asked to do, one at a time. */
export const talkWork = z.discriminatedUnion('work', [
  z.object({
    work: z.literal('open'),
    crowd,
    base: z.string(),
    transport: z.enum(['polling', 'websocket']),
    seats: z.array(seat),
  }),
  /** One message after the other, by each talker in turn. */
  z.object({ work: z.literal('lag'), crowd, event: z.string(), talkers: z.array(talker), times: z.number() }),
  /** All talkers at once, each saying the next when its last is on every screen. */
  z.object({ work: z.literal('fan'), crowd, event: z.string(), talkers: z.array(talker), forMs: z.number() }),
  z.object({ work: z.literal('close'), crowd }),
])
export type TalkWork = z.output<typeof talkWork>
export type Talker = z.output<typeof talker>
export type Seat = z.output<typeof seat>
export type Transport = 'polling' | 'websocket'

export const lagsFound = z.object({ lagsMs: z.array(z.number()) })
export const fanFound = z.object({ deliveries: z.number(), tookMs: z.number() })
/** Over everything a crowd has heard: what never came, and what came out of order or twice. */
export const faultsFound = z.object({ lost: z.number(), disordered: z.number() })
