/**
 * The baseline real-time server that the product is compared with: Socket.IO with the product's settings and
 * a room for each conversation, without contract, permissions, validation, side views, presence and logs.
 * `broadcast` only broadcasts; `write` only commits one INSERT; `send` commits one INSERT, then broadcasts and
 * acknowledges; `play` does so after the statements of RECORDINGS, in one transaction like the product.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { Server } from 'socket.io'
import { parsePlayed, replay } from './replay.ts'

interface Body {
  conversationId: string
  clientId: string
  text: string
}
type Acknowledge = (reply: object) => void
interface ServerEvents {
  message: (event: object) => void
}
type Listener = (body: Body, key: string, acknowledge: Acknowledge) => void
type ClientEvents = Record<'broadcast' | 'write' | 'send' | 'play', Listener>

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(`create table baseline_messages (id uuid primary key, conversation_id uuid not null, no int not null, client_id uuid not null,
  text text not null, created_at timestamptz not null, unique (conversation_id, no))`)
const server = createServer()
const io = new Server<ClientEvents, ServerEvents>(server, {
  serveClient: false,
  maxHttpBufferSize: 65_536,
  pingInterval: 10_000,
  pingTimeout: 8_000,
})
const recordings = parsePlayed(readFileSync(process.env.RECORDINGS ?? '', 'utf8'))
/** The recording used the first numbers. */
const lastNumbers = new Map(Object.keys(recordings).map((conversationId) => [conversationId, 10]))
let written = 0

io.on('connection', (socket) => {
  socket.join(socket.handshake.auth.rooms)
  socket.on('broadcast', (body, _key, acknowledge) => deliver(message(body), acknowledge))
  socket.on('write', async (body, _key, acknowledge) => {
    written += 1
    // Separate numbers: these messages are not broadcast, and broadcast numbers must have no gaps.
    const sent = { ...message(body, new Map()), no: -written }
    const began = performance.now()
    await insert(sent)
    acknowledge({ status: 200, tookMs: performance.now() - began })
  })
  socket.on('send', async (body, _key, acknowledge) => {
    const sent = message(body)
    await insert(sent)
    deliver(sent, acknowledge)
  })
  socket.on('play', async (body, _key, acknowledge) => {
    const sent = message(body)
    const played = recordings[body.conversationId]
    if (played) await replay(pool, played, sent.no)
    deliver(sent, acknowledge)
  })
})
server.listen(0, '127.0.0.1', () => {
  const at = server.address()
  if (at && typeof at === 'object') console.log(`http://127.0.0.1:${at.port}`)
})

/** Returns a message with as many fields and bytes as the product's. */
function message({ conversationId, clientId, text }: Body, numbers = lastNumbers) {
  const no = (numbers.get(conversationId) ?? 0) + 1
  numbers.set(conversationId, no)
  return {
    id: randomUUID(),
    conversationId,
    no,
    rev: no,
    kind: 'text',
    side: 'brand',
    authorId: conversationId,
    author: 'Someone',
    onBehalfOf: null,
    clientId,
    at: new Date().toISOString(),
    editedAt: null,
    deletedAt: null,
    text,
    files: [],
    replyTo: null,
    reactions: [],
    card: null,
  }
}

function insert({
  id,
  conversationId,
  no,
  clientId,
  text,
  at,
}: ReturnType<typeof message>): Promise<unknown> {
  return pool.query({
    name: 'insert',
    text: 'insert into baseline_messages (id, conversation_id, no, client_id, text, created_at) values ($1, $2, $3, $4, $5, $6)',
    values: [id, conversationId, no, clientId, text, at],
  })
}

function deliver(sent: ReturnType<typeof message>, acknowledge: Acknowledge): void {
  const { conversationId, no, rev } = sent
  io.to(conversationId).emit('message', { conversationId, no, rev, message: sent })
  acknowledge({ status: 200, message: 'Sent.', data: sent })
}
