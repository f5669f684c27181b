/**
 * Lets the way back of the browser close a dialog of the page: each open one has an entry in the history, which goes when it is closed
 * otherwise. A `PageScript`.
 */
export function closeWithBack(): void {
  /** In the order in which they lie above each other. */
  const dialogs = Array.from(document.querySelectorAll('dialog'))
  const countOpen = () => dialogs.filter((dialog) => dialog.open).length
  let entries = 0
  const observer = new MutationObserver(() => {
    const open = countOpen()
    const surplus = entries - open
    entries = open
    if (surplus < 0) history.pushState({ dialogs: open }, '')
    if (surplus > 0) history.go(-surplus)
  })
  for (const dialog of dialogs) observer.observe(dialog, { attributeFilter: ['open'] })
  addEventListener('popstate', ({ state }) => {
    entries = state?.dialogs ?? 0
    for (const dialog of dialogs.toReversed()) if (countOpen() > entries && dialog.open) dialog.close()
  })
}
