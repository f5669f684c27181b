import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { BenchSocket, type ReceivedEvent } from './connections/bench-socket.ts'
import type { Seat, Sender, Transport } from './messaging-work.ts'

interface Screen {
  socket: BenchSocket
  rooms: readonly string[]
  /** The highest number received in each conversation, and how many messages were received. */
  received: Map<string, { last: number; count: number }>
}

const text = 'Could we move the shoot to the second week, and keep the same place?'
/** A message that is not on every screen after this time counts as lost, in milliseconds. */
const timeoutMs = 20_000

/**
 * The open screens of one server. Every message is counted on every connection that must receive it, and its
 * number is checked.
 */
export class OpenScreens {
  private readonly screens: Screen[] = []
  private readonly listeners = new Map<string, number>()
  private readonly acknowledged = new Map<string, number>()
  private readonly underway = new Map<string, { from: BenchSocket; left: number; resolveAll: () => void }>()
  private disordered = 0

  /** Connects all screens, 50 at a time, as a server meets them after a restart. */
  async open(base: string, transport: Transport, seats: readonly Seat[]): Promise<void> {
    for (let next = 0; next < seats.length; next += 50) {
      await Promise.all(seats.slice(next, next + 50).map((seat) => this.connect(base, transport, seat)))
    }
  }

  /**
   * Emits an event and waits until it is acknowledged and received by every other screen. Returns both times
   * in milliseconds from sending.
   */
  async emit(event: string, { from, conversationId }: Sender): Promise<number> {
    const screen = this.screenAt(from)
    const clientId = randomUUID()
    const began = performance.now()
    const shown = this.onEveryScreen(clientId, screen.socket, conversationId).then(
      () => performance.now() - began,
    )
    const answer = await screen.socket.ask(event, { conversationId, clientId, text }, clientId)
    if (answer.status !== 200) throw new Error(`${event}: ${JSON.stringify(answer)}`)
    this.acknowledged.set(conversationId, (this.acknowledged.get(conversationId) ?? 0) + 1)
    return shown
  }

  /**
   * Makes the baseline server write a message without broadcasting it. Returns the duration in milliseconds.
   */
  async write({ from, conversationId }: Sender): Promise<number> {
    const clientId = randomUUID()
    const { tookMs } = await this.screenAt(from).socket.ask(
      'write',
      { conversationId, clientId, text },
      clientId,
    )
    return tookMs ?? Number.NaN
  }

  /** Returns how many connections receive a message of a conversation, without its sender. */
  recipientCount(conversationId: string): number {
    return (this.listeners.get(conversationId) ?? 0) - 1
  }

  /** Waits for outstanding deliveries, counts those that never came, and closes every connection. */
  async close(): Promise<{ lost: number; disordered: number }> {
    await pause(500)
    const lost = this.screens.reduce((sum, screen) => sum + this.missingOn(screen), 0)
    for (const { socket } of this.screens) socket.close()
    return { lost, disordered: this.disordered }
  }

  private screenAt(index: number): Screen {
    const screen = this.screens[index]
    if (!screen) throw new Error(`There is no screen ${index}`)
    return screen
  }

  private connect(base: string, transport: Transport, { token, rooms }: Seat): Promise<void> {
    const received: Screen['received'] = new Map()
    const socket = new BenchSocket(base, transport, { token, rooms }, (from, event) =>
      this.onMessage(from, received, event),
    )
    this.screens.push({ socket, rooms, received })
    for (const room of rooms) this.listeners.set(room, (this.listeners.get(room) ?? 0) + 1)
    return socket.opened
  }

  private onMessage(
    socket: BenchSocket,
    received: Screen['received'],
    { conversationId, no, message }: ReceivedEvent,
  ): void {
    const before = received.get(conversationId)
    if (before && no !== before.last + 1) this.disordered += 1
    received.set(conversationId, { last: no, count: (before?.count ?? 0) + 1 })
    const sent = this.underway.get(message?.clientId ?? '')
    if (!sent || sent.from === socket) return
    sent.left -= 1
    if (sent.left === 0) sent.resolveAll()
  }

  private onEveryScreen(clientId: string, from: BenchSocket, conversationId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('A message was not on every screen in time')),
        timeoutMs,
      )
      const resolveAll = () => {
        clearTimeout(timer)
        this.underway.delete(clientId)
        resolve()
      }
      this.underway.set(clientId, { from, left: this.recipientCount(conversationId), resolveAll })
    })
  }

  private missingOn({ rooms, received }: Screen): number {
    return rooms.reduce(
      (sum, room) => sum + Math.abs((this.acknowledged.get(room) ?? 0) - (received.get(room)?.count ?? 0)),
      0,
    )
  }
}
