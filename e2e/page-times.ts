/**
 * Measures when signed-in pages show their content and answer, and public pages beside an empty page, as a phone with a CPU four times slower
 * and an empty cache, on the built product with its demo: `npm run bench:pages`; `npm run bench:pages -- public` leaves out the signed-in ones. `BESIDE` is the address of another running product with the demo,
 * such as an earlier version, which is measured in turn with this one; `ADDRESS` is that of this one where it runs already.
 * Prints medians and quartiles; `ROUNDS` is 9 unless set.
 */

import { createServer } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { report } from '../bench/report.ts'
import { openBrowser } from './harness/browser.ts'
import { removeEmptyFolder, startProduct } from './harness/product.ts'

const rounds = Number(process.env.ROUNDS ?? 9)
const SLOWDOWN = 4
const phone = { width: 412, height: 823 }
/** A slow mobile network, as Lighthouse emulates it: the time to and back in milliseconds, and bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** A page answers when its content is shown and no task longer than 50 ms has begun for this long, in milliseconds. */
const QUIET_MS = 1_000

interface MeasuredPage {
  path: string
  /** What the visitor came for. */
  content: string
  signIn: string
  account: RegExp
}

const brand = { signIn: '/signin/brand', account: /Glow Botanics/ }
const pages: MeasuredPage[] = [
  { path: '/dashboard/find-talent', content: 'ul[aria-label="Talents found"] a', ...brand },
  { path: '/dashboard', content: 'main h2', ...brand },
  { path: '/dashboard/talent', content: 'main h2', signIn: '/signin/talent', account: /Maya Okafor/ },
  {
    path: '/dashboard/talent-agent',
    content: 'main h2',
    signIn: '/signin/talentagent',
    account: /Ida Larkfield/,
  },
]

const publicPages = [
  { name: 'public home', path: '/' },
  { name: 'content page', path: '/how-it-works' },
]

/** Times after the start of the navigation, in milliseconds. */
interface Times {
  content: number
  answers: number
  /** The sum of what each task is longer than 50 ms. */
  blocked: number
  scripts: number
  /** As received, with headers. */
  kilobytes: number
}

const running = process.env.ADDRESS
const product = running ? null : await startProduct(() => ({ DEMO: 'on' }))
const own = running ?? product?.address ?? ''
const browser = await openBrowser()
try {
  const beside = process.env.BESIDE
  const addresses = beside ? [beside, own] : [own]
  if (process.argv[2] !== 'public') for (const page of pages) await compare(page, addresses)
  await comparePublicPages()
} finally {
  await browser.close()
  await product?.stop()
  await removeEmptyFolder()
}

/** Measures a page of each product in turn, the other one first in every second round, and prints the figures. */
async function compare(page: MeasuredPage, addresses: string[]): Promise<void> {
  const sides: { address: string; context: BrowserContext; measured: Times[] }[] = []
  for (const address of addresses)
    sides.push({ address, context: await signIn(browser, address, page), measured: [] })
  // The first round warms up the servers and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const times = await measure(side.context, side.address, page)
      if (round > 0) side.measured.push(times)
    }
  for (const { address, context, measured } of sides) {
    const name = address === own ? 'this version' : 'beside'
    console.log(`${page.path}, ${name}: ${describe(measured)}`)
    if (address === own && page.path === '/dashboard') reportHome(measured)
    if (address === own && page.path === '/dashboard/find-talent') reportSearch(measured)
    await context.close()
  }
}

function reportSearch(measured: Times[]): void {
  const answers = median(measured.map((times) => times.answers))
  report({ what: 'search for talents answers', value: answers, unit: 'ms', atMost: 1_500 })
}

function reportHome(measured: Times[]): void {
  const middle = (name: keyof Times) => median(measured.map((times) => times[name]))
  report({ what: 'brand home, content shown', value: middle('content'), unit: 'ms', atMost: 1_200 })
  report({ what: 'brand home, scripts as received', value: middle('kilobytes'), unit: 'kB', atMost: 150 })
  report({ what: 'brand home, number of scripts', value: middle('scripts'), unit: 'files', atMost: 12 })
}

