import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Person } from './person.ts'

/** Widths of a phone, a tablet and a laptop, in pixels. */
export const widths = [390, 768, 1440] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const pictures = 'e2e/out'

/**
 * Checks the page at three widths: no accessibility violation, no horizontal overflow. Saves a screenshot of
 * each.
 */
export async function checkPage(person: Person, title: string): Promise<void> {
  const before = person.page.viewportSize()
  const errors: string[] = []
  await mkdir(pictures, { recursive: true })
  for (const width of widths) {
    await person.page.setViewportSize({ width, height: 900 })
    await person.page.waitForTimeout(150)
    await person.page.screenshot({
      path: join(pictures, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}.png`),
      fullPage: true,
    })
    errors.push(...(await barriers(person)).map((error) => `${title} at ${width}: ${error}`))
  }
  if (before) await person.page.setViewportSize(before)
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

async function barriers({ page }: Person): Promise<string[]> {
  // A page without foreign frames is checked directly; otherwise axe opens a page of its own to collect the
  // results of each frame, which is slow.
  const isAlone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .setLegacyMode(isAlone)
    .analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 1 ? [...found, `the page is ${overflow} px wider than the screen`] : found
}
