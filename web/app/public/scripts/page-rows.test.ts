// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { pageRows } from './page-rows.ts'

const CARD = 200
const CARDS = 4
/** The width of the row, in which two cards and a half fit; the last two start beyond the most it can be moved. */
let rowWidth = 0

beforeEach(() => {
  rowWidth = CARD * 2.5
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void
      constructor(changed: () => void) {
        this.observe = changed
      }
    },
  )
  document.body.innerHTML = `<ul>${'<li></li>'.repeat(CARDS)}</ul><div data-pager>
    <button data-move="-1"></button><p role="status">1 of ${CARDS}</p><button data-move="1"></button></div>`
  const row = find('ul')
  for (const [index, card] of [...row.children].entries())
    Object.defineProperty(card, 'offsetLeft', { value: index * CARD })
  Object.defineProperty(row, 'clientWidth', { get: () => rowWidth })
  Object.defineProperty(row, 'scrollWidth', { value: CARD * CARDS })
  Object.assign(row, {
    scrollTo: ({ left }: { left: number }) => {
      row.scrollLeft = left
      row.dispatchEvent(new Event('scroll'))
    },
  })
})

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}
const place = () => find('[role=status]').textContent
/** Returns which buttons cannot move the row. */
const stopped = () =>
  ['-1', '1'].map((by) => find(`[data-move="${by}"]`).getAttribute('aria-disabled') === 'true')

it('the buttons move the row by a card up to its end and back, and the place is said', () => {
  pageRows()
  expect([place(), stopped()]).toEqual(['1 of 4', [true, false]])
  find('[data-move="1"]').click()
  expect([place(), stopped()]).toEqual(['2 of 4', [false, false]])
  find('[data-move="1"]').click()
  expect([place(), stopped()], 'no card further can begin the row').toEqual(['4 of 4', [false, true]])
  expect(find('ul').scrollLeft).toBe(CARD * 1.5)
  find('[data-move="1"]').click()
  expect(place()).toBe('4 of 4')
  find('[data-move="-1"]').click()
  expect([place(), find('ul').scrollLeft]).toEqual(['2 of 4', CARD])
})

it('a swipe is said once the row rests', () => {
  vi.useFakeTimers()
  pageRows()
  const row = find('ul')
  row.scrollLeft = CARD
  row.dispatchEvent(new Event('scroll'))
  expect(place()).toBe('1 of 4')
  vi.advanceTimersByTime(200)
  expect(place()).toBe('2 of 4')
  vi.useRealTimers()
})

it('the buttons are hidden where all cards fit', () => {
  rowWidth = CARD * CARDS
  pageRows()
  expect(find('[data-pager]').hidden).toBe(true)
})
