import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { createRequestListener } from '@react-router/node'
import { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { hostContext, type Sent, type Settings } from '#lib/settings.ts'
import { PageStyles } from './page-styles.ts'

/** What the server provides for one page request. */
interface Host {
  settings: Settings
  nonce: string
  origin: string
  /** Performs one of our own calls by path and query, as the visitor of the page. */
  callServer: CallServer
  /** Performs one of our own writes by path and JSON, as the visitor of the page. */
  sendToServer(path: string, body: string): ReturnType<CallServer>
  /** The same as `callServer`, with the operator’s session of the visitor’s browser. */
  callAsOperator: CallServer
}

type CallServer = (address: string) => Promise<{ status: number; body: string }>

const hosts = new AsyncLocalStorage<Host>()
const styles = new PageStyles(join(import.meta.dirname, '../client'))

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
        origin: host.origin,
        inlineStyles: (html) => styles.inline(html, host.nonce),
        call: (row, input) => ask(host.callServer, row, input),
        send: (row, input) => send(host, row, input),
        callAsOperator: (row, input) => askAsOperator(host.callAsOperator, row, input),
      })
    return context
  },
})

/** Answers one request for a page or for a page's data. The only export of the built server. */
export function answerPage(request: IncomingMessage, response: ServerResponse, host: Host): void {
  hosts.run(host, () => listener(request, response))
}

/** Performs a call by GET. Returns null for a missing resource and an invalid request; any other error fails the page. */
async function ask<C extends Call>(
  callServer: CallServer,
  row: C,
  input: CallRequest<C>,
): Promise<CallOutput<C> | null> {
  return readAnswer(row, await get(callServer, row, input))
}

/** Performs a call of operators like `ask`. Says so when this browser has no session of an operator. */
async function askAsOperator<C extends Call>(
  callServer: CallServer,
  row: C,
  input: CallRequest<C>,
): Promise<CallOutput<C> | 'not signed in' | null> {
  const answer = await get(callServer, row, input)
  return [401, 403].includes(answer.status) ? 'not signed in' : readAnswer(row, answer)
}

function get<C extends Call>(callServer: CallServer, row: C, input: CallRequest<C>): ReturnType<CallServer> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return callServer(`${row.path}?${query}`)
}

async function readAnswer<C extends Call>(
  row: C,
  { status, body }: Awaited<ReturnType<CallServer>>,
): Promise<CallOutput<C> | null> {
  if ([400, 404].includes(status)) return null
  if (status !== 200) throw new Response(null, { status })
  const { data } = z.object({ data: z.unknown() }).parse(JSON.parse(body))
  return z.parseAsync<C['response']>(row.response, data)
}

/** Performs a write. Errors other than those of its input and its limits fail the page. */
async function send<C extends Call>(host: Host, row: C, input: CallRequest<C>): Promise<Sent<C>> {
  const { status, body } = await host.sendToServer(row.path, JSON.stringify(input))
  if (status >= 500) throw new Response(null, { status })
  const { data, message } = z.object({ data: z.unknown(), message: z.string() }).parse(JSON.parse(body))
  if (status === 200) return { data: await z.parseAsync<C['response']>(row.response, data) }
  const refused = z.object({ fields: z.record(z.string(), z.string()).catch({}) }).safeParse(data)
  return { status, message, fields: refused.data?.fields ?? {} }
}
