import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from '#lib/nonce.ts'
import { hostContext } from '#lib/settings.ts'
import { compressedFor } from './compressed-for.ts'
import { withLateScripts } from './late-scripts.ts'
import { scriptStartOf } from './script-start.ts'

/** How long a page may stream before pending parts are aborted, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Renders a page and sends it whole and compressed. A page without script has its styles inside, so that a phone shows it after
 * one request. Every script of ours carries the nonce of the request.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  load: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, inlineStyles } = load.get(hostContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const { html, hasFailed } = await render(page, nonce)
  const start = scriptStartOf(router.staticHandlerContext.matches.map(({ route }) => route))
  const sent = {
    'at once': () => html,
    'at first use': () => withLateScripts(html),
    // React separates neighbouring texts by comments that only its script needs.
    never: () => inlineStyles(html.replaceAll('<!-- -->', '')),
  }[start]()
  return new Response(await compressedFor(request, sent, headers), {
    headers,
    status: hasFailed ? 500 : status,
  })
}

/** Rejects when nothing of the page can be rendered; `hasFailed` when a part of it cannot. */
function render(page: ReactNode, nonce: string | undefined): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onShellError: reject,
      onError: (error) => {
        hasFailed = true
        process.emitWarning(error instanceof Error ? error : String(error))
      },
      onAllReady: () => {
        clearTimeout(timer)
        resolve(text(pipe(new PassThrough())).then((html) => ({ html, hasFailed })))
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
