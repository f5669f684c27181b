/**
 * Shows the list again for other words, another choice of its form or another topic, without leaving the page, so that the keyboard
 * stays where it was. What a key changes in a closed select is shown with Enter or when the select loses the focus. The button of the
 * sheet, or of the panel of further choices, says how many there are. Where nothing matches, it stays open until its choices are cleared.
 * The parts with `data-part` are taken from the same page at its new address, with the styles that they need. Without it, the form’s button
 * does. A `PageScript`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the text of one function is written into the page
export function filterList(): void {
  const form = document.querySelector<HTMLFormElement>('search form')
  const parts = Array.from(document.querySelectorAll<HTMLElement>('[data-part]'))
  if (!form) return
  /** The panels of choices with their buttons; the one of further choices is inside the other. */
  const panels = Array.from(form.querySelectorAll<HTMLElement>('[popover]'), (panel) => ({
    panel,
    selects: Array.from(panel.querySelectorAll('select')),
    showButton: Array.from(panel.querySelectorAll<HTMLElement>('[data-action=show]')).at(-1),
    clearButton: Array.from(panel.querySelectorAll<HTMLElement>('[data-action=clear]')).at(-1),
  }))
  const isOpen = ({ panel }: { panel: HTMLElement }) => panel.matches(':popover-open')
  const topicField = form.querySelector<HTMLInputElement>('[data-action=topic]')
  let request = new AbortController()
  /** Whether a key is being handled: most browsers change a closed select with each arrow or letter. */
  let isKey = false
  /** The select that keys have changed since the list was shown. */
  let pending: EventTarget | null = null
  const address = () => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.set(name, value)
    return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  const sayCount = () => {
    const [count, none] = ['strong', 'h2'].map(
      (part) => document.querySelector(`[data-part=said] ${part}`)?.textContent,
    )
    // Where nothing matches, the page counts what there is without a choice.
    const found = count ? `Show ${count}` : 'Show results'
    for (const { selects, showButton, clearButton } of panels) {
      const hasChoices = selects.some(({ value }) => value !== '')
      if (clearButton) clearButton.hidden = !hasChoices
      if (!showButton) continue
      showButton.textContent = none ? (showButton.dataset.none ?? none) : found
      // A disabled button would take Enter away from the field of words.
      showButton.ariaDisabled = none && hasChoices ? 'true' : null
    }
  }
  const show = (html: string) => {
    // The policy of this page applies to the other one while it is read, so its styles need the nonce of this page.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    const page = new DOMParser().parseFromString(
      html.replaceAll(/ nonce="[^"]*"/g, ` nonce="${nonce}"`),
      'text/html',
    )
    const [present, next] = [document, page].map((one) => one.head.querySelector('style'))
    if (present && next) present.textContent = next.textContent
    document.title = page.title
    const topic = document.activeElement?.closest<HTMLElement>('[data-topic]')?.dataset.topic
    for (const part of parts) {
      if (part === pending) continue
      part.innerHTML = page.querySelector(`[data-part="${part.dataset.part}"]`)?.innerHTML ?? ''
      // The chosen topic is the first of its row.
      if (part.querySelector('[aria-current]')) part.scrollLeft = 0
    }
    if (topic) document.querySelector<HTMLElement>(`[data-topic="${topic}"]`)?.focus({ preventScroll: true })
    sayCount()
  }
  const load = async (path: string) => {
    pending = null
    request.abort()
    request = new AbortController()
    const { signal } = request
    for (const part of parts) part.ariaBusy = 'true'
    try {
      const reply = await fetch(path, { signal })
      if (!reply.ok) throw new Error(reply.statusText)
      show(await reply.text())
      history.replaceState(null, '', path)
      for (const part of parts) part.ariaBusy = 'false'
    } catch {
      // A later choice has taken over, or the page itself says what is wrong.
      if (!signal.aborted) location.assign(path)
    }
  }
  const noteKey = ({ target }: Event) => {
    isKey = target instanceof HTMLSelectElement
    // The choice from an open select comes later than the key that opened it.
    setTimeout(() => {
      isKey = false
    })
  }
  form.addEventListener('keydown', (event) => {
    noteKey(event)
    if (event.key !== 'Enter' || event.target !== pending) return
    // Some browsers would also send the form.
    event.preventDefault()
    void load(address())
  })
  // A letter changes a select with this event.
  form.addEventListener('keypress', noteKey)
  form.addEventListener('focusout', ({ target }) => {
    if (target === pending) void load(address())
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    // An open panel covers the list and says how many there are.
    if (isKey && !panels.some(isOpen)) pending = target
    else void load(address())
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // The keyboard of a phone covers the list.
    const field = document.activeElement
    if (field instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches) field.blur()
    void load(address())
  })
  form.parentElement?.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const topic = target?.closest<HTMLAnchorElement>('a[data-topic]')
    if (topic && topicField && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      topicField.value = topic.hasAttribute('aria-current') ? '' : (topic.dataset.topic ?? '')
      void load(address())
    }
    for (const { panel, selects, showButton, clearButton } of panels) {
      // The list behind the panel is that of its choices already. Enter in the field of words presses the button too, with closed panels.
      if (target === showButton && isOpen({ panel })) {
        event.preventDefault()
        if (showButton?.ariaDisabled !== 'true') panel.hidePopover()
      }
      if (target === clearButton) {
        for (const select of selects) select.value = ''
        // The pressed button is hidden once the list is shown.
        showButton?.focus()
        void load(address())
      }
    }
  })
  sayCount()
}
