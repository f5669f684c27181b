import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'

interface ShownMessage {
  no: number
  rev: number
  text: string
  clientId: string | null
}
interface Page {
  items: ShownMessage[]
  lastNo: number
  rev: number
}

/** The session and conversation of one client. */
export interface Seat {
  base: string
  token: string
  conversationId: string
}

/**
 * One client without a browser: it shows a conversation by message numbers, catches up by cursor after every
 * gap and reconnect, and resends a message until it is acknowledged, like the web app.
 */
export class Screen {
  readonly shown = new Map<number, ShownMessage>()
  /** Numbers that were shown more than once. */
  readonly duplicates: number[] = []
  readonly acknowledged: string[] = []
  /** Error responses received instead of an acknowledgement; null after a timeout. */
  readonly errorResponses: string[] = []
  readonly lagsMs: number[] = []
  private lastEventAt = 0
  private readonly socket: Socket
  private readonly seat: Seat
  private rev = 0
  private catchUpRun: Promise<void> | null = null
  private isBehind = false
  private isClosed = false
  private cookie = ''

  constructor(seat: Seat) {
    this.seat = seat
    // The settings of the specification (section 7). A client outside the browser must be configured to keep the
    // cookie that routes it to its node.
    this.socket = io(seat.base, {
      auth: { token: seat.token },
      transports: ['polling'],
      forceNew: true,
      withCredentials: true,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      timeout: 20_000,
    })
    const markAlive = () => {
      this.lastEventAt = Date.now()
    }
    this.socket.io.on('ping', markAlive)
    this.socket.onAny(markAlive)
    this.socket.on('connect', () => void this.catchUp().then(markAlive))
    this.socket.on(
      'message',
      (event: { conversationId: string; rev: number; message: ShownMessage | null }) => {
        if (event.conversationId !== seat.conversationId) return
        if (event.message && event.rev === this.rev + 1) this.show([event.message], event.rev)
        else if (event.rev > this.rev) void this.catchUp()
      },
    )
  }

  isOnline(): boolean {
    return this.socket.connected
  }

  /**
   * Returns whether the connection is open and has received something since `at`: a connection to a suspended
   * node appears open for a while.
   */
  hasReceivedSince(at: number): boolean {
    return this.socket.connected && this.lastEventAt > at
  }

  level(): number {
    return this.shown.size
  }

  /**
   * Sends one message with one client id until it is acknowledged. The text contains no timestamp, because
   * some look like card numbers.
   */
  async send(text: string): Promise<void> {
    const clientId = randomUUID()
    const body = {
      conversationId: this.seat.conversationId,
      clientId,
      text: `${text} ${Date.now().toString(36)}`,
    }
    while (!this.isClosed) {
      const answer = await this.socket
        .timeout(8_000)
        .emitWithAck('send', body, clientId)
        .catch(() => null)
      if (answer?.status === 200) return void this.acknowledged.push(clientId)
      this.errorResponses.push(JSON.stringify(answer))
      await pause(500)
    }
  }

  /** Fetches changes until there are none; a request during a fetch adds one more round. */
  catchUp(): Promise<void> {
    this.isBehind = true
    this.catchUpRun ??= this.fetchChanges().finally(() => {
      this.catchUpRun = null
    })
    return this.catchUpRun
  }

  close(): void {
    this.isClosed = true
    this.socket.disconnect()
  }

  private async fetchChanges(): Promise<void> {
    while (this.isBehind && !this.isClosed) {
      this.isBehind = false
      const page = await this.read().catch(() => null)
      if (!page) {
        await pause(1_000)
        this.isBehind = true
        continue
      }
      const last = page.items.at(-1)?.rev ?? page.rev
      this.show(page.items, last)
      if (last < page.rev) this.isBehind = true
    }
  }

  private async read(): Promise<Page> {
    const { base, token, conversationId } = this.seat
    const query = new URLSearchParams({ conversationId, afterRev: String(this.rev), limit: '100' })
    const answer = await fetch(`${base}/api/messages/getHistory?${query}`, {
      headers: { 'x-access-token': token, ...(this.cookie && { cookie: this.cookie }) },
      signal: AbortSignal.timeout(8_000),
    })
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    if (!answer.ok) throw new Error(`history: ${answer.status}`)
    const { data }: { data: Page } = JSON.parse(await answer.text())
    return data
  }

  private show(items: readonly ShownMessage[], rev: number): void {
    for (const message of items) {
      const known = this.shown.get(message.no)
      if (known && known.rev === message.rev && message.rev > this.rev) this.duplicates.push(message.no)
      if (!known) this.lagsMs.push(Date.now() - Number.parseInt(message.text.split(' ').at(-1) ?? '', 36))
      this.shown.set(message.no, message)
    }
    this.rev = Math.max(this.rev, rev)
  }
}
