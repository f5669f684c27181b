import type { FastifyInstance } from 'fastify'
import { testCards } from '../cards/test-cards.ts'
import { failureModes } from '../http/injected-failures.ts'
import { readBalance, readCurrencies } from '../money/write-movement.ts'
import { testBanks, testSortCode } from '../payees/test-banks.ts'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { day, type Html, html, money } from './html.ts'
import { sendPage } from './page.ts'

/**
 * Registers the sandbox's own page: objects, webhooks and their failures, the clock, and the test numbers.
 */
export function registerControlPage(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  app.get('/', (_request, reply) => {
    const body = html`<h1>Payment sandbox</h1>
<p class="quiet">Simulates the payment provider of <a href="${options.appUrl}">Marquee</a>. All data is test data and stays on this machine.</p>
<p role="status" data-status></p>
${clock(store)}${balances(store)}${payments(store)}${customers(store)}${webhooks(store)}${failures()}${cards()}${banks()}`
    return sendPage(reply, options, { title: 'Payment sandbox', body, script: 'control' })
  })
}

/** Returns a section of the page. */
function part(id: string, title: string, body: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`
}

function table(title: string, heads: string[], rows: Html[]): Html {
  if (rows.length === 0) return html`<p class="quiet">Nothing yet.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}, table"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

/** Returns a button that makes one control call. */
function action(path: string, label: string, body: object = {}): Html {
  return html`<button type="button" class="second small" data-call="${path}" data-body="${JSON.stringify(body)}">${label}</button> `
}

const hour = 3_600_000

function clock(store: SandboxStore): Html {
  const time = new Date(store.now() * 1000).toISOString().slice(11, 16)
  return part(
    'clock',
    'Clock',
    html`<p>It is <strong>${day(store.now())}, ${time} UTC</strong> here. Moving the clock runs every timer that becomes due.</p><p class="row">
${action('clock', '1 hour later', { advance_ms: hour })}${action('clock', '1 day later', { advance_ms: 24 * hour })}
${action('clock', '7 days later', { advance_ms: 7 * 24 * hour })}${action('clock', '32 days later', { advance_ms: 32 * 24 * hour })}
${action('clock', 'Back to today', { set_offset_ms: 0 })}</p>`,
  )
}

function balances(store: SandboxStore): Html {
  const rows = readCurrencies(store).map((currency) => {
    const { available, pending } = readBalance(store, currency)
    return html`<tr><th scope="row">${currency.toUpperCase()}</th><td>${money(available, currency)}</td><td>${money(pending, currency)}</td></tr>`
  })
  return part(
    'money',
    'Money of the platform',
    table('Money of the platform', ['Currency', 'Available', 'Pending'], rows),
  )
}

function payments(store: SandboxStore): Html {
  const { data } = store.list('payment_intent', '/', {}, { limit: 20 })
  const rows = data.map(({ id }) => {
    const intent = store.get('payment_intent', id)
    const isOpen = intent.status === 'succeeded' && intent.latest_charge
    const dispute = isOpen ? action('disputes', 'Dispute', { charge: intent.latest_charge }) : null
    return html`<tr><td>${id}</td><td>${money(intent.amount, intent.currency)}</td><td>${intent.status.replaceAll('_', ' ')}</td><td>${day(intent.created)}</td><td>${dispute}</td></tr>`
  })
  return part(
    'payments',
    'Latest payments',
    table('Latest payments', ['Payment', 'Amount', 'Status', 'Date', 'Actions'], rows),
  )
}

function customers(store: SandboxStore): Html {
  const { data } = store.list('customer', '/', {}, { limit: 20 })
  const rows = data.map(({ id }) => {
    const customer = store.get('customer', id)
    const states = store.all('subscription', { customer: id }).map(({ status }) => status)
    const invoice = store.all('invoice', { customer: id }).at(-1)
    const link = invoice && html`<a href="/invoice/${invoice.id}">${invoice.number}</a>`
    return html`<tr><td>${id}</td><td>${customer.name}</td><td>${customer.email}</td><td>${states.join(', ')}</td><td>${link}</td></tr>`
  })
  return part(
    'customers',
    'Customers',
    table('Customers', ['Customer', 'Name', 'Email', 'Subscription', 'Latest invoice'], rows),
  )
}

function webhooks(store: SandboxStore): Html {
  const sql =
    'select id, event_id, type, connect, state, attempts, last_error from deliveries order by id desc limit 30'
  const rows = store.shared.database.rows(sql).map((row) => {
    const path = `deliveries/${row.id}`
    const buttons = [
      action(`${path}/deliver`, 'Deliver now'),
      action(`${path}/duplicate`, 'Duplicate'),
      action(`${path}/delay`, 'Delay 1 minute', { ms: 60_000 }),
      action(`${path}/drop`, 'Drop'),
    ]
    const state = `${row.state}, ${row.attempts} attempts${row.last_error ? `: ${row.last_error}` : ''}`
    return html`<tr><td>${String(row.type)}${row.connect === 1 && ' (payee)'}</td><td>${state}</td><td>${buttons}</td></tr>`
  })
  const list = table('Webhooks', ['Event', 'Status', 'Actions'], rows)
  return part(
    'webhooks',
    'Webhooks',
    html`<p class="row">${action('deliveries/reorder', 'Reverse the waiting deliveries')}</p>${list}`,
  )
}

function failures(): Html {
  return part(
    'failures',
    'Make a call fail',
    html`<form data-failure class="row">
<p class="field"><label for="operation">Call</label><input id="operation" name="operation" value="POST /v1/payment_intents/:id/capture" required></p>
<p class="field"><label for="mode">Failure</label><select id="mode" name="mode">${failureModes.map((mode) => html`<option>${mode}</option>`)}</select></p>
<p class="field"><label for="times">Times</label><input id="times" name="times" type="number" min="1" value="1" required></p>
<p class="field"><button type="submit" class="second">Add failure</button></p></form>`,
  )
}

function cards(): Html {
  const rows = testCards.map(
    (card) =>
      html`<tr><td>${card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</td><td class="wrap">${card.does}</td></tr>`,
  )
  return part(
    'cards',
    'Test cards',
    html`<p>Use any future expiry date and any security code.</p>${table('Test cards', ['Number', 'Result'], rows)}`,
  )
}

function banks(): Html {
  const rows = testBanks.map((bank) => html`<tr><td>${bank.last}</td><td class="wrap">${bank.does}</td></tr>`)
  const list = table('Test bank accounts', ['Account number', 'Result'], rows)
  return part(
    'banks',
    'Test bank accounts',
    html`<p>Sort code ${testSortCode}. Payouts to any other eight-digit number succeed.</p>${list}`,
  )
}
