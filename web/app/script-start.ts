/** When a page loads the framework’s scripts: with the page, at its first use, or never. */
export type ScriptStart = 'at once' | 'at first use' | 'never'

/**
 * Returns when a page loads its scripts, from `handle.script` of its routes: false for pages that only show text, `'at first use'`
 * for pages that can be read and used without, and that answer sooner with it.
 */
export function scriptStartOf(matches: readonly { handle?: unknown }[]): ScriptStart {
  const wishes = matches.map(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'script' in handle ? handle.script : undefined,
  )
  if (wishes.includes(false)) return 'never'
  return wishes.includes('at first use') ? 'at first use' : 'at once'
}
