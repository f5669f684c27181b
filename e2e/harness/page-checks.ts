import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { findOverflow } from './layout-checks.ts'
import type { Person } from './person.ts'

/** Widths of a phone, a tablet and a laptop, in pixels. A build machine checks the outer two, as the crawl does. */
export const widths = process.env.CI ? [390, 1440] : [390, 768, 1440]
const allRules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}
/** Contrasts are two thirds of the time of a check. */
const withoutContrast: axe.RunOptions = { ...allRules, rules: { 'color-contrast': { enabled: false } } }
const pictures = 'e2e/out'
/**
 * The widths at which accessibility is checked. A build machine does it on the phone alone, because the check is slow; the
 * crawl does it for every page at both.
 */
const checksBarriersAt: readonly number[] = process.env.CI ? [390] : widths
/** On a build machine nobody looks at the pictures of pages that pass. */
const keepsPictures = !process.env.CI

/**
 * Checks the page: no accessibility violation, and at each width no horizontal overflow. Saves a screenshot of
 * each, except where CI is set.
 */
export async function checkPage(person: Person, title: string): Promise<void> {
  const before = person.page.viewportSize()
  const errors: string[] = []
  await mkdir(pictures, { recursive: true })
  for (const width of widths) {
    await person.page.setViewportSize({ width, height: 900 })
    await person.page.waitForTimeout(150)
    if (keepsPictures)
      await person.page.screenshot({
        path: join(pictures, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}.png`),
        fullPage: true,
      })
    const barriers = checksBarriersAt.includes(width) ? await findBarriers(person.page) : []
    const found = [...barriers, ...(await person.page.evaluate(findOverflow))]
    errors.push(...found.map((error) => `${title} at ${width}: ${error}`))
  }
  if (before) await person.page.setViewportSize(before)
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Frames that allow no scripts, such as that of an email: axe would wait for them without end. */
const closedFrames = 'iframe[sandbox]:not([sandbox~=allow-scripts])'

/** A page with violations is checked again after this long: a list that still measures its rows hides their text. */
const SETTLE_MS = 1_000

interface BarrierOptions {
  /** What this selector names is not checked. */
  except?: string | undefined
  /** False where the contrasts of the same page are checked at another width. */
  checksContrast?: boolean
}

/** Returns a sentence for each accessibility violation of the current page, with up to three places. */
export async function findBarriers(page: Page, options: BarrierOptions = {}): Promise<string[]> {
  const first = await barriersNow(page, options)
  if (first.length === 0) return first
  await page.waitForTimeout(SETTLE_MS)
  return barriersNow(page, options)
}

async function barriersNow(page: Page, { except, checksContrast = true }: BarrierOptions): Promise<string[]> {
  const options = checksContrast ? allRules : withoutContrast
  await page.evaluate(takeOut, except ? `${closedFrames}, ${except}` : closedFrames)
  const violations =
    page.frames().length === 1 ? await analyzePage(page, options) : await analyzeFrames(page, options)
  await page.evaluate(putBack)
  return violations.map(({ id, places }) => `${id}: ${places.slice(0, 3).join(' | ')}`)
}

/** A violated rule, with the beginning of each element that violates it. */
interface Violation {
  id: string
  places: string[]
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Checks a page without frames. Its script is sent once for each document, because it is large. */
async function analyzePage(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options)
    if (!results) throw new Error('axe is missing.')
    return results.violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map(({ html }) => html.slice(0, 160)),
    }))
  }, options)
}

/** Checks a page with frames, in a page of its own that collects the results of each frame. This is slow. */
async function analyzeFrames(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page }).options(options).analyze()
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html.slice(0, 160)) }))
}

/** Replaces what the selector names until `putBack`. */
function takeOut(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const place = document.createElement('template')
    place.dataset.takenOut = 'yes'
    element.replaceWith(place)
    place.content.append(element)
  }
}

function putBack(): void {
  for (const place of document.querySelectorAll<HTMLTemplateElement>('template[data-taken-out]'))
    place.replaceWith(place.content)
}
