import { createPaymentMethod, openCardFields } from './card-fields.js'

const { key, pay, state, price } = document.body.dataset
const form = document.querySelector('[data-pay]')
const problem = document.querySelector('[data-problem]')
const root = document.querySelector('[data-card-fields]')
const fields = root && openCardFields(root)
const codeField = document.querySelector('[name=promotion_code]')
const send = async (address, body) => {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.json()
}

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  problem.textContent = ''
  if (fields?.validate()) return
  setBusy(true)
  const made = fields ? await createPaymentMethod(key, fields.read()) : {}
  if (made.error) return fail(made.error.message)
  const answer = await send(pay, {
    payment_method: made.paymentMethod?.id,
    promotion_code: codeField?.value ?? '',
  })
  if (answer.error) return fail(answer.error.message)
  if (answer.status === 'authenticate') return authenticate(answer.url)
  window.location.assign(answer.url)
})

document.querySelector('[data-use-code]')?.addEventListener('click', async () => {
  const answer = await send(price, { promotion_code: codeField.value })
  const errorElement = document.querySelector('#code-error')
  errorElement.textContent = answer.error?.message ?? ''
  if (answer.error) return
  for (const [name, text] of Object.entries(answer)) {
    const target = document.querySelector(`[data-${name}]`)
    if (target) target.textContent = text
  }
})

function setBusy(isBusy) {
  const button = form.querySelector('button[type=submit]')
  button.disabled = isBusy
}

function fail(message) {
  setBusy(false)
  problem.textContent = message
  problem.focus()
}

/** Opens the bank's page in a dialog; the sandbox records the outcome before it closes. */
function authenticate(address) {
  const dialog = document.querySelector('dialog')
  const frame = dialog.querySelector('iframe')
  frame.src = `${new URL(address).pathname}?parent=${encodeURIComponent(window.location.origin)}`
  const onMessage = async ({ origin, source, data }) => {
    if (
      origin !== window.location.origin ||
      source !== frame.contentWindow ||
      data?.source !== 'sandbox-authenticate'
    )
      return
    window.removeEventListener('message', onMessage)
    dialog.close()
    const answer = await (await fetch(state)).json()
    if (answer.status === 'complete') window.location.assign(answer.url)
    else fail(answer.message)
  }
  window.addEventListener('message', onMessage)
  dialog.addEventListener('cancel', () => fail('The payment was not authenticated.'), { once: true })
  dialog.showModal()
}
