import type { Page } from 'playwright-core'

/** Seconds that a person who is no trained typist takes for a key, and for a decision (Card, Moran and Newell, 1983). */
const SECONDS_A_KEY = 0.28
const SECONDS_A_DECISION = 1.35
/** Words that an adult reads in a second (Brysbaert, 2019: 238 a minute). */
const WORDS_A_SECOND = 238 / 60

declare global {
  interface Window {
    pressedKeys?: number
  }
}

/** Counts the keys that are pressed on a page from now on, until it is left. */
export async function countKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.pressedKeys = 0
    window.addEventListener('keydown', () => (window.pressedKeys = (window.pressedKeys ?? 0) + 1), {
      capture: true,
    })
  })
}

/** Returns how many seconds a person would take for the keys that were counted, some decisions, and the words that are read before them. */
export async function secondsOf(page: Page, { decisions, words }: { decisions: number; words: number }) {
  const keys = await page.evaluate(() => window.pressedKeys ?? Number.NaN)
  return keys * SECONDS_A_KEY + decisions * SECONDS_A_DECISION + words / WORDS_A_SECOND
}
