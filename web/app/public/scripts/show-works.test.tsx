// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AllWorks } from '../AllWorks.tsx'
import { WorkView } from '../WorkView.tsx'
import { showWorks } from './show-works.ts'

const works = ['Night serum', 'Evening light', 'Morning routine'].map((caption, index) => ({
  id: caption,
  caption,
  brand: 'Glow Botanics',
  views: null,
  likes: null,
  statedOn: '2026-11-02',
  kind: index === 2 ? ('video' as const) : ('picture' as const),
  url: `/uploads/${index}`,
  posterUrl: null,
  mime: 'image/webp',
  durationMs: null,
}))

// jsdom has neither.
beforeAll(() => {
  Element.prototype.scrollTo = vi.fn()
  HTMLMediaElement.prototype.pause = vi.fn()
})
beforeEach(() => {
  render(
    <>
      <a href="#portfolio" data-overview="">
        Show all 3 works
      </a>
      <AllWorks works={works} />
      <WorkView works={works} />
    </>,
  )
  showWorks()
})
afterEach(() => {
  cleanup()
})

const overview = () => document.querySelector<HTMLDialogElement>('dialog[data-all-works]')
const view = () => document.querySelector<HTMLDialogElement>('dialog[data-works]')

it('“Show all” opens the overview of all works, and no work', () => {
  expect(overview()?.querySelector('video')?.preload).toBe('none')
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Show all 3 works' }))
  expect(isFollowed).toBe(false)
  expect(overview()?.open).toBe(true)
  expect(view()?.open).toBe(false)
  expect(overview()?.querySelectorAll('a[data-work]')).toHaveLength(3)
  expect(overview()?.querySelector('video')?.preload).toBe('metadata')
})

it('a work of the overview opens above it', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Show all 3 works' }))
  fireEvent.click(screen.getByRole('link', { name: 'Evening light' }))
  expect(view()?.open).toBe(true)
  expect(view()?.querySelector('[role=status]')?.textContent).toBe('2 of 3')
  view()?.close()
  expect(overview()?.open).toBe(true)
})

it('with a key that opens a link elsewhere, no dialog opens', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Show all 3 works' }), { ctrlKey: true })
  expect(overview()?.open).toBe(false)
})
