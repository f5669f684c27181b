import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from '#lib/nonce.ts'
import { hostContext } from '#lib/settings.ts'

/** How long a page may stream before pending parts are aborted, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Renders a page to a stream; crawlers receive the complete page. Every script of ours carries the nonce of
 * the request.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  load: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = load.get(hostContext)
  const whole = isbot(request.headers.get('user-agent') ?? '')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    const answer = () => {
      const body = new PassThrough().once('close', () => clearTimeout(timer))
      pipe(body)
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
      )
    }
    const options: RenderToPipeableStreamOptions = {
      nonce,
      onShellError: reject,
      onError: (error) => {
        failed = true
        process.emitWarning(error instanceof Error ? error : String(error))
      },
      [whole ? 'onAllReady' : 'onShellReady']: answer,
    }
    const { pipe, abort } = renderToPipeableStream(page, options)
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
