import type { Page, Request } from 'playwright-core'
import { findLayoutErrors, isPhone } from './layout-checks.ts'
import { findBarriers } from './page-checks.ts'
import type { Person } from './person.ts'

/** How long nothing may be on its way before a page counts as loaded, in milliseconds. */
const quietMs = 150
const timeoutMs = 30_000

/** Opens pages as one person, checks each at every width, and keeps the links it saw. */
export class Crawler {
  /** Paths with their query of every link seen on this host. */
  readonly links = new Set<string>()
  readonly #person: Person
  readonly #widths: readonly number[]
  readonly #underWay = new Set<Request>()
  #quietSince = Date.now()

  constructor(person: Person, widths: readonly number[]) {
    this.#person = person
    this.#widths = widths
    const { page } = person
    page.on('request', (request) => {
      // The socket polls for as long as the page is open.
      if (!request.url().includes('/socket.io/')) this.#underWay.add(request)
    })
    const onEnd = (request: Request) => {
      if (this.#underWay.delete(request)) this.#quietSince = Date.now()
    }
    page.on('requestfinished', onEnd)
    page.on('requestfailed', onEnd)
  }

  /**
   * Returns a sentence for each mistake of the page at this address, at every width; contrasts at the last one, because the other
   * scenarios check those of a phone. What `except` selects is not checked for accessibility, where the whole page takes
   * minutes.
   */
  async check(address: string, except?: string): Promise<string[]> {
    const { page } = this.#person
    // A phone is touched, and controls are larger there.
    const session = await page.context().newCDPSession(page)
    const resize = async (width: number) => {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(width) })
      await page.setViewportSize({ width, height: 900 })
    }
    await resize(this.#widths[0] ?? 1440)
    this.#underWay.clear()
    await this.#person.opens(address)
    const errors: string[] = []
    const { host } = new URL(page.url())
    for (const width of this.#widths) {
      if (width !== this.#widths[0]) await resize(width)
      await this.#untilLoaded()
      const barriers = await findBarriers(page, { except, checksContrast: width === this.#widths.at(-1) })
      const found = [...barriers, ...(await findLayoutErrors(page))]
      errors.push(...found.map((error) => `at ${width} px: ${error}`))
    }
    const opened = new URL(address, page.url())
    if (new URL(page.url()).pathname !== opened.pathname)
      errors.push(`it leads to ${new URL(page.url()).pathname}`)
    await session.detach()
    for (const link of await linksOn(page)) {
      const url = new URL(link, page.url())
      if (url.host === host) this.links.add(url.pathname + url.search)
    }
    return errors.map((error) => `${address} ${error}`)
  }

  async #untilLoaded(): Promise<void> {
    const until = Date.now() + timeoutMs
    await this.#person.page.evaluate(() => document.fonts.ready.then(() => null))
    do {
      await this.#untilQuiet(until)
      // A slow page is quiet as well while it prepares what it asks for next.
      await this.#person.page.evaluate(
        () => new Promise((done) => requestIdleCallback(() => done(null), { timeout: 2_000 })),
      )
    } while (this.#underWay.size > 0)
    // What has arrived is drawn a moment later; until then the placeholders have empty boxes.
    await this.#person.page.waitForFunction(
      () => ![...document.querySelectorAll('[role=status]')].some((one) => one.textContent === 'Loading'),
      undefined,
      { timeout: timeoutMs },
    )
  }

  /** Waits until nothing has been on its way for a moment. */
  async #untilQuiet(until: number): Promise<void> {
    this.#quietSince = Date.now()
    while (this.#underWay.size > 0 || Date.now() - this.#quietSince < quietMs) {
      if (Date.now() > until) throw new Error(`${this.#person.page.url()} is still loading.`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.links].map((link) => link.getAttribute('href') ?? ''))
