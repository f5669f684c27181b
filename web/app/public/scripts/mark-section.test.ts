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
  let tell = (_entries: object[]): void => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe(element: Element) {
        observed.push(element)
      }
    },
  )
  const marked = () => [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.textContent)
  markSection()
  expect(observed).toHaveLength(2)
  expect(marked()).toEqual([])
  tell([{ isIntersecting: true, target: observed[0] }])
  expect(marked()).toEqual(['Who'])
  tell([
    { isIntersecting: false, target: observed[0] },
    { isIntersecting: true, target: observed[1] },
  ])
  expect(marked()).toEqual(['What'])
  tell([{ isIntersecting: false, target: observed[1] }])
  expect(marked(), 'between two sections').toEqual(['What'])
})
