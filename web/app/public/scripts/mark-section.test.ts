// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { markSection } from './mark-section.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the contents mark the section that is being read, and no other', () => {
  document.body.innerHTML = `<nav><a href="#who">Who</a><a href="#what%20else">What</a><a href="#gone">Gone</a></nav>
    <section><h2 id="who">Who</h2></section><section><h2 id="what else">What</h2></section>`
  const observed: Element[] = []
  let notify = (): void => {}
  let margin = ''
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify, options: { rootMargin: string }) {
        notify = callback
        margin = options.rootMargin
      }
      observe(element: Element) {
        observed.push(element)
      }
    },
  )
  const marked = () => [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.textContent)
  /** Scrolls so that the sections begin there, in pixels from the top of the window. */
  const scroll = (...tops: number[]) => {
    for (const [index, section] of observed.entries())
      section.getBoundingClientRect = () => new DOMRect(0, tops[index])
    notify()
    return marked()
  }
  vi.stubGlobal('innerHeight', 800)
  markSection()
  expect(observed).toHaveLength(2)
  expect(margin).toBe('1000000px 0px -76%')
  expect(scroll(196, 900), 'not yet at the line').toEqual([])
  expect(scroll(300, 900)).toEqual([])
  expect(scroll(190, 790)).toEqual(['Who'])
  expect(scroll(-410, 190)).toEqual(['What'])
  expect(scroll(-4_000, -3_400), 'below the last one').toEqual(['What'])
})
