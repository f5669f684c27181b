/**
 * Opens the overview of all works of a talent from a link with `data-overview`. Where no script runs, the link leads to the list further
 * down the page. Browsers return the focus to the link. A `PageScript`.
 */
export function showAllWorks(): void {
  const overview = document.querySelector<HTMLDialogElement>('dialog[data-all-works]')
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    // With these keys, a link opens elsewhere.
    if (!overview || ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof Element) || !target.closest('a[data-overview]')) return
    event.preventDefault()
    overview.showModal()
    // It opens at its start, also when it was scrolled before.
    overview.scrollTo({ top: 0 })
    for (const video of overview.querySelectorAll('video')) video.preload = 'metadata'
  })
}
