import { call, makeError } from './call.js'
import { Element } from './element.js'
import { readSecret, settle } from './settle.js'

/** Returns the payment method id of an id or element, or an error; empty to confirm the intent as it is. */
export async function takeMethod(source, billing) {
  if (source === undefined || source === null) return {}
  if (typeof source === 'string') return { id: source }
  const element = source instanceof Element ? source : source.card
  if (!(element instanceof Element))
    return { error: makeError('A card element or the id of a payment method is needed.') }
  const details = { billing_details: source.billing_details ?? billing ?? {} }
  const { paymentMethod, error } = await element.command('create_payment_method', details)
  return error ? { error } : { id: paymentMethod.id, paymentMethod }
}

export async function confirm(key, secret, source, params, options = {}) {
  const { path, id } = readSecret(secret)
  const method = await takeMethod(source, params.billing_details)
  if (method.error) return { error: method.error }
  const fields = {
    client_secret: secret,
    use_stripe_sdk: true,
    payment_method: method.id,
    return_url: params.return_url,
  }
  if (params.setup_future_usage) fields.setup_future_usage = params.setup_future_usage
  const answer = await call(key, 'POST', `/v1/${path}/${id}/confirm`, fields)
  return settle(key, secret, answer, options.handleActions !== false)
}

export async function confirmElements(key, { elements, clientSecret, confirmParams = {}, redirect }) {
  const secret = clientSecret ?? elements?.options.clientSecret
  const element = elements?.getElement('payment') ?? elements?.getElement('card')
  const billing = confirmParams.payment_method_data?.billing_details
  const done = await confirm(key, secret, confirmParams.payment_method ?? element, {
    billing_details: billing,
    return_url: confirmParams.return_url,
  })
  if (!done.error && redirect !== 'if_required' && confirmParams.return_url) {
    const { param, id } = readSecret(secret)
    const address = new URL(confirmParams.return_url)
    const marks = { [param]: id, [`${param}_client_secret`]: secret, redirect_status: 'succeeded' }
    for (const [name, value] of Object.entries(marks)) address.searchParams.set(name, value)
    window.location.assign(address)
    return new Promise(() => {})
  }
  return done
}

export async function retrieve(key, secret) {
  const { path, name, id } = readSecret(secret)
  const { result, error } = await call(key, 'GET', `/v1/${path}/${id}`, { client_secret: secret })
  return error ? { error } : { [name]: result }
}
