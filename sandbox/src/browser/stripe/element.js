import { makeError, origin } from './call.js'

let made = 0

/** Card fields in a frame of the sandbox's origin; the typed values never reach this page. */
export class Element {
  constructor(type, key, options) {
    this.type = type
    this.id = `element-${++made}`
    this.key = key
    this.options = options ?? {}
    this.listeners = new Map()
    this.calls = new Map()
    this.onMessage = (event) => this.receive(event)
    this.state = { complete: false, empty: true }
    this.isReady = false
  }

  mount(target) {
    const container = typeof target === 'string' ? document.querySelector(target) : target
    if (!container) throw new Error('The element to mount into does not exist.')
    const query = new URLSearchParams({ key: this.key, parent: window.location.origin, element: this.id })
    this.frame = document.createElement('iframe')
    this.frame.title = 'Secure card fields'
    this.frame.src = `${origin}/element?${query}`
    Object.assign(this.frame.style, {
      border: '0',
      display: 'block',
      width: '100%',
      height: '190px',
      colorScheme: 'light',
    })
    window.addEventListener('message', this.onMessage)
    container.replaceChildren(this.frame)
  }

  receive({ origin: from, source, data }) {
    if (
      from !== origin ||
      source !== this.frame?.contentWindow ||
      data?.source !== 'sandbox-element' ||
      data.element !== this.id
    )
      return
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

  async command(command, params) {
    if (this.frame && !this.isReady) await new Promise((resolve) => this.once('ready', resolve))
    if (!this.frame?.contentWindow) return { error: makeError('The card fields are not on the page.') }
    const call = `${this.id}-${++made}`
    return new Promise((resolve) => {
      this.calls.set(call, (result) => {
        this.calls.delete(call)
        resolve(result)
      })
      this.frame.contentWindow.postMessage(
        { source: 'sandbox-parent', element: this.id, command, call, params },
        origin,
      )
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
    const onEvent = (detail) => {
      this.off(event, onEvent)
      listener(detail)
    }
    return this.on(event, onEvent)
  }

  off(event, listener) {
    this.listeners.set(
      event,
      listener ? (this.listeners.get(event) ?? []).filter((known) => known !== listener) : [],
    )
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
    window.removeEventListener('message', this.onMessage)
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

/** The elements of one form. */
export class Elements {
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
