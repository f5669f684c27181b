import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { fail } from '@marquee/contract/errors'
import { log } from '../log.ts'
import { runtimeState } from '../runtime.ts'

/** Asks a scanner about a file; resolves with the name of what it found, or null. Rejects when it gives no verdict. */
type Scanner = (path: string) => Promise<string | null>

const state = runtimeState<{ scanner: Scanner | null }>(() => ({ scanner: null }))

/** The longest wait for the scanner, in milliseconds, without any progress. */
const timeoutMs = 60_000
const chunkBytes = 65_536

/**
 * Sets the scanner from its address, `tcp://host:port` or `unix:///path`, once at start. Without an address files are checked by
 * our own rules only.
 */
export function setVirusScanner(address: string | undefined): void {
  state().scanner = address ? clamd(address) : null
}

/**
 * Fails with `file_unsafe` when the scanner finds something in a received file, and with `unavailable` when it gives no
 * verdict. Nothing is stored before this was asked.
 */
export async function requireClean(path: string): Promise<void> {
  const { scanner } = state()
  if (!scanner) return
  const found = await scanner(path).catch((error: unknown) => {
    log.error({ err: error, event: 'virus_scan.failed' }, 'the virus scanner gives no verdict')
    return fail('unavailable', { retryAfterSeconds: 30 })
  })
  if (found === null) return
  log.warn({ event: 'virus_scan.found', found }, 'a file with a virus was refused')
  fail('file_unsafe')
}

/**
 * Creates a scanner that speaks the protocol of clamd: `INSTREAM`, then chunks with their length in four bytes, then a length of
 * zero. It replies `stream: OK` or `stream: <name> FOUND`.
 */
function clamd(address: string): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address)
  const target = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port) }
  return async (path) => {
    const socket = connect(target)
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner does not respond')))
    const reply = replyOf(socket)
    // The reply is awaited below; until then its error must not end the process.
    reply.catch(() => {})
    try {
      await sendFile(socket, path)
      return verdictOf(await reply)
    } finally {
      socket.destroy()
    }
  }
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    await write(socket, Buffer.concat([length, chunk]))
  }
  await write(socket, Buffer.alloc(4))
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

async function replyOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

function verdictOf(reply: string): string | null {
  const text = reply.replace(/\0.*$/s, '').trim()
  if (text === 'stream: OK') return null
  const [, name] = /^stream: (.+) FOUND$/.exec(text) ?? []
  if (!name) throw new Error(`The virus scanner replied: ${text.slice(0, 200)}`)
  return name
}
