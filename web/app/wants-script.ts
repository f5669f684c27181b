/**
 * Returns false for a route with `handle = { script: false }`: such public pages are sent without the
 * framework's scripts.
 */
export function wantsScript(matches: readonly { handle?: unknown }[]): boolean {
  return !matches.some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'script' in handle && handle.script === false,
  )
}
