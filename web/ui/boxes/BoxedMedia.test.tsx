// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { Box } from '@marquee/contract/rules/boxes'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { BoxedMedia } from './BoxedMedia.tsx'

afterEach(cleanup)

const picture = {
  id: 'f',
  url: '/uploads/f.webp',
  mime: 'image/webp',
  name: 'balm.webp',
  poster: null,
  width: 1600,
  height: 1200,
}
const box = { x: 0.2, y: 0.2, width: 0.3, height: 0.3 }

function Editing({ first }: { first: Box | null }) {
  const [drawn, setDrawn] = useState(first)
  return (
    <BoxedMedia
      file={picture}
      boxes={[]}
      activeId={null}
      onActivate={() => {}}
      seek={null}
      editor={{ box: drawn, number: 1, onChange: (place) => setDrawn(place.box) }}
    />
  )
}

it('shows numbered boxes that activate their comment', () => {
  const onActivate = vi.fn()
  const placed = { id: 'c', number: 2, text: 'Brighter', fileId: 'f', atMs: null, box }
  render(<BoxedMedia file={picture} boxes={[placed]} activeId="c" onActivate={onActivate} seek={null} />)
  const button = screen.getByRole('button', { name: 'Comment 2: Brighter' })
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(button.style.left).toBe('20%')
  fireEvent.click(button)
  expect(onActivate).toHaveBeenCalledWith('c')
})

it('places a box without a mouse, focuses it, and moves and sizes it with the arrow keys', () => {
  render(<Editing first={null} />)
  fireEvent.click(screen.getByRole('button', { name: 'Place a box on balm.webp' }))
  const drawn = () => screen.getByRole('button', { name: /^Box 1:/ })
  expect(document.activeElement).toBe(drawn())
  fireEvent.keyDown(drawn(), { key: 'ArrowLeft' })
  fireEvent.keyDown(drawn(), { key: 'ArrowDown', shiftKey: true })
  expect(drawn().getAttribute('aria-label')).toContain(
    '34% from the left, 35% from the top, 30% wide, 31% high',
  )
  fireEvent.keyDown(drawn(), { key: 'ArrowLeft', ctrlKey: true })
  expect(drawn().getAttribute('aria-label')).toContain('34% from the left')
})

it('shows the boxes of a video around their moment only', () => {
  const film = { ...picture, mime: 'video/mp4', name: 'routine.mp4' }
  const placed = { id: 'c', number: 1, text: 'Slower', fileId: 'f', atMs: 2_000, box }
  render(<BoxedMedia file={film} boxes={[placed]} activeId={null} onActivate={() => {}} seek={null} />)
  expect(screen.queryByRole('button', { name: /Slower/ })).toBeNull()
  const video = screen.getByLabelText('routine.mp4')
  Object.defineProperty(video, 'currentTime', { value: 2.2, configurable: true })
  fireEvent.timeUpdate(video)
  expect(screen.getByRole('button', { name: /Slower/ })).toBeTruthy()
})
