import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { createRequestListener } from '@react-router/node'
import { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { hostContext, type Settings } from '#lib/settings.ts'

/** What the server provides for one page request. */
interface Host {
  settings: Settings
  nonce: string
  /** Performs one of our own calls by path and query, as the visitor of the page. */
  callServer: (address: string) => Promise<{ status: number; body: string }>
}

const hosts = new AsyncLocalStorage<Host>()

const listener = createRequestListener({
  build,
  mode: 'production',
  getLoadContext: () => {
    const context = new RouterContextProvider()
    const host = hosts.getStore()
    if (host)
      context.set(hostContext, {
        settings: host.settings,
        nonce: host.nonce,
        call: (row, input) => ask(host, row, input),
      })
    return context
  },
})

/** Answers one request for a page or for a page's data. The only export of the built server. */
export function answerPage(request: IncomingMessage, response: ServerResponse, host: Host): void {
  hosts.run(host, () => listener(request, response))
}

/**
 * Performs a call by GET. Returns null for a missing resource or an invalid request; any other error fails
 * the page.
 */
async function ask<C extends Call>(
  { callServer }: Host,
  row: C,
  input: CallRequest<C>,
): Promise<CallOutput<C> | null> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const { status, body } = await callServer(`${row.path}?${query}`)
  if (status === 404 || status === 400) return null
  if (status !== 200) throw new Response(null, { status })
  const { data } = z.object({ data: z.unknown() }).parse(JSON.parse(body))
  return z.parseAsync<C['response']>(row.response, data)
}
