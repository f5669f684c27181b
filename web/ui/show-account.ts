/**
 * Shows the way to the account in the header of public pages, instead of the ways to sign in and to join, where this browser is signed
 * in. The pages are the same for everyone, so only their script can know. A `PageScript`, or an effect.
 */
export function showAccount(): void {
  if (!/(?:^|; )token=/.test(document.cookie)) return
  for (const way of document.querySelectorAll<HTMLElement>('[data-way]'))
    way.hidden = way.dataset.way !== 'account'
}
