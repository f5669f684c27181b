/**
 * Lets the browser lay out what the style sheet has put off until the page has loaded (`content-visibility`), so that a picture of the
 * whole page has all of it. A `PageScript`.
 */
export function layOutRest(): void {
  const layOut = () => document.documentElement.toggleAttribute('data-laid-out', true)
  addEventListener('load', () => setTimeout(layOut))
}
