import { expect, test } from 'vitest'
import { nameOfFile } from './name-of-file.ts'

test.each([
  ['Creator_terms_2026.PDF', 'Creator terms 2026'],
  ['terms.v2.pdf', 'terms.v2'],
  ['.pdf', ''],
  [`${'n'.repeat(100)}.pdf`, 'n'.repeat(80)],
])('the file %s suggests the name “%s”', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})
