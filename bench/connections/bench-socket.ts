import type { Transport } from '../messaging-work.ts'
import type { Connection } from './connection.ts'
import { openPolling } from './polling-connection.ts'
import { openWebSocket } from './web-socket-connection.ts'

/** The checked part of a message event. */
export interface ReceivedEvent {
  conversationId: string
  no: number
  message: { clientId: string } | null
}

const messagePrefix = '42["message",'
const timeoutMs = 20_000

/**
 * A signed-in Socket.IO connection. `opened` rejects when the server rejects it; pending calls reject when it
 * closes.
 */
export class BenchSocket {
  readonly opened: Promise<void>
  private readonly connection: Connection
  private readonly onMessage: (socket: BenchSocket, event: ReceivedEvent) => void
  private readonly pending = new Map<number, (answer: string) => void>()
  private readonly settled = Promise.withResolvers<void>()
  private next = 0

  constructor(
    base: string,
    transport: Transport,
    auth: object,
    onMessage: (socket: BenchSocket, event: ReceivedEvent) => void,
  ) {
    this.onMessage = onMessage
    this.opened = this.settled.promise
    const open = transport === 'polling' ? openPolling : openWebSocket
    this.connection = open(base, {
      onPacket: (packet) => this.receive(packet, auth),
      onClose: (reason) => this.settled.reject(new Error(reason)),
    })
  }

  /** Sends a call with its key. Returns the response, and rejects without one in time. */
  ask(event: string, body: object, key: string): Promise<{ status?: number; tookMs?: number }> {
    const id = this.next++
    this.connection.send(`42${id}${JSON.stringify([event, body, key])}`)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${event} was not answered in time`)), timeoutMs)
      this.pending.set(id, (answer) => {
        clearTimeout(late)
        resolve(JSON.parse(answer)[0])
      })
    })
  }

  close(): void {
    this.connection.close()
  }

  private receive(packet: string, auth: object): void {
    if (packet.startsWith(messagePrefix)) this.onMessage(this, parseMessage(packet))
    else if (packet === '2') this.connection.send('3')
    else if (packet.startsWith('0')) this.connection.send(`40${JSON.stringify(auth)}`)
    else if (packet.startsWith('40')) this.settled.resolve()
    else if (packet.startsWith('44')) this.settled.reject(new Error(packet))
    else if (packet.startsWith('43')) this.answered(packet)
  }

  private answered(packet: string): void {
    const begin = packet.indexOf('[')
    const id = Number(packet.slice(2, begin))
    this.pending.get(id)?.(packet.slice(begin))
    this.pending.delete(id)
  }
}

let lastParsed: { packet: string; event: ReceivedEvent } | null = null

/** All screens receive the same text, which is parsed once. */
function parseMessage(packet: string): ReceivedEvent {
  if (lastParsed?.packet === packet) return lastParsed.event
  const event: ReceivedEvent = JSON.parse(packet.slice(2))[1]
  lastParsed = { packet, event }
  return event
}
