import type { FastifyInstance } from 'fastify'
import type { Subscription } from '../billing/kinds.ts'
import { periodEnd } from '../billing/subscription-state.ts'
import { updateSubscription } from '../billing/subscriptions.ts'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { readTexts } from './frames.ts'
import { day, type Html, html, money } from './html.ts'
import { sendPage } from './page.ts'

/**
 * Registers the page where a customer sees their subscriptions, ends them with their period, or keeps them.
 */
export function registerPortal(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  app.get('/portal/:id', ({ params }, reply) => {
    const session = store.get('billing_portal.session', readTexts(params).id ?? '', 'session')
    const subscriptions = store.all('subscription', { customer: session.customer })
    const invoices = store.all('invoice', { customer: session.customer }).reverse()
    const body = html`<div class="narrow"><h1>Your subscription</h1>
${subscriptions.length === 0 && html`<p>You have no subscription.</p>`}
${subscriptions.map((subscription) => card(store, session.id, subscription))}
<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2><ul>${invoices.map(
      (invoice) =>
        html`<li><a href="/invoice/${invoice.id}">${invoice.number}</a> · ${day(invoice.created)} · ${money(invoice.total, invoice.currency)} · ${invoice.status}</li>`,
    )}</ul></section>
${session.return_url && html`<p><a href="${session.return_url}">Go back to Marquee</a></p>`}</div>`
    return sendPage(reply, options, { title: 'Your subscription', body })
  })
  app.post('/portal/:id/:subscription', ({ params, body }, reply) => {
    const { id = '', subscription = '' } = readTexts(params)
    const session = store.get('billing_portal.session', id, 'session')
    if (store.get('subscription', subscription).customer === session.customer) {
      const cancel_at_period_end = readTexts(body).wanted === 'end'
      store.transaction(() => updateSubscription(store, subscription, { cancel_at_period_end }))
    }
    return reply.redirect(`/portal/${id}`, 303)
  })
}

function card(store: SandboxStore, session: string, subscription: Subscription): Html {
  const item = subscription.items.data[0]
  const name = item ? store.find('product', item.price.product)?.name : null
  const end = day(periodEnd(subscription))
  const isLive = subscription.ended_at === null
  const next = subscription.cancel_at_period_end ? `Ends on ${end}.` : `Renews on ${end}.`
  return html`<section><h2>${name}</h2>
<p>${item && money(item.price.unit_amount, item.price.currency)} / ${item?.price.recurring?.interval} · ${subscription.status.replace('_', ' ')}</p>
<p>${isLive ? next : 'This subscription has ended.'}</p>
${
  isLive &&
  html`<form method="post" action="/portal/${session}/${subscription.id}">${
    subscription.cancel_at_period_end
      ? html`<button type="submit" name="wanted" value="keep">Keep subscription</button>`
      : html`<button type="submit" class="second" name="wanted" value="end">Cancel on ${end}</button>`
  }</form>`
}</section>`
}
