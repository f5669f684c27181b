import { fail } from '@marquee/contract/errors'

const deepest = 32
/** The largest calls have some hundred values; checking a hundred thousand would keep others waiting. */
const MAX_VALUES = 5_000
const unwelcome = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Checks a value for what no field may contain and fails at its path: NUL (PostgreSQL cannot store it), lone
 * surrogates (JSON cannot carry them), keys that reach an object's prototype, nesting beyond 32 levels, and more than 5,000
 * values.
 */
export function checkStrings(value: unknown): void {
  check(value, [], { values: 0 })
}

function check(value: unknown, path: readonly string[], counted: { values: number }): void {
  counted.values += 1
  if (counted.values > MAX_VALUES) failAt(path.slice(0, 1), 'This has too many values.')
  if (typeof value === 'string') checkString(value, path)
  if (typeof value !== 'object' || value === null) return
  if (path.length > deepest) failAt(path.slice(0, 3), 'This is nested too deeply.')
  for (const [key, inner] of Object.entries(value)) {
    if (unwelcome.has(key)) failAt([...path, key], 'This field is unknown.')
    if (!Array.isArray(value)) checkString(key, path)
    check(inner, [...path, key], counted)
  }
}

function checkString(text: string, path: readonly string[]): void {
  if (text.includes('\0') || !text.isWellFormed())
    failAt(path, 'This contains a character that isn’t allowed.')
}

function failAt(path: readonly string[], sentence: string): never {
  return fail('invalid_input', { fields: { [path.join('.') || 'body']: sentence } })
}
