import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { EventListener, Wire } from './wire.ts'

/**
 * Packets are sent over a few connections that all sockets share; each socket polls on a connection of its
 * own.
 */
const shared = new Agent({ keepAlive: true })

/**
 * Opens a long-polling connection: one request is pending at any time, the next starts after its response.
 */
export function openPolling(base: string, ear: EventListener): Wire {
  const { hostname, port, host } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let path = '/socket.io/?EIO=4&transport=polling'
  const poll = () => void socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  let rest = ''
  // Packets are ASCII here, so that characters count as bytes.
  socket.setEncoding('latin1').on('data', (data: string) => {
    rest += data
    const body = wholeBody(rest)
    if (body === null) return
    rest = ''
    if (body.startsWith('0')) path += `&sid=${JSON.parse(body.slice(1)).sid}`
    poll()
    for (const packet of body.split('\x1e')) ear.hear(packet)
  })
  socket.on('error', (error) => ear.end(error.message))
  socket.on('close', () => ear.end('the line was closed'))
  poll()
  return { send: (packet) => say(`${base}${path}`, packet, ear), close: () => void socket.destroy() }
}

/** Returns the body of a complete response; null while bytes are missing. */
function wholeBody(answer: string): string | null {
  const end = answer.indexOf('\r\n\r\n')
  const length = Number(/content-length: (\d+)/i.exec(answer.slice(0, end))?.[1])
  return end >= 0 && answer.length >= end + 4 + length ? answer.slice(end + 4) : null
}

function say(url: string, packet: string, ear: EventListener): void {
  const asked = request(url, {
    method: 'POST',
    agent: shared,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  })
  asked.on('response', (answer) => {
    if (answer.statusCode !== 200) ear.end(`a packet was answered with ${answer.statusCode}`)
    answer.resume()
  })
  asked.on('error', (error) => ear.end(error.message))
  asked.end(packet)
}
