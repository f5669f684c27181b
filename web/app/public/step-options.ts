import type { Option } from './ListFilters.tsx'

interface StepsFacts {
  steps: readonly number[]
  /** Something that is listed meets the step. */
  isMet: (step: number) => boolean
  /** The chosen number as the address writes it. */
  chosen: string | undefined
  /** Reads a number of the address; undefined for one that the list does not take. */
  read: (text: string) => number | undefined
  label: (step: number) => string
}

/** Returns the steps to choose from in their order: those that something meets, and any number that is already chosen. */
export function stepOptions({ steps, isMet, chosen = '', read, label }: StepsFacts): Option[] {
  const wanted = chosen === '' ? undefined : read(chosen)
  const met = steps.filter((step) => step !== wanted && isMet(step))
  const all = wanted === undefined ? met : [...met, wanted].toSorted((one, other) => one - other)
  return all.map((step) => ({ value: step === wanted ? chosen : String(step), label: label(step) }))
}
