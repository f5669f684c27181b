import type { FastifyInstance } from 'fastify'
import { totalsOf } from '../billing/checkout-sessions.ts'
import { linesOf, trialEndOf } from '../billing/complete-session.ts'
import type { CheckoutSession } from '../billing/kinds.ts'
import { payCheckout, readDiscounts, successUrl } from '../billing/pay-checkout.ts'
import { endOfPeriod } from '../billing/periods.ts'
import { testCards } from '../cards/test-cards.ts'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { cardFields } from './card-fields.ts'
import { readTexts } from './frames.ts'
import { day, type Html, html, money } from './html.ts'
import { sendPage } from './page.ts'

/** The test cards that the page lists: one that works, one that asks the bank, two that are declined. */
const shownCards = testCards.filter(({ number }) =>
  ['4242424242424242', '4000002760003184', '4000000000000002', '4000000000009995'].includes(number),
)

/** Registers the hosted checkout: the order, a code, a card, and the calls of its script. */
export function registerCheckout(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  app.get('/checkout/:id', ({ params }, reply) => {
    const session = store.get('checkout.session', readTexts(params).id ?? '', 'session')
    const address = `/checkout/${session.id}`
    const data = {
      key: options.publishableKey,
      pay: `${address}/pay`,
      state: `${address}/state`,
      price: `${address}/price`,
    }
    const body = session.status === 'open' ? openBody(store, session) : closedBody(session)
    return sendPage(reply, options, { title: 'Checkout', body, script: 'pay', data })
  })
  app.post('/checkout/:id/pay', ({ params, body }) => {
    const { payment_method, promotion_code } = readTexts(body)
    const entered = { ...(payment_method && { payment_method }), ...(promotion_code && { promotion_code }) }
    return store.transaction(() =>
      payCheckout(store, readTexts(params).id ?? '', entered, options.publicUrl()),
    )
  })
  app.post('/checkout/:id/price', ({ params, body }) => {
    const session = store.get('checkout.session', readTexts(params).id ?? '', 'session')
    return store.transaction(() => showTotals(store, session, readTexts(body).promotion_code))
  })
  app.get('/checkout/:id/state', ({ params }) => {
    const session = store.get('checkout.session', readTexts(params).id ?? '', 'session')
    if (session.status === 'complete') return { status: 'complete', url: successUrl(session) }
    return {
      status: session.status,
      message: 'The payment did not succeed. Try again or use another card.',
    }
  })
}

/** Returns the amounts that the page shows, by element name. */
function showTotals(
  store: SandboxStore,
  session: CheckoutSession,
  code?: string,
): Record<'discount' | 'vat' | 'total', string> {
  const totals = totalsOf(store, session, readDiscounts(store, session, code))
  const { amount_discount, amount_tax }: { amount_discount?: number; amount_tax?: number } =
    totals.total_details
  const show = (amount: number) => money(amount, session.currency)
  return {
    discount: amount_discount ? `−${show(amount_discount)}` : 'none',
    vat: show(amount_tax ?? 0),
    total: show(totals.amount_total),
  }
}

function openBody(store: SandboxStore, session: CheckoutSession): Html {
  const totals = showTotals(store, session)
  const trialEnd = trialEndOf(store, session)
  const customer = session.customer ? store.find('customer', session.customer) : undefined
  return html`<h1>Checkout</h1><div class="columns">
<section aria-labelledby="order"><h2 id="order">Your plan</h2>
<dl>${linesOf(store, session).map(({ price, quantity }) => {
    const name = store.find('product', price.product)?.name ?? price.id
    return html`<dt>${quantity} × ${name}<br><span class="quiet">${price.nickname}</span></dt>
<dd>${money(price.unit_amount, price.currency)} / ${price.recurring?.interval ?? 'once'}</dd>`
  })}
<dt>Discount</dt><dd data-discount>${totals.discount}</dd>
<dt>VAT included</dt><dd data-vat>${totals.vat}</dd>
<dt class="total">Due today</dt><dd class="total" data-total>${totals.total}</dd></dl>
<p class="quiet">${trialEnd === null ? `Renews on ${day(nextRenewal(store, session))}.` : `Free until ${day(trialEnd)}, then it renews automatically.`} You can cancel at any time.</p>
${session.allow_promotion_codes === true && codeField()}</section>
<section aria-labelledby="card"><h2 id="card">Pay by card</h2>
${customer?.email && html`<p class="quiet">${customer.email}</p>`}
<details open><summary>Test cards</summary><dl>${shownCards.map(
    ({ number, does }) =>
      html`<dt><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code></dt><dd>${does}</dd>`,
  )}</dl><p class="quiet">Any future expiry date and any security code.</p></details>
<form data-pay novalidate>${cardFields()}
<p class="error" data-problem role="alert" tabindex="-1"></p>
<p><button type="submit" class="wide">${trialEnd === null ? 'Pay and subscribe' : 'Start the free trial'}</button></p></form>
${session.cancel_url && html`<p><a href="${session.cancel_url}">Back without paying</a></p>`}</section></div>
<dialog aria-label="Confirm with your bank"><iframe title="Confirm with your bank"></iframe></dialog>`
}

function codeField(): Html {
  return html`<div class="field"><label for="code">Promotion code</label><div class="beside">
<input id="code" name="promotion_code" autocomplete="off" aria-describedby="code-error">
<button type="button" class="second" data-use-code>Use code</button></div>
<span class="error" id="code-error" role="alert"></span></div>`
}

function nextRenewal(store: SandboxStore, session: CheckoutSession): number {
  return endOfPeriod(store.now(), linesOf(store, session)[0]?.price.recurring ?? null)
}

function closedBody(session: CheckoutSession): Html {
  const text =
    session.status === 'complete' ? 'This checkout has been paid.' : 'This checkout has expired. Start again.'
  const back = session.status === 'complete' ? successUrl(session) : session.cancel_url
  return html`<section class="narrow"><h1>Checkout</h1><p>${text}</p>${back && html`<p><a href="${back}">Go back to Marquee</a></p>`}</section>`
}
