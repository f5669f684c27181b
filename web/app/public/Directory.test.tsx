// @vitest-environment jsdom
import { defaultContent } from '@marquee/contract/content/defaults'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Directory } from './Directory.tsx'

afterEach(cleanup)

const empty: ComponentProps<typeof Directory> = {
  content: defaultContent.findTalent,
  preview: null,
  asked: { q: 'cake', platform: 'youtube', niche: 'home', sort: 'price' },
  placeholder: '',
  choices: [
    {
      label: 'Network',
      name: 'platform',
      any: 'Any network',
      options: [{ value: 'youtube', label: 'YouTube' }],
    },
  ],
  topics: { label: 'Niches', name: 'niche', items: [{ id: 'home', name: 'Home' }] },
  sorts: [],
  found: { items: [], isSimilar: false, count: null, nextCursor: null },
  isFiltered: true,
  removals: [],
  topicNoun: 'talents',
  noun: 'talent',
  noMatch: 'No talents match your search',
  hasClosest: false,
  all: 'See all talents',
  label: 'Talents',
  shape: 'tall',
  children: null,
  others: [],
  more: 'More',
  closing: { label: 'Join', to: '/signup/talent' },
}

it('an empty list offers to remove each choice without which something matches, and keeps the others and the order', () => {
  const count = { total: 3, isCounted: true }
  render(
    <Directory
      {...empty}
      removals={[
        { name: 'city', count, cards: [<li key="c">Not offered</li>] },
        { name: 'platform', count, cards: [<li key="a">Ana Ruiz</li>] },
        { name: 'niche', count: { total: 1, isCounted: true }, cards: [<li key="b">Ben Marsh</li>] },
      ]}
    />,
  )
  const links = screen.getAllByRole('link', { name: /^Remove .*:/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Remove YouTube: 3 talents', '?q=cake&niche=home&sort=price'],
    ['Remove Home: 1 talent', '?q=cake&platform=youtube&sort=price'],
  ])
  expect(screen.queryByText('Try other words, or one of the niches above.')).toBeNull()
  // Below are the talents of the first of them.
  const cards = screen.getByRole('list', { name: 'Without “YouTube”' })
  expect(cards.textContent).toBe('Ana Ruiz')
  expect(screen.getByRole('heading', { name: 'Without “YouTube”' })).toBeTruthy()
  expect(screen.queryByText(/Ben Marsh|Not offered/)).toBeNull()
})

it('the heading of what is there without the words quotes them once', () => {
  const count = { total: 1, isCounted: true }
  render(<Directory {...empty} removals={[{ name: 'q', count, cards: [<li key="a">Ana Ruiz</li>] }]} />)
  expect(screen.getByRole('heading', { name: 'Without “cake”' })).toBeTruthy()
})

it('an empty list without such a choice says what to try', () => {
  render(<Directory {...empty} />)
  expect(screen.getByText('Try other words, or one of the niches above.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all talents' }).getAttribute('href')).toBe('?')
})

it.each([
  [1, '1'],
  [3, '3'],
  [4, undefined],
  [0, undefined],
])('%i cards are laid out as few: %s', (count, few) => {
  const items = Array.from({ length: count })
  render(<Directory {...empty} found={{ items, isSimilar: false, count: null, nextCursor: null }} />)
  expect(screen.getByRole('list', { name: 'Talents' }).dataset.few).toBe(few)
})

it('what matches single words is announced as the closest', () => {
  const others = [{ title: 'Talents for “cake”', cards: [<li key="a">Ana Ruiz</li>] }]
  render(<Directory {...empty} asked={{ q: 'cake yoga' }} hasClosest others={others} />)
  expect(screen.getByRole('status').textContent).toContain(
    'Closest matches. No talent matches all of these words. See all talents',
  )
  expect(screen.queryByRole('heading', { name: 'No talents match your search' })).toBeNull()
})

it('similar words are announced before what has them', () => {
  const found = { items: [1], isSimilar: true, count: { total: 1, isCounted: true }, nextCursor: null }
  const { rerender } = render(<Directory {...empty} found={found} />)
  expect(screen.getByRole('status').textContent).toContain('No exact match. 1 talent with similar words:')
  rerender(<Directory {...empty} found={{ ...found, count: null }} />)
  expect(screen.getByText('No exact match. These have similar words:')).toBeTruthy()
})

it('further filters are in a panel whose button counts the chosen ones', () => {
  const language = {
    label: 'Language',
    name: 'language',
    any: 'Any language',
    isMore: true,
    options: [{ value: 'Welsh', label: 'Welsh' }],
  }
  const asked = { language: 'Welsh', platform: 'youtube' }
  const { rerender } = render(<Directory {...empty} asked={asked} choices={[...empty.choices, language]} />)
  // Which of the two buttons is shown depends on the width of the screen.
  const buttonOf = (id: string) => document.querySelector(`[popovertarget=${id}]:not([aria-label])`)
  const textOf = (id: string) => buttonOf(id)?.textContent
  const panel = document.getElementById('more-filters')
  const names = Array.from(panel?.querySelectorAll('select') ?? [], ({ name }) => name)
  expect(names).toEqual(['language'])
  expect([textOf('filters'), textOf('more-filters')]).toEqual(['Filters (2)', 'More filters (1)'])
  rerender(<Directory {...empty} asked={asked} />)
  expect([textOf('filters'), buttonOf('more-filters')]).toEqual(['Filters (1)', null])
})

it('the title names the chosen topic', () => {
  const { rerender } = render(<Directory {...empty} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home talents')
  rerender(<Directory {...empty} asked={{ niche: 'unknown' }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(empty.content.title)
})
