// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ListTopics } from './ListTopics.tsx'

afterEach(cleanup)

const items = Array.from({ length: 18 }, (_, no) => ({ id: `id-${no}`, name: `Topic ${no}` }))

function show(asked: Record<string, string>, path?: string): void {
  render(<ListTopics topics={{ label: 'Niches', name: 'niche', items }} asked={asked} path={path} />)
}
const inRow = () => [...document.querySelectorAll<HTMLAnchorElement>('nav > ul > li > a')]
const inMore = () => [...document.querySelectorAll<HTMLAnchorElement>('[popover] a')]
const link = (name: string) => inRow().find((one) => (one.ariaLabel ?? one.textContent) === name)

it('sixteen topics are shown, each with the address of its list and the other filters', () => {
  show({ q: 'tea' })
  expect(inRow()).toHaveLength(16)
  expect(link('Topic 3')?.getAttribute('href')).toBe('?q=tea&niche=id-3')
  expect(document.querySelector('[aria-current]')).toBeNull()
})

it('the chosen topic is marked, and leads to the list without it', () => {
  show({ q: 'tea', niche: 'id-17' })
  expect(inRow(), 'it is shown although it is rare').toHaveLength(17)
  expect(link('Remove Topic 17')?.getAttribute('aria-current')).toBe('true')
  expect(link('Remove Topic 17')?.getAttribute('href')).toBe('?q=tea')
})

it.each(['id-5', 'id-17'])('the chosen topic %s is the first, and the others follow once each', (niche) => {
  show({ niche })
  const ids = inRow().map(({ dataset }) => dataset.topic)
  expect([ids[0], new Set(ids).size, ids[1]]).toEqual([niche, ids.length, 'id-0'])
})

it('another page shows the topics with the address of the list', () => {
  show({}, '/talents')
  expect(link('Topic 3')?.getAttribute('href')).toBe('/talents?niche=id-3')
})

it.each([
  { chosen: '', inFirst: 9, firstFurther: '?niche=id-9' },
  // The × of the chosen one needs the room of another.
  { chosen: 'id-17', inFirst: 8, firstFurther: '?niche=id-7' },
])('“More” has every topic that is not among the first $inFirst, with “$chosen” chosen', (wanted) => {
  show(wanted.chosen ? { niche: wanted.chosen } : {})
  const first = inRow()
    .slice(0, wanted.inFirst)
    .map(({ dataset }) => dataset.topic)
  const further = inMore().map(({ dataset }) => dataset.topic)
  expect(new Set([...first, ...further]).size).toBe(items.length)
  expect(first.length + further.length).toBe(items.length)
  expect(inMore()[0]?.getAttribute('href')).toBe(wanted.firstFurther)
})

it('up to nine topics need no “More”', () => {
  render(<ListTopics topics={{ label: 'Niches', name: 'niche', items: items.slice(0, 9) }} asked={{}} />)
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})
