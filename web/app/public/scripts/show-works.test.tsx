// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AllWorks } from '../AllWorks.tsx'
import { WorkView } from '../WorkView.tsx'
import { showAllWorks } from './show-all-works.ts'
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

let stopListening = () => {}

// jsdom has none of them.
beforeAll(() => {
  Element.prototype.scrollTo = vi.fn()
  HTMLMediaElement.prototype.pause = vi.fn()
  HTMLMediaElement.prototype.play = vi.fn(async () => {})
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
  const listen = vi.spyOn(document, 'addEventListener')
  showAllWorks()
  showWorks()
  const listeners = [...listen.mock.calls]
  listen.mockRestore()
  stopListening = () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener)
  }
})
afterEach(() => {
  stopListening()
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

it('a video plays when it is opened and with the space bar; a picture does not', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Show all 3 works' }))
  fireEvent.click(screen.getByRole('link', { name: 'Evening light' }))
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()
  view()?.close()
  fireEvent.click(screen.getByRole('link', { name: /Morning routine/ }))
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(view()?.querySelector('ul'))
  fireEvent.keyDown(document.activeElement ?? document, { key: ' ' })
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2)
})

it('the arrow keys move the row themselves, so that the browser does not move it as well', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Show all 3 works' }))
  fireEvent.click(screen.getByRole('link', { name: 'Night serum' }))
  const row = view()?.querySelector('ul') ?? document.body
  Object.defineProperty(row, 'clientWidth', { value: 500 })
  const isFollowed = [
    fireEvent.keyDown(row, { key: 'ArrowRight' }),
    fireEvent.keyDown(row, { key: 'ArrowRight' }),
  ]
  expect(isFollowed).toEqual([false, false])
  expect(view()?.querySelector('[role=status]')?.textContent).toBe('3 of 3')
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 1_000, behavior: 'instant' })
  expect(fireEvent.keyDown(row, { key: 'Tab' })).toBe(true)
})

it('with a key that opens a link elsewhere, no dialog opens', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Show all 3 works' }), { ctrlKey: true })
  expect(overview()?.open).toBe(false)
})
