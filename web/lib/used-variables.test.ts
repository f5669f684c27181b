import { expect, test } from 'vitest'
import { withoutUnusedVariables } from './used-variables.ts'

test('a variable stays when a rule reads it, also through another variable', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}.x{margin:0;padding:calc(var(--b) * 2)}'
  expect(withoutUnusedVariables(css, '')).toBe(
    ':root{--a:1px;--b:var(--a)}.x{margin:0;padding:calc(var(--b) * 2)}',
  )
})

test('a variable stays when the style of an element reads it', () => {
  expect(withoutUnusedVariables(':root{--a:1px;--b:2px}', '<p style="margin:var(--a)">')).toBe(
    ':root{--a:1px}',
  )
})

test('a variable that another names as the value to fall back to stays', () => {
  expect(withoutUnusedVariables(':root{--a:1px;--b:2px}.x{margin:var(--z, var(--b))}', '')).toBe(
    ':root{--b:2px}.x{margin:var(--z, var(--b))}',
  )
})

test('every value of a variable stays, whatever its condition, and so does what each reads', () => {
  const css = ':root{--a:1px;--b:2px}@media print{:root{--a:var(--b);--c:3px}}.x{margin:var(--a)}'
  expect(withoutUnusedVariables(css, '')).toBe(
    ':root{--a:1px;--b:2px}@media print{:root{--a:var(--b)}}.x{margin:var(--a)}',
  )
})

test('selectors with two hyphens, statements and addresses of data stay as they are', () => {
  const css = '@layer a;.x--y:hover{background:url(data:image/png;base64,AA==);color:red}'
  expect(withoutUnusedVariables(css, '')).toBe(css)
  expect(withoutUnusedVariables('.x{--a:url(data:image/png;base64,AA==);color:red}', '')).toBe(
    '.x{color:red}',
  )
})
