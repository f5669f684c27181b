import type { SearchChoice } from '@marquee/contract/calls/search'
import { foldText } from '@marquee/contract/rules/fold-text'
import type { Option } from '#ui/fields/SelectField.tsx'

/**
 * Returns the options of a filter: the choices with how many talents each leaves. Where more match than are counted, a number
 * would be wrong and a choice may be missing, so all known options follow without numbers, as until the choices are loaded. The
 * chosen one stays, also when no talent is left with it.
 */
export function choiceOptions(
  choices: readonly SearchChoice[] | undefined,
  known: readonly Option[],
  chosen: string,
): Option[] {
  const counted = (choices ?? []).map(({ value, label, count }) => ({
    value,
    label: count === null ? label : `${label} (${count})`,
  }))
  const isListed = (option: Option) => counted.some(({ value }) => value === option.value)
  const isSample = isSampleOf(choices)
  const others = isSample ? known.filter((option) => !isListed(option)) : []
  const options = [...counted, ...others]
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options
  const label = known.find(({ value }) => value === chosen)?.label ?? (isId(chosen) ? 'Your choice' : chosen)
  return [{ value: chosen, label: isSample ? label : `${label} (0)` }, ...options]
}

/** Returns niches as options. Where two talent types have one of the same name, it states its type: “Commercial (Model)”. */
export function nicheOptions(
  niches: readonly { id: string; name: string; typeId: string }[],
  types: readonly { id: string; name: string }[],
): Option[] {
  return niches.map(({ id, name, typeId }) => {
    const isShared = niches.some((other) => other.id !== id && other.name === name)
    const type = isShared && types.find((one) => one.id === typeId)
    return { value: id, label: type ? `${name} (${type.name})` : name }
  })
}

/** Returns choices with the labels of the known options. */
export function labelledAs(
  known: readonly Option[],
  choices: readonly SearchChoice[] | undefined,
): SearchChoice[] | undefined {
  const labels = new Map(known.map(({ value, label }) => [value, label]))
  return choices?.map((choice) => ({ ...choice, label: labels.get(choice.value) ?? choice.label }))
}

/** Returns whether choices may be missing: where more match than are counted, and until the choices are loaded. */
export function isSampleOf(choices: readonly SearchChoice[] | undefined): boolean {
  return choices === undefined || choices.some(({ count }) => count === null)
}

/**
 * Returns the options that begin with the typed letters, those of a search first, then further ones that were found by these letters.
 * Capitals and accents make no difference. Without letters these are the options of the search.
 */
export function optionsByText(
  options: readonly Option[],
  found: readonly string[],
  typed: string,
): readonly Option[] {
  if (typed === '') return options
  const letters = foldText(typed)
  const known = new Set(options.map(({ value }) => foldText(value)))
  const further = found.filter((name) => !known.has(foldText(name)))
  return [...options, ...further.map((name) => ({ value: name, label: name }))].filter(({ value }) =>
    foldText(value).startsWith(letters),
  )
}

/**
 * Returns fixed options with how many talents each leaves, without those that leave none, except the chosen one. Where more match than are
 * counted, as until they are, these are the options as they are.
 */
export function countedOptions(
  choices: readonly SearchChoice[] | undefined,
  options: readonly Option[],
  chosen: string,
): Option[] {
  if (choices === undefined || isSampleOf(choices)) return [...options]
  return options.flatMap(({ value, label }) => {
    const count = choices.find((choice) => choice.value === value)?.count ?? 0
    return count > 0 || value === chosen ? [{ value, label: `${label} (${count})` }] : []
  })
}

const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value)
