import type { FastifyInstance } from 'fastify'
import { answerAuthentication } from '../intents/answer-authentication.ts'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { cardFields } from './card-fields.ts'
import { html, money } from './html.ts'
import { appOrigins, sendPage } from './page.ts'

/**
 * Registers the pages for frames in the app: the card fields and the bank's authentication. Only the app and
 * the sandbox may frame them.
 */
export function registerFrames(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  app.get('/element', ({ query }, reply) => {
    const { key, parent, element } = readTexts(query)
    return sendPage(reply, options, {
      title: 'Card fields',
      body: html`<h1 class="hidden">Card</h1>${cardFields()}<p class="note quiet">Test mode: no real money</p>`,
      script: 'element',
      framed: true,
      data: { key: key ?? '', parent: checkParent(parent, options), element: element ?? '' },
    })
  })
  app.get('/authenticate/:id', ({ params, query }, reply) => {
    const { id = '' } = readTexts(params)
    const { parent } = readTexts(query)
    const { amount, currency, back } = describe(store, id)
    const body = html`<div class="panel"><h1>Confirm it’s you</h1>
<p>This test page simulates your bank. No real money moves.</p>
${amount !== null && html`<p>Payment of <strong>${money(amount, currency)}</strong> to Marquee.</p>`}
<p class="row"><button type="button" data-complete>Complete</button><button type="button" class="second" data-fail>Fail</button></p>
<p role="status" data-status></p></div>`
    const data = {
      address: `/authenticate/${id}`,
      intent: id,
      parent: parent ? checkParent(parent, options) : '',
      back,
    }
    return sendPage(reply, options, {
      title: 'Confirm it’s you',
      body,
      script: 'authenticate',
      framed: true,
      data,
    })
  })
  app.post('/authenticate/:id', ({ params, body }) => {
    const { id = '' } = readTexts(params)
    const passed = Object(body).passed === true
    const { status } = store.transaction(() => answerAuthentication(store, id, passed))
    return { status }
  })
}

/** Returns the string values of a path, a query or a form; other values count as absent. */
export function readTexts(body: unknown): Record<string, string | undefined> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/**
 * Returns the origin of the framing page, which must be the app or the sandbox, because it receives the
 * frame's messages.
 */
function checkParent(parent: string | undefined, options: PageOptions): string {
  const known = [
    ...appOrigins(options.appUrl),
    options.publicUrl(),
    options.publicUrl().replace('localhost', '127.0.0.1'),
  ]
  if (!parent || !known.includes(parent))
    failRequest(undefined, 'This page may only be opened by the app.', 'parent')
  return parent
}

function describe(
  store: SandboxStore,
  id: string,
): { amount: number | null; currency: string; back: string } {
  const intent = store.anywhere(id)
  if (!intent || !['payment_intent', 'setup_intent'].includes(intent.object))
    failRequest('resource_missing', `No such intent: '${id}'`)
  const action: { redirect_to_url?: { return_url?: string } } = Object(intent.next_action)
  const amount = typeof intent.amount === 'number' ? intent.amount : null
  return {
    amount,
    currency: String(intent.currency ?? 'gbp'),
    back: backUrl(intent.object, intent, action.redirect_to_url?.return_url),
  }
}

/** Returns the return URL with the parameters that the real service adds. */
function backUrl(
  kind: string,
  intent: { id: string; client_secret?: unknown },
  address: string | undefined,
): string {
  if (!address || !URL.canParse(address)) return ''
  const url = new URL(address)
  url.searchParams.set(kind, intent.id)
  url.searchParams.set(`${kind}_client_secret`, String(intent.client_secret ?? ''))
  return url.href
}
