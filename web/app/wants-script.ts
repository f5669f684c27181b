/** Public pages are read, not run: a route with `handle = { script: false }` is sent without the framework's scripts. */
export function wantsScript(matches: readonly { handle: unknown }[]): boolean {
  return !matches.some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'script' in handle && handle.script === false,
  )
}
