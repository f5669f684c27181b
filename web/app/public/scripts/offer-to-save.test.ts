// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerToSave } from './offer-to-save.ts'

const CARDS = ['Maya', 'Noah']
  .map(
    (name) =>
      `<li><a data-save="${name}" href="/signup/brand?next=%2Ft%2F${name}" aria-label="Save ${name}"><svg></svg></a></li>`,
  )
  .join('')

beforeEach(() => {
  document.querySelector('ul')?.remove()
  document.body.insertAdjacentHTML('afterbegin', `<ul>${CARDS}</ul>`)
  find('dialog').removeAttribute('open')
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads it there
  document.cookie = 'token=; Max-Age=0'
})
document.body.innerHTML = `<dialog data-to-save><h2>Save <span data-name></span></h2><p>We’ll add <span data-name></span>.</p>
  <a data-way="signup"></a><a data-way="signin"></a><form method="dialog"><button></button></form></dialog>`
offerToSave()

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}
/** Presses the heart of a talent and returns whether the browser follows the link. */
function press(name: string, withKeys: MouseEventInit = {}): boolean {
  const icon = document.querySelector(`[aria-label="Save ${name}"] svg`)
  const event = new MouseEvent('click', { ...withKeys, bubbles: true, cancelable: true })
  let follows = false
  // jsdom cannot follow it.
  const last = () => {
    follows = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  icon?.dispatchEvent(event)
  return follows
}
const isOpen = () => find<HTMLDialogElement>('dialog').open
const ways = () => Array.from(document.querySelectorAll('dialog a'), (way) => way.getAttribute('href'))

it('a heart opens the dialog with its talent, and both links keep the talent', () => {
  expect(press('Noah')).toBe(false)
  expect(isOpen()).toBe(true)
  expect(find('h2').textContent).toBe('Save Noah')
  expect(find('p').textContent).toBe('We’ll add Noah.')
  expect(ways()).toEqual(
    ['signup', 'signin'].map((way) => `${location.origin}/${way}/brand?next=%2Ft%2FNoah`),
  )
  expect(document.activeElement, 'where the focus returns to').toBe(find('[aria-label="Save Noah"]'))
})

it('the dialog closes with a press beside it, and opens for a card that came later', () => {
  press('Maya')
  find('h2').click()
  expect(isOpen(), 'a press inside').toBe(true)
  find('dialog').click()
  expect(isOpen()).toBe(false)
  find('ul').innerHTML = CARDS.replaceAll('Maya', 'Ada')
  press('Ada')
  expect([isOpen(), find('h2').textContent]).toEqual([true, 'Save Ada'])
})

it('with another key, and for an account that is signed in, the link leads on', () => {
  expect(press('Maya', { ctrlKey: true })).toBe(true)
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads it there
  document.cookie = 'adminToken=1'
  expect(press('Maya'), 'an operator is not signed in here').toBe(false)
  find<HTMLDialogElement>('dialog').close()
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'token=1'
  expect(press('Maya')).toBe(true)
  expect(isOpen()).toBe(false)
})
