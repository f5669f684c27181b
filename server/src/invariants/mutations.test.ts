import { existsSync, readFileSync } from 'node:fs'
import { allCalls } from '@marquee/contract/calls/index'
import { expect, test } from 'vitest'
import { mutations } from './mutations/mutations.ts'

/** A mutation must still match the code; otherwise removing it would test nothing. */
test.each(mutations)(
  'the guard of a mutation exists in the code: $title',
  ({ file, guard, without, calls, test: detecting }) => {
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(guard)
    expect(without).not.toBe(guard)
    expect(Object.keys(allCalls)).toEqual(expect.arrayContaining([...calls]))
    expect(calls.length > 0).toBe(detecting === undefined)
    if (detecting) expect(existsSync(new URL(`../../${detecting}`, import.meta.url))).toBe(true)
  },
)
