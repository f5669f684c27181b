import type { Range } from '../../platform/files/storage.ts'

/**
 * Returns the single range of a `Range` header, within `bytes`; null for none or several, which get the whole
 * file.
 */
export function rangeOf(header: string | undefined, bytes: number): Range | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to || (first === '' && last === '0') ? 'unsatisfiable' : { from, to }
}
