// A stand-in for Stripe.js that talks to the payment sandbox. Card numbers are typed into a frame of the sandbox's origin and never reach the page.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  let made = 0

  class Element {
    constructor(type, key, options) {
      this.type = type
      this.id = `element-${++made}`
      this.key = key
      this.options = options ?? {}
      this.listeners = new Map()
      this.calls = new Map()
      this.hear = (event) => this.receive(event)
      this.state = { complete: false, empty: true }
      this.isReady = false
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new Error('The element to mount into does not exist.')
      const query = new URLSearchParams({ key: this.key, parent: window.location.origin, element: this.id })
      this.frame = document.createElement('iframe')
      this.frame.title = 'Secure card fields'
      this.frame.src = `${origin}/element?${query}`
      Object.assign(this.frame.style, { border: '0', display: 'block', width: '100%', height: '190px', colorScheme: 'light' })
      window.addEventListener('message', this.hear)
      place.replaceChildren(this.frame)
    }

    receive({ origin: from, source, data }) {
      if (from !== origin || source !== this.frame?.contentWindow || data?.source !== 'sandbox-element' || data.element !== this.id) return
      const { event, detail } = data
      if (event === 'answer') this.calls.get(detail.call)?.(detail.result)
      else if (event === 'height') this.frame.style.height = `${Math.min(Number(detail.height) || 190, 600)}px`
      else if (event === 'ready') {
        this.isReady = true
        if (this.options.disabled) this.command('update', { disabled: true })
        this.emit('ready', { elementType: this.type })
      } else if (event === 'change') {
        this.state = detail
        this.emit('change', { elementType: this.type, collapsed: false, value: { type: 'card' }, ...detail })
      } else this.emit(event, { elementType: this.type })
    }

    command(command, params) {
      if (!this.frame?.contentWindow) return Promise.resolve({ error: fault('The card fields are not on the page.') })
      const call = `${this.id}-${++made}`
      return new Promise((resolve) => {
        this.calls.set(call, (result) => {
          this.calls.delete(call)
          resolve(result)
        })
        this.frame.contentWindow.postMessage({ source: 'sandbox-parent', element: this.id, command, call, params }, origin)
      })
    }

    emit(event, detail) {
      for (const listener of this.listeners.get(event) ?? []) listener(detail)
    }

    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
      if (event === 'ready' && this.isReady) queueMicrotask(() => listener({ elementType: this.type }))
      return this
    }

    once(event, listener) {
      const heard = (detail) => {
        this.off(event, heard)
        listener(detail)
      }
      return this.on(event, heard)
    }

    off(event, listener) {
      this.listeners.set(event, listener ? (this.listeners.get(event) ?? []).filter((known) => known !== listener) : [])
      return this
    }

    update(options) {
      this.options = { ...this.options, ...options }
      if (this.isReady) this.command('update', { disabled: this.options.disabled === true })
    }

    focus() {
      this.frame?.focus()
      this.command('focus')
    }

    blur() {
      this.frame?.blur()
    }

    clear() {
      this.command('clear')
    }

    unmount() {
      window.removeEventListener('message', this.hear)
      this.frame?.remove()
      this.frame = null
      this.isReady = false
    }

    destroy() {
      this.unmount()
      this.listeners.clear()
      this.isDestroyed = true
    }
  }

  class Elements {
    constructor(key, options) {
      this.key = key
      this.options = options ?? {}
      this.byType = new Map()
    }

    create(type, options) {
      if (type !== 'card' && type !== 'payment') throw new Error(`The sandbox has no element of type ${type}.`)
      const known = this.byType.get(type)
      if (known && !known.isDestroyed) throw new Error(`Can only create one Element of type ${type} at a time.`)
      const element = new Element(type, this.key, options)
      this.byType.set(type, element)
      return element
    }

    getElement(type) {
      const element = this.byType.get(typeof type === 'string' ? type : 'card')
      return element && !element.isDestroyed ? element : null
    }

    update(options) {
      this.options = { ...this.options, ...options }
    }

    fetchUpdates() {
      return Promise.resolve({})
    }

    async submit() {
      const { error } = (await this.getElement('payment')?.command('validate')) ?? {}
      return error ? { error } : { selectedPaymentMethod: 'card' }
    }
  }

  function fault(message, code) {
    return { type: 'invalid_request_error', message, ...(code && { code }) }
  }

  function flatten(value, fields = new URLSearchParams(), prefix = '') {
    for (const [name, inner] of Object.entries(value)) {
      const path = prefix ? `${prefix}[${name}]` : name
      if (inner === null || inner === undefined) continue
      if (typeof inner === 'object') flatten(inner, fields, path)
      else fields.set(path, String(inner))
    }
    return fields
  }

  async function call(key, method, path, params) {
    const fields = flatten(params)
    const headers = { authorization: `Bearer ${key}` }
    if (method === 'POST') headers['content-type'] = 'application/x-www-form-urlencoded'
    try {
      const address = method === 'GET' ? `${origin}${path}?${fields}` : `${origin}${path}`
      const reply = await fetch(address, { method, headers, body: method === 'GET' ? undefined : fields, credentials: 'omit' })
      const answer = await reply.json()
      return reply.ok ? { result: answer } : { error: answer.error }
    } catch {
      return { error: { type: 'api_connection_error', message: 'The payment service could not be reached. Please try again.' } }
    }
  }

  /** The bank's page in a dialog over the app's page; resolves when its owner answered or closed it. */
  function askOwner(intent) {
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
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '340px', colorScheme: 'light' })
    dialog.append(frame)
    document.body.append(dialog)
    return new Promise((resolve) => {
      const hear = ({ origin: from, source, data }) => {
        if (from === origin && source === frame.contentWindow && data?.source === 'sandbox-authenticate' && data.intent === intent) end()
      }
      const end = () => {
        window.removeEventListener('message', hear)
        dialog.remove()
        resolve()
      }
      window.addEventListener('message', hear)
      dialog.addEventListener('close', end)
      dialog.showModal()
    })
  }

  const kinds = {
    pi: { path: 'payment_intents', name: 'paymentIntent', error: 'last_payment_error', param: 'payment_intent' },
    seti: { path: 'setup_intents', name: 'setupIntent', error: 'last_setup_error', param: 'setup_intent' },
  }

  /** The kind and id of the intent that a client secret belongs to. */
  function readSecret(secret) {
    const [id] = String(secret ?? '').split('_secret_')
    const kind = kinds[id.split('_')[0]]
    if (!kind) throw new Error('The client secret is not valid.')
    return { ...kind, id }
  }

  async function settle(key, secret, answer, mayAsk = true) {
    const { path, name, error, id } = readSecret(secret)
    if (answer.error) return { error: answer.error }
    if (answer.result.status !== 'requires_action' || !mayAsk) return { [name]: answer.result }
    await askOwner(id)
    const after = await call(key, 'GET', `/v1/${path}/${id}`, { client_secret: secret })
    if (after.error) return { error: after.error }
    if (['requires_payment_method', 'requires_action'].includes(after.result.status)) {
      const none = fault(
        'The payment was not authenticated. Please try again.',
        `${name === 'setupIntent' ? 'setup' : 'payment'}_intent_authentication_failure`,
      )
      return { error: { ...(after.result[error] ?? none), [path.slice(0, -1)]: after.result } }
    }
    return { [name]: after.result }
  }

  function openStripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('A publishable key is needed.')

    /** A payment method's id from whatever the caller gave: an id, an element, or nothing to confirm what the intent already has. */
    async function takeMethod(given, billing) {
      if (given === undefined || given === null) return {}
      if (typeof given === 'string') return { id: given }
      const element = given instanceof Element ? given : given.card
      if (!(element instanceof Element)) return { error: fault('A card element or the id of a payment method is needed.') }
      const details = { billing_details: given.billing_details ?? billing ?? {} }
      const { paymentMethod, error } = await element.command('create_payment_method', details)
      return error ? { error } : { id: paymentMethod.id, paymentMethod }
    }

    async function confirm(secret, given, params, options = {}) {
      const { path, id } = readSecret(secret)
      const method = await takeMethod(given, params.billing_details)
      if (method.error) return { error: method.error }
      const fields = { client_secret: secret, use_stripe_sdk: true, payment_method: method.id, return_url: params.return_url }
      if (params.setup_future_usage) fields.setup_future_usage = params.setup_future_usage
      const answer = await call(key, 'POST', `/v1/${path}/${id}/confirm`, fields)
      return settle(key, secret, answer, options.handleActions !== false)
    }

    async function confirmElements({ elements, clientSecret, confirmParams = {}, redirect }) {
      const secret = clientSecret ?? elements?.options.clientSecret
      const element = elements?.getElement('payment') ?? elements?.getElement('card')
      const billing = confirmParams.payment_method_data?.billing_details
      const done = await confirm(secret, confirmParams.payment_method ?? element, {
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

    async function retrieve(secret) {
      const { path, name, id } = readSecret(secret)
      const { result, error } = await call(key, 'GET', `/v1/${path}/${id}`, { client_secret: secret })
      return error ? { error } : { [name]: result }
    }

    return {
      elements: (options) => new Elements(key, options),
      confirmSetup: confirmElements,
      confirmPayment: confirmElements,
      confirmCardSetup: (secret, data = {}, options) => confirm(secret, data.payment_method, data, options),
      confirmCardPayment: (secret, data = {}, options) => confirm(secret, data.payment_method, data, options),
      handleNextAction: async ({ clientSecret }) => {
        const { path, id } = readSecret(clientSecret)
        return settle(key, clientSecret, await call(key, 'GET', `/v1/${path}/${id}`, { client_secret: clientSecret }))
      },
      handleCardAction: (secret) => openStripe(key).handleNextAction({ clientSecret: secret }),
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      createPaymentMethod: async ({ elements, params, type, card, billing_details }) => {
        const element = elements?.getElement('payment') ?? elements?.getElement('card') ?? card
        const { paymentMethod, error } = await takeMethod({ card: element, billing_details: params?.billing_details ?? billing_details })
        return error ? { error } : { paymentMethod, ...(type && {}) }
      },
      createToken: async (type, data) => {
        if (type !== 'bank_account') return { error: fault('The sandbox makes tokens of bank accounts only.') }
        const { result, error } = await call(key, 'POST', '/v1/tokens', { bank_account: data })
        return error ? { error } : { token: result }
      },
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    }
  }

  window.Stripe = Object.assign((key) => openStripe(key), { version: 'endive' })
})()
