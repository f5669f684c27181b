import type { FastifyInstance } from 'fastify'
import { collectInvoice } from '../billing/collect-invoice.ts'
import type { Invoice } from '../billing/kinds.ts'
import type { CheckoutAnswer } from '../billing/pay-checkout.ts'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { cardFields } from './card-fields.ts'
import { readTexts } from './frames.ts'
import { day, type Html, html, money } from './html.ts'
import { sendPage } from './page.ts'

/** Registers the hosted invoice: its lines, printable, and payable by card while it is open. */
export function registerInvoices(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  const find = (params: unknown) => store.get('invoice', readTexts(params).id ?? '', 'invoice')
  app.get('/invoice/:id', ({ params }, reply) => {
    const invoice = find(params)
    const address = `/invoice/${invoice.id}`
    const data = { key: options.publishableKey, pay: `${address}/pay`, state: `${address}/state` }
    return sendPage(reply, options, {
      title: `Invoice ${invoice.number}`,
      body: makeBody(invoice),
      script: 'pay',
      data,
    })
  })
  app.post('/invoice/:id/pay', ({ params, body }, reply) => {
    const answer = store.transaction(() =>
      payInvoice(store, find(params), readTexts(body).payment_method ?? '', options.publicUrl()),
    )
    return reply.code('error' in answer ? 402 : 200).send(answer)
  })
  app.get('/invoice/:id/state', ({ params }) => {
    const { status, id } = find(params)
    if (status === 'paid') return { status: 'complete', url: `/invoice/${id}` }
    return { status, message: 'The payment did not succeed. Try again or use another card.' }
  })
}

/**
 * Pays an invoice. A declined attempt is kept on the invoice, so it is returned and not thrown: a throw would
 * roll it back.
 */
function payInvoice(
  store: SandboxStore,
  invoice: Invoice,
  method: string,
  publicUrl: string,
): CheckoutAnswer | { error: { message: string } } {
  if (invoice.status === 'open') collectInvoice(store, invoice, method, false, publicUrl)
  const after = store.get('invoice', invoice.id)
  if (after.status === 'paid') return { status: 'complete', url: `/invoice/${invoice.id}` }
  const intent = after._intent ? store.find('payment_intent', after._intent) : undefined
  if (intent?.status === 'requires_action')
    return { status: 'authenticate', url: `${publicUrl}/authenticate/${intent.id}` }
  return { error: { message: 'Your card was declined.', ...intent?.last_payment_error } }
}

function makeBody(invoice: Invoice): Html {
  const show = (amount: number) => money(amount, invoice.currency)
  const off = invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0)
  return html`<section class="narrow"><h1>Invoice ${invoice.number}</h1>
<p class="quiet">${day(invoice.created)} · ${invoice.customer_name ?? invoice.customer_email} · ${invoice.status}</p>
<dl>${invoice.lines.data.map((line) => html`<dt>${line.description}<br><span class="quiet">${day(line.period.start)} – ${day(line.period.end)}</span></dt><dd>${show(line.amount)}</dd>`)}
${off > 0 && html`<dt>Discount</dt><dd>−${show(off)}</dd>`}
${invoice.total_taxes.map((tax) => html`<dt>VAT ${tax.tax_behavior === 'inclusive' ? 'included' : ''}</dt><dd>${show(tax.amount)}</dd>`)}
<dt class="total">Total</dt><dd class="total">${show(invoice.total)}</dd>
<dt>Paid</dt><dd>${show(invoice.amount_paid)}</dd></dl>
${invoice.status === 'open' && payForm(show(invoice.amount_remaining))}</section>`
}

function payForm(amount: string): Html {
  return html`<form data-pay novalidate>${cardFields()}
<p class="error" data-problem role="alert" tabindex="-1"></p>
<p><button type="submit" class="wide">Pay ${amount}</button></p></form>
<dialog aria-label="Confirm with your bank"><iframe title="Confirm with your bank"></iframe></dialog>`
}
