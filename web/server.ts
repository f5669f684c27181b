import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { createRequestListener } from '@react-router/node'
import { RouterContextProvider } from 'react-router'
import { hostContext, type Settings } from '#lib/settings.ts'

/** What the host knows of one request and every page may need. */
interface Host {
  settings: Settings
  nonce: string
}

const hosts = new AsyncLocalStorage<Host>()

const listener = createRequestListener({
  build,
  mode: 'production',
  getLoadContext: () => {
    const context = new RouterContextProvider()
    const host = hosts.getStore()
    if (host) context.set(hostContext, host)
    return context
  },
})

/** Answers one request for a page, or for the data of one. The built server's only door. */
export function answerPage(request: IncomingMessage, response: ServerResponse, host: Host): void {
  hosts.run(host, () => listener(request, response))
}
