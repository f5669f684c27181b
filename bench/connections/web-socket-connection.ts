import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { Connection, ConnectionListener } from './connection.ts'

/** Opens a WebSocket for complete text frames of up to 64 KB, uncompressed, as the servers send them. */
export function openWebSocket(base: string, listener: ConnectionListener): Connection {
  const { hostname, port, host } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  let isUpgraded = false
  let buffered: Buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    buffered = buffered.length === 0 ? data : Buffer.concat([buffered, data])
    if (!isUpgraded) {
      const end = buffered.indexOf('\r\n\r\n')
      if (end < 0) return
      isUpgraded = true
      buffered = buffered.subarray(end + 4)
    }
    buffered = readFrames(buffered, listener)
  })
  socket.on('error', (error) => listener.onClose(error.message))
  socket.on('close', () => listener.onClose('the connection was closed'))
  return { send: (packet) => void socket.write(maskedFrame(packet)), close: () => void socket.destroy() }
}

const closeOpcode = 8

/** Reads the complete frames; returns the remaining bytes. */
function readFrames(bytes: Buffer, listener: ConnectionListener): Buffer {
  let from = 0
  while (bytes.length - from >= 2) {
    const short = bytes.readUInt8(from + 1)
    const begin = from + (short === 126 ? 4 : 2)
    if (short === 127 || bytes.length < begin) break
    const end = begin + (short === 126 ? bytes.readUInt16BE(from + 2) : short)
    if (bytes.length < end) break
    if ((bytes.readUInt8(from) & 0x0f) === closeOpcode) listener.onClose('the server closed the connection')
    else listener.onPacket(bytes.toString('utf8', begin, end))
    from = end
  }
  return bytes.subarray(from)
}

/** Returns a text frame masked with zeros, which leaves the text unchanged. */
function maskedFrame(packet: string): Buffer {
  const payload = Buffer.from(packet)
  const head =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length])
      : Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 0xff])
  return Buffer.concat([head, Buffer.alloc(4), payload])
}
