import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { plainTokens } from './plain-page.ts'

/** Returns the custom properties of style sheets with all their values, in order. */
function tokensOf(css: string): Map<string, string[]> {
  const tokens = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;}]+)/g))
    tokens.set(name, [...(tokens.get(name) ?? []), value.trim()])
  return tokens
}

test('pages without the build have the colours and sizes of the web app', async () => {
  const css = await readFile(new URL('../../../../web/ui/tokens.css', import.meta.url), 'utf8')
  const shared = tokensOf(css)
  const used = tokensOf(plainTokens)
  expect(used.size).toBeGreaterThan(10)
  for (const [name, values] of used) expect(values, name).toEqual(shared.get(name))
})
