import { isEmpty } from '@marquee/contract/rules/empty'

/** The values without those of the named fields that were left empty: a choice not made is not sent. */
export function withoutEmpty(
  values: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(names.includes(name) && isEmpty(value))),
  )
}
