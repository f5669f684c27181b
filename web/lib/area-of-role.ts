import type { Role } from '@marquee/contract/call'

const areas = {
  brand: '/dashboard',
  talent: '/dashboard/talent',
  talentagent: '/dashboard/talent-agent',
} as const

/** Where a role is at home. Operators have no dashboard of their own under this path. */
export function areaOf(role: Role): string {
  return role === 'adminProMax' ? '/' : areas[role]
}

/** Which role's area an address lies in; null outside `/dashboard`. Whole segments count: `/dashboard/talents` is a brand's. */
export function roleOfPath(path: string): Exclude<Role, 'adminProMax'> | null {
  const [, first, second] = path.split('/')
  if (first !== 'dashboard') return null
  if (second === 'talent-agent') return 'talentagent'
  return second === 'talent' ? 'talent' : 'brand'
}

/** The redirect rules of specification section 2: everyone stays in the own area; null when already there. */
export function redirectFor(role: Role, path: string): string | null {
  const owner = roleOfPath(path)
  return owner === null || owner === role ? null : areaOf(role)
}
