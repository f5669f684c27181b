// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { turnPictures } from './turn-pictures.ts'

const WIDTH = 200
const PICTURES = 3

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = `<ul><li>
    <div data-at="0"><a data-row href="/t/maya"><span></span><span></span><span></span></a>
      <button data-turn="-1"></button><button data-turn="1"></button></div>
    <a id="title" href="/t/maya">Maya</a></li></ul>`
  const row = find('[data-row]')
  for (const span of row.children)
    Object.defineProperty(span, 'clientWidth', { value: WIDTH, configurable: true })
  Object.defineProperty(row, 'clientWidth', { value: WIDTH, configurable: true })
  Object.defineProperty(row, 'scrollWidth', { value: WIDTH * PICTURES })
  Object.assign(row, {
    scrollBy: ({ left }: { left: number }) => {
      row.scrollLeft = Math.min(Math.max(row.scrollLeft + left, 0), WIDTH * (PICTURES - 1))
      row.dispatchEvent(new Event('scroll'))
    },
  })
})
turnPictures()

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}
/** Returns which picture the frame shows, and whether it is the last one. */
const shown = () => [find('div').dataset.at, find('div').hasAttribute('data-end')]

it('the buttons turn the row, and the frame says where it is', () => {
  find('[data-turn="1"]').click()
  expect(shown()).toEqual(['1', false])
  find('[data-turn="1"]').click()
  expect(shown()).toEqual(['2', true])
  find('[data-turn="-1"]').click()
  expect(shown()).toEqual(['1', false])
})

it('the arrow keys on the link of the card turn it too, and other keys do nothing', () => {
  const press = (key: string, withKeys: KeyboardEventInit = {}) =>
    find('#title').dispatchEvent(
      new KeyboardEvent('keydown', { key, ...withKeys, bubbles: true, cancelable: true }),
    )
  expect(press('ArrowRight'), 'the page does not move as well').toBe(false)
  expect(shown()).toEqual(['1', false])
  expect(press('Enter')).toBe(true)
  expect(press('ArrowLeft', { altKey: true }), 'the way back of the browser').toBe(true)
  expect(shown()).toEqual(['1', false])
  press('ArrowLeft')
  expect(shown()).toEqual(['0', false])
})

it('where all pictures fit, the frame says so as soon as the mouse comes', () => {
  Object.defineProperty(find('[data-row]'), 'clientWidth', { value: WIDTH * PICTURES })
  find('#title').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(shown()).toEqual(['0', true])
})
