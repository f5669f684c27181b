// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LeadWork, PortfolioWork } from './PortfolioWork.tsx'

afterEach(cleanup)

const picture = {
  id: 'a',
  caption: 'Night serum',
  brand: 'Glow Botanics',
  views: 212_000,
  likes: null,
  statedOn: '2026-11-02',
  kind: 'picture' as const,
  url: '/uploads/picture.webp',
  posterUrl: null,
  mime: 'image/webp',
  durationMs: null,
}
const video = {
  ...picture,
  caption: 'Morning routine',
  kind: 'video' as const,
  url: '/files/film.webm',
  posterUrl: '/files/poster.webp',
  durationMs: 34_000,
}

it('the caption of a work is its only link, and opens the work of its number or its file', () => {
  render(<PortfolioWork work={picture} index={3} hasSharedSource={false} />)
  const [link, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect(link?.textContent).toBe('Night serum')
  expect(link?.getAttribute('href')).toBe('/uploads/picture.webp')
  expect(link?.dataset.work).toBe('3')
  expect(screen.getByText('212k views').textContent).toBe('· 212k views')
})

it.each([
  ['among the first ones', <LeadWork key="lead" work={video} index={0} isFirst />],
  ['in the list', <PortfolioWork key="work" work={video} index={0} hasSharedSource />],
])('a video %s shows its length, and its link says that it is one', (_, tile) => {
  render(tile)
  expect(screen.getByText('0:34')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Morning routine, video 0:34' })).toBeTruthy()
})

it('of the first works only the first one always shows its caption, and every link has it as its name', () => {
  render(
    <ul>
      <LeadWork work={picture} index={0} isFirst />
      <LeadWork work={{ ...picture, caption: 'Evening light' }} index={1} isFirst={false} />
      <LeadWork work={{ ...picture, caption: 'Rose cream' }} index={2} isFirst={false} hasButtonOver />
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.caption)).toEqual([
    'always',
    'wide',
    'never',
  ])
  for (const name of ['Night serum', 'Evening light', 'Rose cream'])
    expect(screen.getByRole('link', { name })).toBeTruthy()
})

it('a video without a known length is still marked as one, and a picture is not', () => {
  const { unmount } = render(<LeadWork work={{ ...video, durationMs: null }} index={0} isFirst />)
  expect(screen.getByText('Video')).toBeTruthy()
  expect(screen.getByRole('link').textContent).toBe('Morning routine, video')
  unmount()
  render(<LeadWork work={picture} index={0} isFirst />)
  expect(screen.queryByText('Video')).toBeNull()
  expect(document.querySelector('svg')).toBeNull()
})
