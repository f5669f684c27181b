const lengths = { amex: [15], other: [16] }

/** Adds behaviour to the card fields under `root`. Calls `onChange` with the filled fields; the values are returned by `read` only. */
export function openCardFields(root, onChange = () => {}) {
  const inputs = Object.fromEntries(
    ['number', 'expiry', 'cvc'].map((name) => [name, root.querySelector(`[name=${name}]`)]),
  )
  const values = () => ({
    number: inputs.number.value.replaceAll(/\D/g, ''),
    expiry: inputs.expiry.value.replaceAll(/\D/g, ''),
    cvc: inputs.cvc.value.replaceAll(/\D/g, ''),
  })
  const notify = () => {
    const entered = values()
    const errors = findErrors(entered)
    const message = [...root.querySelectorAll('.error')]
      .map((element) => element.textContent)
      .find((text) => text !== '')
    onChange({
      brand: brandOf(entered.number),
      complete: Object.keys(errors).length === 0,
      empty: Object.values(entered).every((value) => value === ''),
      error: message ? { type: 'validation_error', code: 'invalid_card', message } : undefined,
    })
  }
  for (const [name, input] of Object.entries(inputs)) {
    input.addEventListener('input', () => {
      input.value = format(name, input.value)
      show(root, input, name, '')
      notify()
    })
    input.addEventListener('blur', () => {
      if (input.value !== '') show(root, input, name, findErrors(values())[name]?.message ?? '')
      notify()
    })
  }
  return {
    clear: () => {
      for (const [name, input] of Object.entries(inputs)) {
        input.value = ''
        show(root, input, name, '')
      }
      notify()
    },
    focus: () => inputs.number.focus(),
    /** Returns the first error, shown at its field and focused; null when all fields are valid. */
    validate: () => {
      const errors = findErrors(values())
      for (const [name, input] of Object.entries(inputs)) show(root, input, name, errors[name]?.message ?? '')
      const first = Object.keys(inputs).find((name) => errors[name])
      if (first) inputs[first].focus()
      notify()
      return first ? { type: 'validation_error', ...errors[first] } : null
    },
    /** Returns the card in the shape of the API. */
    read: () => {
      const { number, expiry, cvc } = values()
      return {
        number,
        exp_month: Number(expiry.slice(0, 2)),
        exp_year: 2000 + Number(expiry.slice(2, 4)),
        cvc,
      }
    },
    setDisabled: (isDisabled) => {
      for (const input of Object.values(inputs)) input.disabled = isDisabled
    },
  }
}

/** Creates a payment method from a card with the publishable key. */
export async function createPaymentMethod(key, card, billing) {
  const fields = new URLSearchParams({ type: 'card' })
  for (const [name, value] of Object.entries(card)) fields.set(`card[${name}]`, String(value))
  flatten('billing_details', billing ?? {}, fields)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await fetch('/v1/payment_methods', { method: 'POST', headers, body: fields })
  const body = await reply.json()
  return reply.ok ? { paymentMethod: body } : { error: body.error }
}

function flatten(prefix, value, fields) {
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null || inner === undefined) continue
    if (typeof inner === 'object') flatten(`${prefix}[${name}]`, inner, fields)
    else fields.set(`${prefix}[${name}]`, String(inner))
  }
}

function show(root, input, name, message) {
  root.querySelector(`#card-${name}-error`).textContent = message
  if (message === '') input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

function format(name, text) {
  const digits = text.replaceAll(/\D/g, '')
  if (name === 'number') return digits.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  if (name === 'cvc') return digits.slice(0, 4)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded
}

function findErrors({ number, expiry, cvc }) {
  const errors = {}
  const isAmex = brandOf(number) === 'amex'
  if (!(isAmex ? lengths.amex : lengths.other).includes(number.length)) {
    errors.number = { code: 'incomplete_number', message: 'Your card number is incomplete.' }
  } else if (!passesLuhn(number))
    errors.number = { code: 'invalid_number', message: 'Your card number is not valid.' }
  const month = Number(expiry.slice(0, 2))
  const end = new Date(2000 + Number(expiry.slice(2, 4)), month, 1)
  if (expiry.length < 4)
    errors.expiry = { code: 'incomplete_expiry', message: 'The expiry date is incomplete.' }
  else if (month < 1 || month > 12)
    errors.expiry = { code: 'invalid_expiry_month', message: 'The expiry month is not valid.' }
  else if (end <= new Date())
    errors.expiry = { code: 'invalid_expiry_year_past', message: 'The expiry date is in the past.' }
  if (cvc.length < (isAmex ? 4 : 3))
    errors.cvc = { code: 'incomplete_cvc', message: 'The security code is incomplete.' }
  return errors
}

function brandOf(number) {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return number.startsWith('4') ? 'visa' : 'unknown'
}

function passesLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
