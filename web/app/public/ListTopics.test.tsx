// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ListTopics } from './ListTopics.tsx'

afterEach(cleanup)

const items = Array.from({ length: 14 }, (_, no) => ({ id: `id-${no}`, name: `Topic ${no}` }))

function show(asked: Record<string, string>, path?: string): void {
  render(<ListTopics topics={{ label: 'Niches', name: 'subtypeId', items }} asked={asked} path={path} />)
}
const link = (name: string) => screen.getByRole('link', { name })

it('twelve topics are shown, each with the address of its list and the other filters', () => {
  show({ q: 'tea' })
  expect(screen.getAllByRole('link')).toHaveLength(12)
  expect(link('Topic 3').getAttribute('href')).toBe('?q=tea&subtypeId=id-3')
  expect(document.querySelector('[aria-current]')).toBeNull()
})

it('the chosen topic is marked, and leads to the list without it', () => {
  show({ q: 'tea', subtypeId: 'id-13' })
  expect(screen.getAllByRole('link'), 'it is shown although it is rare').toHaveLength(13)
  expect(link('Remove Topic 13').getAttribute('aria-current')).toBe('true')
  expect(link('Remove Topic 13').getAttribute('href')).toBe('?q=tea')
})

it('another page shows the topics with the address of the list', () => {
  show({}, '/talents')
  expect(link('Topic 3').getAttribute('href')).toBe('/talents?subtypeId=id-3')
})
