import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { withoutTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { sendPage } from '../../platform/http/plain-page.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { logError } from '../../platform/log.ts'
import { runtimeState } from '../../platform/runtime.ts'
import { clock } from '../../platform/time/clock.ts'
import { countClick, saveClicks } from './count-clicks.ts'
import { slugPattern } from './slug.ts'
import { findRedirect, type Redirect } from './tracking.store.ts'

/** A stopped link, or a suspended brand, stops leading anywhere within this time. */
const KNOWN_MS = 5_000
const MAX_KNOWN = 5_000

interface Known {
  redirect: Promise<Redirect | null>
  until: number
}

const state = runtimeState(() => ({ known: new Map<string, Known>() }))

/**
 * Serves short links at `/go/slug` and their QR codes. Nothing of the request enters the address that a link leads to.
 * `countryHeader` names the header in which a proxy in front says the visitor’s country.
 */
export function serveLinks(app: FastifyInstance, countryHeader: string | undefined): void {
  app.get<{ Params: { slug: string } }>(
    '/go/:slug',
    { config: { isRedirect: true } },
    async (request, reply) => {
      const redirect = await redirectOf(request.params.slug, request.id)
      if (redirect?.state !== 'live') {
        app.addPageHeaders(request, reply)
        return sendNowhere(request, reply, redirect)
      }
      if (request.method === 'GET' && !isPrefetch(request)) {
        const country = countryOf(countryHeader && request.headers[countryHeader])
        const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
        await countClick({ linkId: redirect.id, ip: request.ip, userAgent, country }, clock.now()).catch(
          (error: unknown) => logError('click on a tracking link', error),
        )
      }
      return reply
        .status(302)
        .header('location', redirect.target)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send()
    },
  )
  app.get<{ Params: { slug: string } }>('/go/:slug/qr.svg', async (request, reply) => {
    const { slug } = request.params
    if (!(await redirectOf(slug, request.id))) return sendNowhere(request, reply, null)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('x-robots-tag', 'noindex')
      .send(renderSVG(publicUrl(`/go/${slug}`), { border: 2 }))
  })
  app.addHook('onClose', saveClicks)
}

/** Returns where a short link leads, remembered for five seconds; null for none. */
async function redirectOf(slug: string, requestId: string): Promise<Redirect | null> {
  if (!slugPattern.test(slug)) return null
  const { known } = state()
  const now = clock.now().getTime()
  const found = known.get(slug)
  if (found && found.until > now) return found.redirect
  if (known.size >= MAX_KNOWN) known.clear()
  const redirect = withoutTransaction(systemActor, requestId, () => findRedirect(slug))
  known.set(slug, { redirect, until: now + KNOWN_MS })
  redirect.catch(() => known.delete(slug))
  return redirect
}

/** Browsers say so when they fetch an address that nobody has opened yet. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|preview/i.test(`${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''}`)
}

const countryOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[A-Z]{2}$/.test(header) ? header : 'ZZ'

const nowhere = {
  none: {
    status: 404,
    title: 'This link does not exist',
    text: 'Check the address.',
  },
  waiting: { status: 404, title: 'This link is not active yet', text: 'Please try again later.' },
  gone: { status: 410, title: 'This link has ended', text: 'It does not lead anywhere any more.' },
} as const

async function sendNowhere(
  request: FastifyRequest,
  reply: FastifyReply,
  redirect: Redirect | null,
): Promise<FastifyReply> {
  const { status, title, text } = nowhere[redirect && redirect.state !== 'live' ? redirect.state : 'none']
  reply.status(status).header('x-robots-tag', 'noindex')
  const body = `<main><p class="logo">marquee<i>.</i></p><h1>${title}</h1><p>${text}</p><p><a href="${publicUrl('/')}">Go to Marquee</a></p></main>`
  return sendPage(request, reply, {
    title,
    style: 'main{max-width:480px;margin:15vh auto;padding:0 20px;display:grid;gap:12px}',
    body,
  })
}
