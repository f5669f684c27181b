/**
 * Opens the dialog about saving a talent from a link with `data-save`, also on cards that come later, so that the visitor stays where
 * they are. The dialog names the talent of the link, and both of its links keep the talent. For an account that is signed in, and where no
 * script runs, the link leads on. A `PageScript`.
 */
export function offerToSave(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-to-save]')
  document.addEventListener('click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!dialog || !(target instanceof Element)) return
    // The dialog has no padding, so that this is the page behind it.
    if (target === dialog) return dialog.close()
    const link = target.closest<HTMLAnchorElement>('a[data-save]')
    // With these keys, a link opens elsewhere.
    if (!link || altKey || ctrlKey || metaKey || shiftKey) return
    if (/(?:^|; )token=/.test(document.cookie)) return
    event.preventDefault()
    for (const name of dialog.querySelectorAll('[data-name]')) name.textContent = link.dataset.save ?? ''
    for (const way of dialog.querySelectorAll('a'))
      way.href = link.href.replace('/signup/', `/${way.dataset.way}/`)
    // A browser that does not focus a pressed link could not return the focus to it.
    link.focus({ preventScroll: true })
    dialog.showModal()
  })
}
