import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

/** How long a screen may take to show what is expected of it, in milliseconds. */
const patience = 60_000

const pressable = ['button', 'link', 'tab', 'menuitem', 'radio', 'checkbox', 'option'] as const

/** Somebody at a browser of their own. Every console error and every unhandled rejection is remembered and fails the story. */
export class Person {
  readonly name: string
  readonly page: Page
  readonly faults: string[] = []
  readonly #context: BrowserContext
  #expected: RegExp[] = []

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name
    this.#context = context
    this.page = page
    page.setDefaultTimeout(patience)
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && this.#note(`console: ${message.text()} (${message.location().url})`),
    )
    page.on('pageerror', (error) => this.#note(`uncaught: ${error.message}`))
    page.on('dialog', (dialog) => void dialog.accept())
  }

  static async arrive(browser: Browser, name: string, address: string, width = 1440): Promise<Person> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    })
    return new Person(name, context, await context.newPage())
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'load' })
  }

  /** Presses what has that name: a button before a link, a tab, an entry of a menu. */
  async clicks(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    const found = pressable.map((kind) =>
      within.getByRole(kind, { name, exact: typeof name === 'string' }).filter({ visible: true }),
    )
    await found
      .reduce((all, one) => all.or(one))
      .first()
      .waitFor()
    for (const one of found) if ((await one.count()) > 0) return one.first().click()
  }

  /** Writes into the field of that label. */
  async fills(label: string | RegExp, text: string, within: Page | Locator = this.page): Promise<void> {
    await this.#field(label, within).fill(text)
  }

  async checks(label: string | RegExp): Promise<void> {
    await this.#field(label).check()
  }

  /** Chooses from a select, whether the browser's own or ours. */
  async selects(
    label: string | RegExp,
    option: string | RegExp,
    within: Page | Locator = this.page,
  ): Promise<void> {
    const field = this.#field(label, within)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      const labels = await field.locator('option').allTextContents()
      const wanted = labels.find((one) => (typeof option === 'string' ? one === option : option.test(one)))
      await field.selectOption({ label: wanted ?? String(option) })
      return
    }
    await field.click()
    await this.page.getByRole('option', { name: option }).first().click()
  }

  /** Picks a day, `2026-12-03`, from the calendar of a field. */
  async picksDay(label: string, day: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).first().click()
    const name = new Date(day).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const wanted = this.page.getByRole('button', { name, exact: true })
    for (let months = 0; months < 12 && (await wanted.count()) === 0; months += 1)
      await this.clicks('Month after')
    await wanted.click()
  }

  /** Follows the row, card or link that holds these words. */
  async follows(words: RegExp): Promise<void> {
    await this.page.getByRole('link').filter({ hasText: words, visible: true }).first().click()
  }

  async sees(text: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await within.getByText(text).filter({ visible: true }).first().waitFor({ state: 'visible' })
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname }) =>
      typeof path === 'string' ? pathname === path : path.test(pathname),
    )
  }

  /** Marks the document, so that a later look can tell that it was never loaded anew. */
  async staysHere(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-story', 'same'))
  }

  /** What is on the screen came without a reload since `staysHere`. */
  async hasNotReloaded(): Promise<void> {
    const mark = await this.page.evaluate(() => document.documentElement.getAttribute('data-story'))
    if (mark !== 'same') throw new Error(`${this.name}'s page was loaded anew.`)
  }

  /** Some refusals are part of a story: their failed requests are not faults. */
  expects(fault: RegExp): void {
    this.#expected.push(fault)
  }

  async leaves(): Promise<void> {
    await this.#context.close()
  }

  /** The control of that label; cards are labelled too, and are no fields. */
  #field(label: string | RegExp, within: Page | Locator = this.page): Locator {
    return within
      .getByLabel(label)
      .and(this.page.locator('input, textarea, select, button, [contenteditable=true]'))
      .first()
  }

  #note(fault: string): void {
    if (!this.#expected.some((expected) => expected.test(fault)))
      this.faults.push(`${this.name} at ${this.page.url()}: ${fault}`)
  }
}
