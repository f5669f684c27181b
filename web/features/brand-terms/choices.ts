import type { OwnBrandTerms } from '@marquee/contract/calls/brand-terms'
import { formatDate } from '@marquee/contract/rules/dates'
import type { BrandTerms } from '@marquee/contract/terms/brand-terms'

type Listed = Pick<OwnBrandTerms, 'id' | 'name' | 'sha256' | 'addedAt'>

/** Returns the options of the field: those of the list, and the chosen terms where the list has them no more. */
export function termsChoices(listed: readonly Listed[], chosen: BrandTerms | null) {
  const options = listed.map(({ id, name, addedAt }) => ({
    value: id,
    label: `${name}, added ${formatDate(addedAt)}`,
  }))
  return chosen && !listed.some(({ id }) => id === chosen.id)
    ? [{ value: chosen.id, label: `${chosen.name}, no longer on your list` }, ...options]
    : options
}

/** Returns the terms of a choice as an offer names them; null for none. */
export function chosenTerms(
  id: string,
  listed: readonly Listed[],
  present: BrandTerms | null,
): BrandTerms | null {
  if (id === present?.id) return present
  const found = listed.find((one) => one.id === id)
  return found ? { id: found.id, name: found.name, sha256: found.sha256 } : null
}
