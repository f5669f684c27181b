import type { Frame, Page } from 'playwright-core'
import type { Person } from './person.ts'

/** More Tab presses than any page has controls. */
const most = 90

/** Presses Tab until the focus is on the control of that name, also inside frames of other sites. */
export async function tabsTo({ name, page }: Person, control: RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < most; presses += 1) {
    const focused = await focusedName(page)
    if (control.test(focused)) return
    passed.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} did not reach ${control} by Tab; passed: ${[...new Set(passed)].join(' | ')}`)
}

/** Moves to the control by Tab and activates it, once the scripts of every frame have run. */
export async function pressesByKey(person: Person, control: RegExp): Promise<void> {
  await tabsTo(person, control)
  await Promise.all(person.page.frames().map((frame) => frame.waitForLoadState('load')))
  await person.page.keyboard.press('Enter')
}

/** Moves to the field by Tab and types. */
export async function typesByKey(person: Person, field: RegExp, text: string): Promise<void> {
  await tabsTo(person, field)
  await person.page.keyboard.type(text)
}

async function focusedName(page: Page): Promise<string> {
  const names = await Promise.all(page.frames().map(nameIn))
  return names.find((name) => name !== '') ?? ''
}

/** Returns the name of the focused element of one frame; empty when the focus is elsewhere. */
function nameIn(frame: Frame): Promise<string> {
  return frame
    .evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || !document.hasFocus() || focused.tagName === 'IFRAME')
        return ''
      const isTyped = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      const label = isTyped ? focused.labels?.[0]?.textContent : null
      return (focused.getAttribute('aria-label') ?? label ?? focused.textContent ?? '').trim()
    })
    .catch(() => '')
}
