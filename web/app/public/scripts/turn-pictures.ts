/**
 * Turns the row of pictures of a card: by its two buttons, which a mouse sees, and by the arrow keys on the card’s link. The frame says
 * which picture is shown (`data-at`) and whether it is the last one (`data-end`), for its dots and buttons. Cards that come later count
 * too. Without it, the row is swiped. A `PageScript`.
 */
export function turnPictures(): void {
  const rowIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('[data-row]')
  const mark = (row: HTMLElement) => {
    const { scrollLeft, clientWidth, scrollWidth, firstElementChild, parentElement: frame } = row
    if (!frame || !firstElementChild) return
    frame.dataset.at = String(Math.round(scrollLeft / firstElementChild.clientWidth))
    frame.toggleAttribute('data-end', scrollLeft + clientWidth >= scrollWidth - 2)
  }
  const turn = (row: HTMLElement, by: number) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    row.scrollBy({ left: by * (row.firstElementChild?.clientWidth ?? 0), behavior })
  }
  const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('li') : null)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null
    const row = rowIn(button?.parentElement)
    if (button && row) turn(row, Number(button.dataset.turn))
  })
  document.addEventListener('keydown', (event) => {
    // With another key they belong to the browser, such as Alt and left for the page before.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const row = by && rowIn(cardOf(event.target))
    if (!row) return
    event.preventDefault()
    turn(row, by)
  })
  // Whether all pictures fit is known when the mouse comes.
  document.addEventListener('pointerover', ({ target }) => {
    const row = rowIn(cardOf(target))
    if (row) mark(row)
  })
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-row]')) mark(target)
    },
    { capture: true, passive: true },
  )
}
