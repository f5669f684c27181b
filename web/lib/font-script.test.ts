// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fontScript } from './font-script.ts'

/** Runs the script as on a page that was opened from another one, and returns what its font files apply to. */
function openPage(referrer: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.media = 'not all'
  const script = document.createElement('script')
  document.head.replaceChildren(style, script)
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  new Function(fontScript)()
  return style
}

test('font files wait until the first page of a visit has been shown', async () => {
  for (const referrer of ['', `${location.origin}.evil.example/`]) {
    const style = openPage(referrer)
    expect(style.media).toBe('not all')
    window.dispatchEvent(new Event('load'))
    expect(style.media).toBe('not all')
    await expect.poll(() => style.media).toBe('all')
  }
})

test('on the next pages they apply at once', () => {
  expect(openPage(`${location.origin}/pricing`).media).toBe('all')
})
