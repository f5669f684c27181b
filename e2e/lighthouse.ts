/**
 * Measures public pages, the search and the home of each role with Lighthouse, as a phone on a slow line, on the built product
 * with its demo: `npm run lighthouse`. Prints the scores, and how much later the largest part of a public page shows than an
 * empty static page; exits with 1 when a figure misses its target.
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

interface Measured {
  path: string
  targets: Record<string, number>
  signIn?: string
  account?: RegExp
}

const publicPages = ['/', '/how-it-works', '/talents', '/campaigns']
const signedInPages: Measured[] = [
  { path: '/dashboard/find-talent', signIn: '/signin/brand', account: /Glow Botanics/, targets: homeTargets },
  { path: '/dashboard', signIn: '/signin/brand', account: /Glow Botanics/, targets: homeTargets },
  { path: '/dashboard/talent', signIn: '/signin/talent', account: /Maya Okafor/, targets: homeTargets },
  {
    path: '/dashboard/talent-agent',
    signIn: '/signin/talentagent',
    account: /Ida Larkfield/,
    targets: homeTargets,
  },
]

const folder = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'))
const port = await freePort()
const product = await startProduct(() => ({ DEMO: 'on' }))
try {
  const profile = await openProfile(folder, port)
  try {
    const emptyMs = await measureEmptyPage()
    console.log(`empty static page: largest part after ${emptyMs} ms`)
    for (const path of [...publicPages, await pathOfTalent()])
      await measure({ path, targets: publicTargets }, emptyMs)
    for (const page of signedInPages) {
      if (page.signIn && page.account) await signIn(profile, page.signIn, page.account)
      await measure(page)
    }
  } finally {
    await profile.close()
  }
} finally {
  await product.stop()
  await removeEmptyFolder()
  await rm(folder, { recursive: true, force: true })
}

/** Replaces the sign-in of the profile. */
async function signIn(profile: BrowserContext, path: string, account: RegExp): Promise<void> {
  await profile.clearCookies()
  const tab = await profile.newPage()
  await tab.goto(product.address + path)
  await tab.getByRole('button', { name: account }).click()
  await tab.waitForURL(({ pathname }) => pathname.startsWith('/dashboard'))
  await tab.close()
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

/** Measures an address as one that was never visited, or with `keepsSignIn` with what the browser holds of it. */
async function runLighthouse(address: string, categories: string[], keepsSignIn = false): Promise<Report> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    disableStorageReset: keepsSignIn,
  })
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`)
  return result.lhr
}

function largestPartMs(audits: Report['audits']): number {
  return Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
}

/** Measures a page; public ones also against an empty page, whose largest part showed after `emptyMs`. */
async function measure({ path, targets, signIn }: Measured, emptyMs?: number): Promise<void> {
  const { categories, audits, finalDisplayedUrl } = await runLighthouse(
    product.address + path,
    Object.keys(targets),
    signIn !== undefined,
  )
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} leads to ${finalDisplayedUrl}.`)
  if (emptyMs !== undefined) {
    const later = largestPartMs(audits) - emptyMs
    // Also without a figure.
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
