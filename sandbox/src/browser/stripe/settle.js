import { call, makeError, origin } from './call.js'

/** Opens the bank's page in a dialog over the app; resolves when the cardholder has responded or closed it. */
export function askOwner(intent) {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Confirm with your bank')
  const frame = document.createElement('iframe')
  frame.title = 'Confirm with your bank'
  frame.src = `${origin}/authenticate/${intent}?parent=${encodeURIComponent(window.location.origin)}`
  Object.assign(dialog.style, {
    border: '0',
    borderRadius: '12px',
    padding: '0',
    width: 'min(440px, calc(100vw - 32px))',
    background: '#fff',
  })
  Object.assign(frame.style, {
    border: '0',
    display: 'block',
    width: '100%',
    height: '340px',
    colorScheme: 'light',
  })
  dialog.append(frame)
  document.body.append(dialog)
  return new Promise((resolve) => {
    const onMessage = ({ origin: from, source, data }) => {
      if (
        from === origin &&
        source === frame.contentWindow &&
        data?.source === 'sandbox-authenticate' &&
        data.intent === intent
      )
        end()
    }
    const end = () => {
      window.removeEventListener('message', onMessage)
      dialog.remove()
      resolve()
    }
    window.addEventListener('message', onMessage)
    dialog.addEventListener('close', end)
    dialog.showModal()
  })
}

const kinds = {
  pi: {
    path: 'payment_intents',
    name: 'paymentIntent',
    error: 'last_payment_error',
    param: 'payment_intent',
  },
  seti: { path: 'setup_intents', name: 'setupIntent', error: 'last_setup_error', param: 'setup_intent' },
}

/** Returns the kind and id of the intent that a client secret belongs to. */
export function readSecret(secret) {
  const [id] = String(secret ?? '').split('_secret_')
  const kind = kinds[id.split('_')[0]]
  if (!kind) throw new Error('The client secret is not valid.')
  return { ...kind, id }
}

/** Returns the result for the caller; an intent that needs authentication is authenticated first. */
export async function settle(key, secret, answer, mayAsk = true) {
  const { path, name, error, id } = readSecret(secret)
  if (answer.error) return { error: answer.error }
  if (answer.result.status !== 'requires_action' || !mayAsk) return { [name]: answer.result }
  await askOwner(id)
  const after = await call(key, 'GET', `/v1/${path}/${id}`, { client_secret: secret })
  if (after.error) return { error: after.error }
  if (['requires_payment_method', 'requires_action'].includes(after.result.status)) {
    const none = makeError(
      'The payment was not authenticated. Try again.',
      `${name === 'setupIntent' ? 'setup' : 'payment'}_intent_authentication_failure`,
    )
    return { error: { ...(after.result[error] ?? none), [path.slice(0, -1)]: after.result } }
  }
  return { [name]: after.result }
}
