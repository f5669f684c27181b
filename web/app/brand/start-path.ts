import { brandPaths } from '#lib/paths.ts'
import { isEntitled, useUser } from '#lib/session.ts'

/** Where a button that starts something new leads: there, or for a brand without a plan to the plans, which say why. */
export function useStartPath(): (what: 'offer' | 'campaign', path: string) => string {
  const mayStart = isEntitled(useUser())
  return (what, path) => (mayStart ? path : `${brandPaths.plan}?for=${what}`)
}
