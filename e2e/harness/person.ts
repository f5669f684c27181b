import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

/** How long a screen may take to show what is expected, in milliseconds. */
const timeoutMs = 60_000

const pressable = ['button', 'link', 'tab', 'menuitem', 'radio', 'checkbox', 'option'] as const

/**
 * A person with a browser context of their own. Every console error and unhandled rejection fails the
 * scenario.
 */
export class Person {
  readonly name: string
  readonly page: Page
  readonly errors: string[] = []
  readonly #context: BrowserContext
  #expected: RegExp[] = []

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name
    this.#context = context
    this.page = page
    page.setDefaultTimeout(timeoutMs)
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

  /** Clicks the control of that name: a button before a link, a tab, a menu item. */
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

  /** Fills the field of that label. */
  async fills(label: string | RegExp, text: string, within: Page | Locator = this.page): Promise<void> {
    await this.#field(label, within).fill(text)
  }

  async checks(label: string | RegExp): Promise<void> {
    await this.#field(label).check()
  }

  /** Selects an option, in a native select or in ours. */
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

  /** Picks a date, `2026-12-03`, from the calendar of a field. */
  async picksDay(label: string, day: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).first().click()
    const name = new Date(day).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const wanted = this.page.getByRole('button', { name, exact: true })
    const shownMonth = this.page.getByRole('button', { name: 'Choose a month' })
    await shownMonth.waitFor()
    for (let months = 0; months < 12 && (await wanted.count()) === 0; months += 1) {
      const before = (await shownMonth.textContent()) ?? ''
      await this.clicks('Next month')
      await shownMonth.filter({ hasNotText: before }).waitFor()
    }
    await wanted.click()
  }

  /** Follows the row, card or link that contains this text. */
  async follows(text: RegExp): Promise<void> {
    await this.page.getByRole('link').filter({ hasText: text, visible: true }).first().click()
  }

  async sees(text: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await within.getByText(text).filter({ visible: true }).first().waitFor({ state: 'visible' })
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(({ pathname }) =>
      typeof path === 'string' ? pathname === path : path.test(pathname),
    )
  }

  /** Marks the document, so that `hasNotReloaded` can check that it was not reloaded. */
  async staysHere(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-e2e', 'same'))
  }

  /** Fails when the page was reloaded since `staysHere`. */
  async hasNotReloaded(): Promise<void> {
    const mark = await this.page.evaluate(() => document.documentElement.getAttribute('data-e2e'))
    if (mark !== 'same') throw new Error(`${this.name}'s page was reloaded.`)
  }

  /** Allows console errors that match, because a scenario causes them on purpose. */
  expects(error: RegExp): void {
    this.#expected.push(error)
  }

  async leaves(): Promise<void> {
    await this.#context.close()
  }

  /** Returns the control of that label; cards are labelled too, but are not fields. */
  #field(label: string | RegExp, within: Page | Locator = this.page): Locator {
    return within
      .getByLabel(label)
      .and(this.page.locator('input, textarea, select, button, [contenteditable=true]'))
      .first()
  }

  #note(error: string): void {
    if (!this.#expected.some((expected) => expected.test(error)))
      this.errors.push(`${this.name} at ${this.page.url()}: ${error}`)
  }
}