/** Compares the largest paint of public pages with that of an empty page from a bare server, in turn, on a slow network. */
async function comparePublicPages(): Promise<void> {
  const bare = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Empty</title><h1>Empty</h1>'),
  )
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const at = bare.address()
  const empty = `http://127.0.0.1:${at && typeof at === 'object' ? at.port : 0}`
  for (const { name, path } of publicPages) {
    const pairs: [number, number][] = []
    await largestPaint(own + path)
    for (let round = 0; round < rounds; round++)
      pairs.push([await largestPaint(own + path), await largestPaint(empty)])
    const [ours, theirs] = [median(pairs.map(([one]) => one)), median(pairs.map(([, two]) => two))]
    report({
      what: `${name}, largest paint later than that of an empty page`,
      value: median(pairs.map(([one, two]) => one - two)),
      unit: 'ms',
      atMost: 100,
      detail: `${Math.round(ours)} ms beside ${Math.round(theirs)} ms`,
    })
  }
  bare.close()
}

/** Returns when the largest element of a page was painted, in milliseconds after the start of the navigation. */
async function largestPaint(address: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone })
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await tab.goto(address, { waitUntil: 'networkidle' })
  const paint = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return paint
}

function median(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function signIn(browser: Browser, address: string, page: MeasuredPage): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone })
  const tab = await context.newPage()
  await tab.goto(address + page.signIn)
  await tab.getByRole('button', { name: page.account }).click()
  await tab.waitForURL(({ pathname }) => pathname.startsWith('/dashboard'))
  await tab.locator('main h1').waitFor()
  await tab.close()
  return context
}

/** Opens the page in a new tab without cached files, and waits until it answers. */
async function measure(
  context: BrowserContext,
  address: string,
  { path, content }: MeasuredPage,
): Promise<Times> {
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.clearBrowserCache')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await tab.addInitScript(watch, content)
  await tab.goto(address + path, { waitUntil: 'commit' })
  await tab.waitForFunction(isQuiet, QUIET_MS, { timeout: 60_000, polling: 100 })
  const times = await read(tab)
  await tab.close()
  return times
}

interface Watched {
  /** 0 until it is shown. */
  content: number
  tasks: { start: number; end: number }[]
}

declare global {
  interface Window {
    watched?: Watched
  }
}

/** Runs in the page before its own scripts: notes when the content appears, and every task longer than 50 ms. */
function watch(content: string): void {
  const watched: Watched = { content: 0, tasks: [] }
  window.watched = watched
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ start: startTime, end: startTime + duration })
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(content)) return
    watched.content = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
function isQuiet(quietMs: number): boolean {
  const { watched } = window
  if (!watched?.content) return false
  const lastEnd = Math.max(watched.content, ...watched.tasks.map(({ end }) => end))
  return performance.now() > lastEnd + quietMs
}

async function read(tab: Page): Promise<Times> {
  return tab.evaluate((quietMs) => {
    const { content = 0, tasks = [] } = window.watched ?? {}
    let answers = content
    for (const { start, end } of tasks) if (start < answers + quietMs) answers = Math.max(answers, end)
    // The payment provider’s script is not ours.
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js') && name.startsWith(location.origin))
    return {
      content,
      answers,
      blocked: tasks.reduce((sum, { start, end }) => sum + end - start - 50, 0),
      scripts: scripts.length,
      kilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    }
  }, QUIET_MS)
}

function describe(measured: Times[]): string {
  const of = (name: keyof Times) => measured.map((times) => times[name]).sort((a, b) => a - b)
  const at = (sorted: number[], part: number) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
  const ms = (name: keyof Times) => `${at(of(name), 0.5)} ms (${at(of(name), 0.25)} to ${at(of(name), 0.75)})`
  return `content ${ms('content')}, answers ${ms('answers')}, blocked ${ms('blocked')}, ${at(of('scripts'), 0.5)} scripts of ${at(of('kilobytes'), 0.5)} kB`
}
