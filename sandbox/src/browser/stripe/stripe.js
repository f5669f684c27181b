import { call, makeError } from './call.js'
import { confirm, confirmElements, retrieve, takeMethod } from './confirm.js'
import { Elements } from './element.js'
import { settle } from './settle.js'

/** Creates the Stripe.js replacement for a publishable key. */
function openStripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('A publishable key is needed.')

  return {
    elements: (options) => new Elements(key, options),
    confirmSetup: (options) => confirmElements(key, options),
    confirmPayment: (options) => confirmElements(key, options),
    confirmCardSetup: (secret, data = {}, options) =>
      confirm(key, secret, data.payment_method, data, options),
    confirmCardPayment: (secret, data = {}, options) =>
      confirm(key, secret, data.payment_method, data, options),
    handleNextAction: async ({ clientSecret }) => {
      const { path, id } = readSecret(clientSecret)
      return settle(
        key,
        clientSecret,
        await call(key, 'GET', `/v1/${path}/${id}`, { client_secret: clientSecret }),
      )
    },
    handleCardAction: (secret) => openStripe(key).handleNextAction({ clientSecret: secret }),
    retrievePaymentIntent: (secret) => retrieve(key, secret),
    retrieveSetupIntent: (secret) => retrieve(key, secret),
    createPaymentMethod: async ({ elements, params, type, card, billing_details }) => {
      const element = elements?.getElement('payment') ?? elements?.getElement('card') ?? card
      const { paymentMethod, error } = await takeMethod({
        card: element,
        billing_details: params?.billing_details ?? billing_details,
      })
      return error ? { error } : { paymentMethod, ...(type && {}) }
    },
    createToken: async (type, data) => {
      if (type !== 'bank_account')
        return { error: makeError('The sandbox makes tokens of bank accounts only.') }
      const { result, error } = await call(key, 'POST', '/v1/tokens', { bank_account: data })
      return error ? { error } : { token: result }
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}

window.Stripe = Object.assign((key) => openStripe(key), { version: 'endive' })
