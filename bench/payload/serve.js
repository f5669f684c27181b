/**
 * Serves Payload’s REST calls on a plain HTTP server through `handleEndpoints`, which Payload exports for servers other than Next.
 * Payload usually runs inside Next. Leaving out Next’s routing makes a call cheaper, so this favours Payload.
 */
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { getPayload, handleEndpoints } from 'payload'
import config from './config.js'

await getPayload({ config })

const server = createServer(async (incoming, outgoing) => {
  const { method, headers, url } = incoming
  const body = method === 'GET' ? undefined : await buffer(incoming)
  const request = new Request(`http://${headers.host}${url}`, { method, headers, body })
  const response = await handleEndpoints({ config, request })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
// The channel closes when the benchmark ends, also when it fails.
process.once('disconnect', () => process.exit())
