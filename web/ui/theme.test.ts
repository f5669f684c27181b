import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { themeCss } from '../theme-css.ts'

it('the printed theme matches the theme (otherwise run `node web/print-theme.ts`)', () => {
  expect(readFileSync(join(import.meta.dirname, 'mantine-theme.css'), 'utf8')).toBe(themeCss())
})
