import type { FastifyInstance } from 'fastify'
import { completeOnboarding } from '../payees/complete-onboarding.ts'
import { testAccountNumber, testSortCode } from '../payees/test-banks.ts'
import type { PageOptions } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { StripeError } from '../stripe-error.ts'
import { readTexts } from './frames.ts'
import { type Html, html } from './html.ts'
import { type Page, sendPage } from './page.ts'

const starts = {
  name: 'Test Payee',
  address: '1 Test Street',
  postcode: 'EC1A 1AA',
  born: '1990-01-01',
  sort_code: testSortCode,
  account_number: testAccountNumber,
}

/** Registers the page where a payee enters what the provider needs; afterwards they return to the app. */
export function registerOnboarding(app: FastifyInstance, store: SandboxStore, options: PageOptions): void {
  app.get('/onboarding/:id', ({ params }, reply) =>
    sendPage(reply, options, makePage(store, readTexts(params).id ?? '', starts, null)),
  )
  app.post('/onboarding/:id', ({ params, body }, reply) => {
    const id = readTexts(params).id ?? ''
    const entered = { ...starts, ...readTexts(body) }
    try {
      const bank = {
        country: 'GB',
        currency: 'gbp',
        account_holder_name: entered.name,
        routing_number: entered.sort_code.replaceAll(/\D/g, ''),
        account_number: entered.account_number.replaceAll(/\D/g, ''),
      }
      const { returnUrl } = store.transaction(() => completeOnboarding(store, id, bank))
      return reply.redirect(returnUrl ?? options.appUrl, 303)
    } catch (thrown) {
      if (!(thrown instanceof StripeError) || thrown.status === 404) throw thrown
      return sendPage(reply, options, { ...makePage(store, id, entered, thrown.message), status: 400 })
    }
  })
}

function makePage(store: SandboxStore, id: string, values: typeof starts, problem: string | null): Page {
  const account = store.at(null).get('account', id, 'account')
  const leadsTo = typeof account._return_url === 'string' ? account._return_url : null
  const body = html`<section class="narrow"><h1>Get paid by Marquee</h1>
<p>This page simulates the payment provider. Use the test details below or any others.</p>
<form method="post" action="/onboarding/${id}">
${field('name', 'Full name', values.name, 'name')}
${field('address', 'Address', values.address, 'street-address')}
${field('postcode', 'Postcode', values.postcode, 'postal-code')}
${field('born', 'Date of birth', values.born, 'bday', 'date')}
<div class="pair">${field('sort_code', 'Sort code', values.sort_code, 'off')}${field('account_number', 'Account number', values.account_number, 'off')}</div>
${problem && html`<p class="error" role="alert">${problem}</p>`}
<p><button type="submit" class="wide">Continue</button></p></form></section>`
  return { title: 'Get paid', body, leadsTo }
}

function field(name: string, label: string, value: string, autocomplete: string, type = 'text'): Html {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required></p>`
}
