import { brandPaths } from '#lib/paths.ts'
import { isEntitled, useUser } from '#lib/session.ts'

/**
 * Returns a function that gives the path of a button that starts something new. A brand without a plan is
 * sent to the plans page, which explains why.
 */
export function useStartPath(): (what: 'offer' | 'campaign', path: string) => string {
  const mayStart = isEntitled(useUser())
  return (what, path) => (mayStart ? path : `${brandPaths.plan}?for=${what}`)
}
