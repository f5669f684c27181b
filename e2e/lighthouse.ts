/**
 * Measures the public home page and the home of each role with Lighthouse, as a phone on a slow line, on the built
 * product with its demo: `npm run lighthouse`. Prints the scores; exits with 1 when one is below its target.
 */
import { mkdtemp, rm } from 'node:fs/promises'
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

const pages = [
  { path: '/', targets: publicTargets },
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
    for (const page of pages) {
      if (page.signIn) await signIn(profile, page.signIn, page.account, page.path)
      await measure(page.path, page.targets)
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
async function signIn(profile: BrowserContext, path: string, account: RegExp, home: string): Promise<void> {
  await profile.clearCookies()
  const tab = await profile.newPage()
  await tab.goto(product.address + path)
  await tab.getByRole('button', { name: account }).click()
  await tab.waitForURL(({ pathname }) => pathname === home)
  await tab.close()
}

async function measure(path: string, targets: Record<string, number>): Promise<void> {
  const result = await lighthouse(product.address + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(targets),
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse has no result for ${path}.`)
  const { categories, audits, finalDisplayedUrl } = result.lhr
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} leads to ${finalDisplayedUrl}.`)
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
