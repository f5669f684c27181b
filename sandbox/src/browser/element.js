import { createPaymentMethod, openCardFields } from './card-fields.js'

const { key, parent: parentOrigin, element } = document.body.dataset
const tell = (event, detail = {}) =>
  window.parent.postMessage({ source: 'sandbox-element', element, event, detail }, parentOrigin)

const fields = openCardFields(document.querySelector('[data-card-fields]'), (detail) =>
  tell('change', detail),
)

const commands = {
  clear: () => fields.clear(),
  focus: () => fields.focus(),
  update: ({ disabled }) => fields.setDisabled(disabled === true),
  validate: () => ({ error: fields.validate() ?? undefined }),
  create_payment_method: ({ billing_details }) => {
    const error = fields.validate()
    return error ? { error } : createPaymentMethod(key, fields.read(), billing_details)
  },
}

// Only the page that created this frame may send it messages, and only from the origin it named then.
window.addEventListener('message', async ({ origin, source, data }) => {
  if (
    origin !== parentOrigin ||
    source !== window.parent ||
    data?.source !== 'sandbox-parent' ||
    data.element !== element
  )
    return
  const command = Object.hasOwn(commands, data.command) ? commands[data.command] : null
  if (command) tell('answer', { call: data.call, result: (await command(data.params ?? {})) ?? {} })
})

for (const input of document.querySelectorAll('input')) {
  input.addEventListener('focus', () => tell('focus'))
  input.addEventListener('blur', () => tell('blur'))
  input.addEventListener('keydown', (event) => event.key === 'Escape' && tell('escape'))
}

new ResizeObserver(() =>
  tell('height', {
    height: Math.ceil(document.querySelector('[data-body]').getBoundingClientRect().height) + 8,
  }),
).observe(document.querySelector('[data-body]'))
tell('ready')
