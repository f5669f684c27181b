import type { Metadata } from '../store/kinds.ts'

/**
 * Returns metadata after an update: given keys replace, an empty value removes its key, an empty string
 * removes all.
 */
export function mergeMetadata(
  before: Metadata | null | undefined,
  change: Metadata | '' | undefined,
): Metadata {
  if (change === '') return {}
  const merged = { ...before, ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
