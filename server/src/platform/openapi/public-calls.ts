import type { Calls } from '@marquee/contract/call'
import { callGroups } from '@marquee/contract/calls/index'

/** The paths of operators, which the public description leaves out. */
const ofOperators = '/superAdmin/'

/** Returns the calls that the public description shows, by group; groups of operators alone are left out. */
export function publicCallGroups(): [string, Calls][] {
  return Object.entries<Calls>(callGroups)
    .map(([group, calls]): [string, Calls] => [
      group,
      Object.fromEntries(Object.entries(calls).filter(([, { path }]) => !path.startsWith(ofOperators))),
    ])
    .filter(([, calls]) => Object.keys(calls).length > 0)
}
