/**
 * Opens the works of a talent on the full screen: a link with `data-work` shows the work of that number, one with `data-overview` all
 * of them in a grid, above which a work opens. Where no script runs, the links open the files or lead to the list further down the page. The works are one
 * row to swipe; buttons and arrow keys move it, and a video stops when another work is shown. Browsers return the focus to the link
 * that opened a dialog. A `PageScript`.
 */
export function showWorks(): void {
  const view = document.querySelector<HTMLDialogElement>('dialog[data-works]')
  const overview = document.querySelector<HTMLDialogElement>('dialog[data-all-works]')
  const row = view?.querySelector('ul')
  const place = view?.querySelector('[role=status]')
  if (!view || !row || !place) return
  const works = Array.from(row.querySelectorAll('li'))
  const buttons = Array.from(view.querySelectorAll<HTMLButtonElement>('[data-step]'))
  let shown = 0
  const pause = () => {
    for (const video of view.querySelectorAll('video')) video.pause()
  }
  const showPlace = (index: number) => {
    shown = index
    place.textContent = `${index + 1} of ${works.length}`
    for (const [other, work] of works.entries()) work.inert = other !== index
    for (const button of buttons)
      button.setAttribute('aria-disabled', String(!works[index + Number(button.dataset.step)]))
  }
  const move = (index: number, behavior: ScrollBehavior) => {
    if (!works[index]) return
    if (index !== shown) pause()
    showPlace(index)
    row.scrollTo({ left: index * row.clientWidth, behavior })
  }
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link =
      target instanceof Element ? target.closest<HTMLElement>('a:is([data-work], [data-overview])') : null
    // With these keys, a link opens elsewhere.
    if (!link || ctrlKey || metaKey || shiftKey) return
    if (link.dataset.work === undefined) {
      if (!overview) return
      event.preventDefault()
      overview.showModal()
      // It opens at its start, also when it was scrolled before.
      overview.scrollTo({ top: 0 })
      for (const video of overview.querySelectorAll('video')) video.preload = 'metadata'
      return
    }
    event.preventDefault()
    view.showModal()
    move(Number(link.dataset.work), 'instant')
  })
  view.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    if (button) move(shown + Number(button.dataset.step), 'auto')
  })
  view.addEventListener('keydown', ({ key, target }) => {
    // In a video, the arrow keys move its time.
    if (target instanceof HTMLVideoElement) return
    if (key === 'ArrowRight') move(shown + 1, 'auto')
    if (key === 'ArrowLeft') move(shown - 1, 'auto')
  })
  view.addEventListener('close', pause)
  // A swipe has ended when the row has not moved for a moment: not every browser says so.
  let settling = 0
  row.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = window.setTimeout(() => {
      const index = Math.round(row.scrollLeft / row.clientWidth)
      if (!view.open || index === shown) return
      pause()
      showPlace(index)
    }, 120)
  })
  window.addEventListener('resize', () => view.open && move(shown, 'instant'))
}
