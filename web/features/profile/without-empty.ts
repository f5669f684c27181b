import { isEmpty } from '@marquee/contract/rules/empty'

/** Returns the values without the named fields that are empty, so that a missing choice is not sent. */
export function withoutEmpty(
  values: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(names.includes(name) && isEmpty(value))),
  )
}
