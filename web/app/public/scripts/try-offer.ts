/**
 * Lets a visitor change the example of an offer: its form has the price, the paid usage and the revisions, and each line of the panel
 * with `data-term` shows its value and, where that differs, the value before. Every amount was calculated by the server: the form has
 * them in `data-prices`, a row of texts for each price, in the order of its `data-columns`. Screen readers hear `data-announcement`, with the
 * amounts and the count of changes. A `PageScript`.
 */
export function tryOffer(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-columns]')
  const panel = form && document.getElementById(form.dataset.shows ?? '')
  if (!form || !panel) return
  const { columns = '', prices = '[]', at = '0' } = form.dataset
  const names = columns.split(' ')
  const rows: string[][] = JSON.parse(prices)
  const steps = Array.from(form.querySelectorAll<HTMLButtonElement>('[data-step]'))
  const priceOf = form.querySelector('strong')
  const status = panel.querySelector('[data-tone]')
  const announcement = panel.querySelector<HTMLElement>('[data-announcement]')
  let index = Number(at)
  const show = () => {
    const shown = new Map(names.map((name, column) => [name, rows[index]?.[column] ?? '']))
    for (const [name, value] of new FormData(form)) shown.set(name, String(value))
    let changes = 0
    for (const line of panel.querySelectorAll<HTMLElement>('[data-term]')) {
      const { term = '', before = '', counted } = line.dataset
      const [former, value] = ['del', 'span'].map((part) => line.querySelector<HTMLElement>(part))
      const now = shown.get(term) ?? ''
      const isChanged = before !== now
      if (counted && isChanged) changes++
      line.toggleAttribute('data-changed', isChanged)
      if (former) former.hidden = !isChanged
      if (value) value.textContent = now
    }
    for (const text of panel.querySelectorAll<HTMLElement>('[data-when]'))
      text.hidden = (text.dataset.when === 'changed') !== changes > 0
    for (const text of panel.querySelectorAll<HTMLElement>('[data-amount]'))
      text.textContent = shown.get(text.dataset.amount ?? '') ?? ''
    for (const step of steps)
      step.setAttribute('aria-disabled', String(!rows[index + Number(step.dataset.step)]))
    if (priceOf) priceOf.textContent = rows[index]?.[0] ?? ''
    shown.set('count', changes === 0 ? 'No changes' : `${changes} ${changes > 1 ? 'changes' : 'change'}`)
    if (status) {
      status.setAttribute('data-tone', changes > 0 ? 'waiting' : 'plain')
      status.textContent = shown.get('count') ?? ''
    }
    return shown
  }
  const change = () => {
    const shown = show()
    if (announcement)
      announcement.textContent = (announcement.dataset.announcement ?? '').replace(
        /{(\w+)}/g,
        (_, name) => shown.get(name) ?? '',
      )
  }
  form.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    const next = index + Number(step?.dataset.step)
    if (!rows[next]) return
    index = next
    change()
  })
  form.addEventListener('change', change)
  form.addEventListener('submit', (event) => event.preventDefault())
  // The fields have their first values only after the event.
  form.addEventListener('reset', () => {
    index = Number(at)
    setTimeout(change)
  })
  // A browser may have kept what was chosen before the visitor came back.
  show()
}
