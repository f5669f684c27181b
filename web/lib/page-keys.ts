const NAME = 'marquee.pageKeys'

/** Returns whether single keys act on the whole page in this browser: J, K and `/`. They do until a person turns them off (WCAG 2.1.4). */
export const usesPageKeys = (): boolean => localStorage.getItem(NAME) !== 'off'

/** Saves in this browser whether single keys act on the whole page. */
export function savePageKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(NAME)
  else localStorage.setItem(NAME, 'off')
}
