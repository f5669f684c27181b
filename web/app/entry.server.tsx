import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from '#lib/nonce.ts'
import { hostContext } from '#lib/settings.ts'
import { compressedFor } from './compressed-for.ts'
import { wantsScript } from './wants-script.ts'

/** How long a page may stream before pending parts are aborted, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Renders a page. A page without script is sent whole, compressed and with its styles inside, so that a phone shows it after one
 * request. Other pages are streamed; crawlers receive them complete. Every script of ours carries the nonce of the request.
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
  const isWhole = !wantsScript(router.staticHandlerContext.matches.map(({ route }) => route))
  const isComplete = isWhole || isbot(request.headers.get('user-agent') ?? '')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const { body, hasFailed } = await render(page, nonce, isComplete)
  const answer = { headers, status: hasFailed ? 500 : status }
  if (!isWhole) return new Response(createReadableStreamFromReadable(body), answer)
  // React separates neighbouring texts by comments that only its script needs.
  const html = inlineStyles((await text(body)).replaceAll('<!-- -->', ''))
  return new Response(await compressedFor(request, html, headers), answer)
}

/** Renders to a stream, which begins with the shell of the page or, if `isComplete`, with the whole of it. */
function render(
  page: ReactNode,
  nonce: string | undefined,
  isComplete: boolean,
): Promise<{ body: PassThrough; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const answer = () => {
      const body = new PassThrough().once('close', () => clearTimeout(timer))
      pipe(body)
      resolve({ body, hasFailed })
    }
    const options: RenderToPipeableStreamOptions = {
      ...(nonce && { nonce }),
      onShellError: reject,
      onError: (error) => {
        hasFailed = true
        process.emitWarning(error instanceof Error ? error : String(error))
      },
      [isComplete ? 'onAllReady' : 'onShellReady']: answer,
    }
    const { pipe, abort } = renderToPipeableStream(page, options)
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
