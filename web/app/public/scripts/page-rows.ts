/**
 * Moves a row of cards by the two buttons below it (`data-pager`), and says which card is the first in view. The buttons go where all
 * cards fit. Without it, the row is swiped. A `PageScript`.
 */
export function pageRows(): void {
  for (const pager of document.querySelectorAll<HTMLElement>('[data-pager]')) {
    const row = pager.previousElementSibling
    const place = pager.querySelector('[role=status]')
    const buttons = Array.from(pager.querySelectorAll<HTMLButtonElement>('[data-move]'))
    if (!row || !place) continue
    const cards = Array.from(row.children).filter((card) => card instanceof HTMLElement)
    /** Where the row is, or will be when it has moved. */
    let left = 0
    const startOf = (card: HTMLElement) => card.offsetLeft - (cards[0]?.offsetLeft ?? 0)
    const most = () => row.scrollWidth - row.clientWidth
    const show = () => {
      const isAtEnd = left >= most() - 2
      const begun = cards.filter((card) => startOf(card) <= left + 2).length
      const text = `${isAtEnd ? cards.length : begun} of ${cards.length}`
      if (place.textContent !== text) place.textContent = text
      pager.hidden = most() <= 2
      for (const button of buttons)
        button.setAttribute('aria-disabled', String(button.dataset.move === '1' ? isAtEnd : left <= 2))
    }
    pager.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null
      if (!button) return
      const starts = cards.map(startOf)
      const next =
        button.dataset.move === '1'
          ? starts.find((start) => start > left + 2)
          : starts.findLast((start) => start < left - 2)
      if (next === undefined) return
      left = Math.min(next, most())
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
      row.scrollTo({ left, behavior })
      show()
    })
    const rest = () => {
      left = row.scrollLeft
      show()
    }
    let settling = 0
    row.addEventListener(
      'scroll',
      () => {
        clearTimeout(settling)
        settling = window.setTimeout(rest, 120)
      },
      { passive: true },
    )
    // Its first call comes with the layout of the page, which needs not be done earlier for it.
    new ResizeObserver(rest).observe(row)
  }
}
