/**
 * Opens the works of a talent on the full screen: a link with `data-work` shows the work of that number, also above the overview. Where
 * no script runs, the links open the files. The works are one row to swipe; buttons and the arrow, Home and End keys move it. A video plays when it is
 * opened, the space bar pauses it, and it stops when another work is shown. Browsers return the focus to the link. A `PageScript`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the text of one function is written into the page
export function showWorks(): void {
  const view = document.querySelector<HTMLDialogElement>('dialog[data-works]')
  const row = view?.querySelector('ul')
  const place = view?.querySelector('[role=status]')
  if (!view || !row || !place) return
  const works = Array.from(row.querySelectorAll('li'))
  const buttons = Array.from(view.querySelectorAll<HTMLButtonElement>('[data-step]'))
  let shown = 0
  let isSwiped = false
  const pause = () => {
    for (const video of view.querySelectorAll('video')) video.pause()
  }
  // A browser may refuse to play; then the button of the video does.
  const play = () =>
    works[shown]
      ?.querySelector('video')
      ?.play()
      .catch(() => {})
  const showPlace = (index: number) => {
    shown = index
    place.textContent = `${index + 1} of ${works.length}`
    for (const [other, work] of works.entries()) work.inert = other !== index
    for (const button of buttons)
      button.setAttribute('aria-disabled', String(!works[index + Number(button.dataset.step)]))
  }
  // At once: the next key would interrupt a slow movement.
  const bringIntoView = () => row.scrollTo({ left: shown * row.clientWidth, behavior: 'instant' })
  const move = (index: number) => {
    if (!works[index]) return
    if (index !== shown) pause()
    isSwiped = false
    showPlace(index)
    bringIntoView()
  }
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-work]') : null
    // With these keys, a link opens elsewhere.
    if (!link || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    view.showModal()
    move(Number(link.dataset.work))
    // For the keys: the work itself cannot be focused once another one is shown.
    row.focus({ preventScroll: true })
    play()
  })
  view.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    if (button) move(shown + Number(button.dataset.step))
  })
  view.addEventListener('keydown', (event) => {
    const { key, target } = event
    // In a video, the arrow keys move its time.
    if (target instanceof HTMLVideoElement) return
    // With another key they belong to the browser, such as Alt and left for the page before.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const video = works[shown]?.querySelector('video')
    if (key === ' ' && video && !(target instanceof HTMLButtonElement)) {
      event.preventDefault()
      if (video.paused) play()
      else video.pause()
    }
    const keys: Record<string, number> = {
      ArrowRight: shown + 1,
      ArrowLeft: shown - 1,
      Home: 0,
      End: works.length - 1,
    }
    if (keys[key] === undefined) return
    // The row has the focus, so the browser would move it too, to yet another work.
    event.preventDefault()
    move(keys[key])
  })
  view.addEventListener('close', pause)
  for (const start of ['pointerdown', 'touchstart', 'wheel'])
    row.addEventListener(
      start,
      () => {
        isSwiped = true
      },
      { passive: true },
    )
  // Keys and buttons know where they lead; a swipe has ended when the row has not moved for a moment: not every browser says so.
  let settling = 0
  row.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = window.setTimeout(() => {
      const index = Math.round(row.scrollLeft / row.clientWidth)
      if (!view.open || index === shown) return
      if (!isSwiped) return bringIntoView()
      pause()
      showPlace(index)
    }, 120)
  })
  window.addEventListener('resize', () => view.open && move(shown))
}
