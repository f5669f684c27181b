import type { Range } from '../../platform/files/storage.ts'

/** The one range a `Range` header asks for, within `bytes`; null when it asks for none or for several, which is answered with everything. */
export function rangeOf(header: string | undefined, bytes: number): Range | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to || (first === '' && last === '0') ? 'unsatisfiable' : { from, to }
}
