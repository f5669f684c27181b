import type { Transport } from '../messaging-work.ts'
import { openPolling } from './polling-wire.ts'
import { openWebSocket } from './web-socket-wire.ts'
import type { Wire } from './wire.ts'

/** The checked part of a message event. */
export interface ReceivedEvent {
  conversationId: string
  no: number
  message: { clientId: string } | null
}

const isNews = '42["message",'
const timeoutMs = 20_000

/**
 * A signed-in Socket.IO connection. `opened` rejects when the server rejects it; pending calls reject when it
 * closes.
 */
export class BenchSocket {
  readonly opened: Promise<void>
  private readonly wire: Wire
  private readonly onNews: (line: BenchSocket, news: ReceivedEvent) => void
  private readonly asked = new Map<number, (answer: string) => void>()
  private readonly settled = Promise.withResolvers<void>()
  private next = 0

  constructor(
    base: string,
    transport: Transport,
    auth: object,
    onNews: (line: BenchSocket, news: ReceivedEvent) => void,
  ) {
    this.onNews = onNews
    this.opened = this.settled.promise
    const open = transport === 'polling' ? openPolling : openWebSocket
    this.wire = open(base, {
      hear: (packet) => this.hear(packet, auth),
      end: (why) => this.settled.reject(new Error(why)),
    })
  }

  /** Sends a call with its key. Returns the response, and rejects without one in time. */
  ask(event: string, body: object, key: string): Promise<{ status?: number; tookMs?: number }> {
    const id = this.next++
    this.wire.send(`42${id}${JSON.stringify([event, body, key])}`)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${event} was not answered in time`)), timeoutMs)
      this.asked.set(id, (answer) => {
        clearTimeout(late)
        resolve(JSON.parse(answer)[0])
      })
    })
  }

  close(): void {
    this.wire.close()
  }

  private hear(packet: string, auth: object): void {
    if (packet.startsWith(isNews)) this.onNews(this, newsIn(packet))
    else if (packet === '2') this.wire.send('3')
    else if (packet.startsWith('0')) this.wire.send(`40${JSON.stringify(auth)}`)
    else if (packet.startsWith('40')) this.settled.resolve()
    else if (packet.startsWith('44')) this.settled.reject(new Error(packet))
    else if (packet.startsWith('43')) this.answered(packet)
  }

  private answered(packet: string): void {
    const begin = packet.indexOf('[')
    const id = Number(packet.slice(2, begin))
    this.asked.get(id)?.(packet.slice(begin))
    this.asked.delete(id)
  }
}

let known: { packet: string; news: ReceivedEvent } | null = null

/** All screens receive the same text, which is parsed once. */
function newsIn(packet: string): ReceivedEvent {
  if (known?.packet === packet) return known.news
  const news: ReceivedEvent = JSON.parse(packet.slice(2))[1]
  known = { packet, news }
  return news
}
