import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Connection, ConnectionListener } from './connection.ts'

/**
 * Packets are sent over a few connections that all sockets share; each socket polls on a connection of its
 * own.
 */
const shared = new Agent({ keepAlive: true })

/**
 * Opens a long-polling connection: one request is pending at any time, the next starts after its response.
 */
export function openPolling(base: string, listener: ConnectionListener): Connection {
  const { hostname, port, host } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let path = '/socket.io/?EIO=4&transport=polling'
  const poll = () => void socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  let buffered = ''
  // Packets are ASCII here, so that characters count as bytes.
  socket.setEncoding('latin1').on('data', (data: string) => {
    buffered += data
    const body = wholeBody(buffered)
    if (body === null) return
    buffered = ''
    if (body.startsWith('0')) path += `&sid=${JSON.parse(body.slice(1)).sid}`
    poll()
    for (const packet of body.split('\x1e')) listener.onPacket(packet)
  })
  socket.on('error', (error) => listener.onClose(error.message))
  socket.on('close', () => listener.onClose('the connection was closed'))
  poll()
  return {
    send: (packet) => postPacket(`${base}${path}`, packet, listener),
    close: () => void socket.destroy(),
  }
}

/** Returns the body of a complete response; null while bytes are missing. */
function wholeBody(answer: string): string | null {
  const end = answer.indexOf('\r\n\r\n')
  const length = Number(/content-length: (\d+)/i.exec(answer.slice(0, end))?.[1])
  return end >= 0 && answer.length >= end + 4 + length ? answer.slice(end + 4) : null
}

function postPacket(url: string, packet: string, listener: ConnectionListener): void {
  const postRequest = request(url, {
    method: 'POST',
    agent: shared,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  })
  postRequest.on('response', (answer) => {
    if (answer.statusCode !== 200) listener.onClose(`a packet was answered with ${answer.statusCode}`)
    answer.resume()
  })
  postRequest.on('error', (error) => listener.onClose(error.message))
  postRequest.end(packet)
}
