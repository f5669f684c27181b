/**
 * Measures public pages, the search and the home of each role with Lighthouse, as a phone on a slow line, on the built product
 * with its demo: `npm run lighthouse`. Prints the scores, and how much later the largest part of a public page shows than an
 * empty static page; exits with 1 when a figure misses its target. `LIGHTHOUSE_RUNS` says how often each page is measured (3).
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import type { BrowserContext } from 'playwright-core'
import { freePort } from '../server/src/platform/testing/free-port.ts'
import { openProfile } from './harness/browser.ts'
import { removeEmptyFolder, startProduct } from './harness/product.ts'

/** The least score of each category, in percent. Signed-in pages are not meant for search engines. */
const publicTargets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const homeTargets = { performance: 90, accessibility: 100, 'best-practices': 100 }

/** How much later than an empty page a public page may show its largest part, in milliseconds. */
const MAX_LATER_MS = 100

/** An account of the demo, and the page where it signs in. */
interface Account {
  signIn: string
  name: RegExp
}

interface Measured {
  path: string
  targets: Record<string, number>
  account?: Account
}

const publicPages = ['/', '/how-it-works', '/talents', '/campaigns']
const brand = { signIn: '/signin/brand', name: /Glow Botanics/ }
const talent = { signIn: '/signin/talent', name: /Maya Okafor/ }
const agent = { signIn: '/signin/talentagent', name: /Ida Larkfield/ }
const signedInPages: Measured[] = [
  { path: '/dashboard/find-talent', account: brand, targets: homeTargets },
  { path: '/dashboard', account: brand, targets: homeTargets },
  { path: '/dashboard/talent', account: talent, targets: homeTargets },
  { path: '/dashboard/talent-agent', account: agent, targets: homeTargets },
]

/** How often each page is measured; the run with the median performance counts. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('LIGHTHOUSE_RUNS is a whole number from 1 on.')

const product = await startProduct(() => ({ DEMO: 'on' }))
try {
  const emptyMs = await measureEmptyPage()
  console.log(`empty static page: largest part after ${emptyMs} ms`)
  for (const path of [...publicPages, await pathOfTalent()])
    await measure({ path, targets: publicTargets }, emptyMs)
  for (const page of signedInPages) await measure(page)
} finally {
  await product.stop()
  await removeEmptyFolder()
}

/** Opens a browser with a profile folder, passes it and its debugging port to `use`, and closes it. */
async function inBrowser<Result>(
  folder: string,
  use: (browser: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const browser = await openProfile(folder, port)
  return use(browser, port).finally(() => browser.close())
}

/** Signs in as an account of the demo, as a person does before the first signed-in page. */
async function signIn(browser: BrowserContext, { signIn: path, name }: Account): Promise<void> {
  const tab = await browser.newPage()
  await tab.goto(product.address + path)
  await tab.getByRole('button', { name }).click()
  await tab.waitForURL(({ pathname }) => pathname.startsWith('/dashboard'))
}

/** Returns the address of a public page of a talent of the demo. */
async function pathOfTalent(): Promise<string> {
  const reply = await fetch(`${product.address}/api/market/talents?limit=1`)
  const slug = /"slug":"([^"]+)"/.exec(await reply.text())?.[1]
  if (!slug) throw new Error('No talent of the demo has an open page.')
  return `/t/${slug}`
}

/** Returns when the largest part of an empty static page shows, in milliseconds. */
async function measureEmptyPage(): Promise<number> {
  const page = '<!doctype html><html lang="en"><title>Empty</title><body><p>Empty</p></body></html>'
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The empty page has no address.')
  const { audits } = await runLighthouse(`http://127.0.0.1:${address.port}/`, ['performance'])
  server.close()
  return largestPartMs(audits)
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * Measures an address several times and returns the report with the median performance. Each time has a profile of its own, which for a
 * signed-in page holds what the sign-in loaded, and a browser that has shown nothing yet: one that has shown a page reports the
 * scripts of that page to the profiler first, which takes 0.2 to 0.3 s and counts four times as much.
 */
async function runLighthouse(address: string, categories: string[], account?: Account): Promise<Report> {
  const reports: Report[] = []
  while (reports.length < RUNS) {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'))
    try {
      if (account) await inBrowser(folder, (browser) => signIn(browser, account))
      const result = await inBrowser(folder, (_browser, port) =>
        lighthouse(address, {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: categories,
          disableStorageReset: account !== undefined,
        }),
      )
      if (!result) throw new Error(`Lighthouse has no result for ${address}.`)
      reports.push(result.lhr)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const sorted = reports.toSorted((one, other) => scoreOf(one) - scoreOf(other))
  return sorted[Math.floor((RUNS - 1) / 2)] ?? Promise.reject(new Error(`${address} was not measured.`))
}

function scoreOf({ categories }: Report): number {
  return categories.performance?.score ?? 0
}

function largestPartMs(audits: Report['audits']): number {
  return Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
}

/** Measures a page; public ones also against an empty page, whose largest part showed after `emptyMs`. */
async function measure({ path, targets, account }: Measured, emptyMs?: number): Promise<void> {
  const { categories, audits, finalDisplayedUrl } = await runLighthouse(
    product.address + path,
    Object.keys(targets),
    account,
  )
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} leads to ${finalDisplayedUrl}.`)
  if (emptyMs !== undefined) {
    const later = largestPartMs(audits) - emptyMs
    // A figure that is not there (NaN) is late as well.
    const isLate = !(later <= MAX_LATER_MS)
    console.log(
      `${path}: largest part ${later} ms after that of an empty page${isLate ? `, missed (${MAX_LATER_MS})` : ''}`,
    )
    if (isLate) process.exitCode = 1
  }
  for (const [name, target] of Object.entries(targets)) {
    const category = categories[name]
    const score = Math.round((category?.score ?? 0) * 100)
    console.log(`${path}: ${name} ${score}${score < target ? `, missed (${target})` : ''}`)
    if (score >= target) continue
    process.exitCode = 1
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = audits[id]
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
        console.log(`  ${audit?.title}: ${audit?.displayValue ?? audit?.score}`)
    }
  }
}
