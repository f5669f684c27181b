import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { EventListener, Wire } from './wire.ts'

/** Opens a WebSocket for complete text frames of up to 64 KB, uncompressed, as the servers send them. */
export function openWebSocket(base: string, ear: EventListener): Wire {
  const { hostname, port, host } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  let isUpgraded = false
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data])
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      isUpgraded = true
      rest = rest.subarray(end + 4)
    }
    rest = readFrames(rest, ear)
  })
  socket.on('error', (error) => ear.end(error.message))
  socket.on('close', () => ear.end('the line was closed'))
  return { send: (packet) => void socket.write(masked(packet)), close: () => void socket.destroy() }
}

const closing = 8

/** Reads the complete frames; returns the remaining bytes. */
function readFrames(bytes: Buffer, ear: EventListener): Buffer {
  let from = 0
  while (bytes.length - from >= 2) {
    const short = bytes.readUInt8(from + 1)
    const begin = from + (short === 126 ? 4 : 2)
    if (short === 127 || bytes.length < begin) break
    const end = begin + (short === 126 ? bytes.readUInt16BE(from + 2) : short)
    if (bytes.length < end) break
    if ((bytes.readUInt8(from) & 0x0f) === closing) ear.end('the server closed the line')
    else ear.hear(bytes.toString('utf8', begin, end))
    from = end
  }
  return bytes.subarray(from)
}

/** Returns a text frame masked with zeros, which leaves the text unchanged. */
function masked(packet: string): Buffer {
  const words = Buffer.from(packet)
  const head =
    words.length < 126
      ? Buffer.from([0x81, 0x80 | words.length])
      : Buffer.from([0x81, 0xfe, words.length >> 8, words.length & 0xff])
  return Buffer.concat([head, Buffer.alloc(4), words])
}
