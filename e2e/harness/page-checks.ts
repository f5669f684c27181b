import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { findOverflow } from './layout-checks.ts'
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
    const found = [...(await findBarriers(person.page)), ...(await person.page.evaluate(findOverflow))]
    errors.push(...found.map((error) => `${title} at ${width}: ${error}`))
  }
  if (before) await person.page.setViewportSize(before)
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/**
 * Returns a sentence for each accessibility violation of the current page, or of the parts that the selector `part` names,
 * with up to three places.
 */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(removeClosedFrames)
  // A page without foreign frames is checked directly; otherwise axe opens a page of its own to collect the
  // results of each frame, which is slow.
  const isAlone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .setLegacyMode(isAlone)
    .analyze()
  await page.evaluate(restoreClosedFrames)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** Replaces frames that allow no scripts, such as that of an email: axe would wait for them without end. */
function removeClosedFrames(): void {
  for (const frame of document.querySelectorAll('iframe[sandbox]:not([sandbox~=allow-scripts])')) {
    const place = document.createElement('template')
    place.dataset.closedFrame = 'yes'
    frame.replaceWith(place)
    place.content.append(frame)
  }
}

function restoreClosedFrames(): void {
  for (const place of document.querySelectorAll<HTMLTemplateElement>('template[data-closed-frame]'))
    place.replaceWith(place.content)
}
