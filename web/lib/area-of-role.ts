import type { Role } from '@marquee/contract/call'

const areas = {
  brand: '/dashboard',
  talent: '/dashboard/talent',
  talentagent: '/dashboard/talent-agent',
} as const

/** Returns the home path of a role. Operators have no dashboard under `/dashboard`. */
export function areaOf(role: Role): string {
  return role === 'adminProMax' ? '/' : areas[role]
}

/**
 * Returns the role whose area contains a path; null outside `/dashboard`. Compares whole segments as the router
 * does: `/dashboard/talents` is a brand's path, `/DASHBOARD/t%61lent` a talent's.
 */
export function roleOfPath(path: string): Exclude<Role, 'adminProMax'> | null {
  const [, first, second] = readable(path).split('/')
  if (first !== 'dashboard') return null
  if (second === 'talent-agent') return 'talentagent'
  return second === 'talent' ? 'talent' : 'brand'
}

/**
 * Returns where to redirect a role (specification section 2): everyone stays in their own area; null when
 * already there.
 */
export function redirectFor(role: Role, path: string): string | null {
  const owner = roleOfPath(path)
  return owner === null || owner === role ? null : areaOf(role)
}

/** Returns a path as the router matches it: without percent codes, in lower case. */
function readable(path: string): string {
  try {
    return decodeURI(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
