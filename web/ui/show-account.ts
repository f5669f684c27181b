/**
 * Shows the way to the account in the header of public pages, instead of the ways to sign in and to join, where this browser is signed
 * in; links to a sign-up that names a page to open afterwards open that page. The pages are the same for everyone, so only their script
 * can know. A `PageScript`, or an effect.
 */
export function showAccount(): void {
  if (!/(?:^|; )token=/.test(document.cookie)) return
  for (const way of document.querySelectorAll<HTMLElement>('[data-way]'))
    way.hidden = way.dataset.way !== 'account'
  const openNext = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/signup/"]')) {
      const next = new URL(link.href).searchParams.get('next')
      if (next && /^\/dashboard(?:[/?]|$)/.test(next)) link.href = next
    }
  }
  openNext()
  // The script stands above the links of the page.
  document.addEventListener('DOMContentLoaded', openNext)
}
