/**
 * Keeps the name and the email address of who sends a message, until the tab is closed: a further message starts with them, and the page
 * that confirms the message shows the whole address, which its own address does not hold. A `PageScript`.
 */
export function keepSender(): void {
  const key = 'contact-sender'
  const names = ['name', 'email']
  const read = (): Map<string, string> => {
    try {
      return new Map(new URLSearchParams(sessionStorage.getItem(key) ?? ''))
    } catch {
      // The browser allows no storage.
      return new Map()
    }
  }
  const kept = read()
  const shown = document.querySelector('[data-sent-to]')
  const email = kept.get('email') ?? ''
  // The address may be that of another message.
  if (shown && email !== '' && email.replace(/^(.).*(@.+)$/u, '$1…$2') === shown.textContent)
    shown.textContent = email
  const form = document.querySelector<HTMLFormElement>('form[action="/contact"]')
  if (!form) return
  const fields = names.flatMap((name) => form.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? [])
  for (const field of fields) if (field.value === '') field.value = kept.get(field.name) ?? ''
  form.addEventListener('submit', () => {
    const typed = fields.map((field) => [field.name, field.value.trim()])
    try {
      sessionStorage.setItem(key, `${new URLSearchParams(typed)}`)
    } catch {
      // The browser allows no storage.
    }
  })
}
