import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from './mutations/mutations.ts'

/** A guard that is written otherwise by now would be taken out by breaking the code, which proves nothing. */
test.each(mutations)(
  'the guard stands where the proof of guards takes it away: $title',
  ({ file, guard, without }) => {
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(guard)
    expect(without).not.toBe(guard)
  },
)
