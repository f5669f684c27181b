/**
 * Marks the page where this browser is signed in: what is only for visitors (`data-visitors`) goes, and the way to the account
 * (`data-account-holders`) is shown. Links to a sign-up that names a page to open afterwards open that page. The pages are the same for
 * everyone, so only their script can know. A `PageScript`, or an effect.
 */
export function showAccount(): void {
  const isSignedIn = /(?:^|; )token=/.test(document.cookie)
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  if (!isSignedIn) return
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
