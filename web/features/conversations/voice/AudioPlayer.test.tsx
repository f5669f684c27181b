// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AudioPlayer } from './AudioPlayer.tsx'

let isPaused = true

function audio(): HTMLAudioElement {
  const [element] = document.getElementsByTagName('audio')
  if (!element) throw new Error('There is no sound.')
  return element
}

beforeEach(() => {
  isPaused = true
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    isPaused = false
    fireEvent.play(audio())
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPaused = true
    fireEvent.pause(audio())
  })
  render(<AudioPlayer name="Voice note.webm" src="blob:note" seconds={65} fallback={<p>as a file</p>} />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the player plays and pauses, and shows its position', () => {
  expect(screen.getByText('1:05')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Play'))
  audio().currentTime = 7
  fireEvent.timeUpdate(audio())
  expect(screen.getByText('0:07')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Pause'))
  expect(screen.getByLabelText('Play')).toBeTruthy()
  fireEvent.ended(audio())
  expect(screen.getByText('1:05')).toBeTruthy()
})

it('the player seeks and changes its speed', () => {
  fireEvent.change(screen.getByLabelText('Position in recording'), { target: { value: '30' } })
  expect([
    audio().currentTime,
    screen.getByLabelText('Position in recording').getAttribute('aria-valuetext'),
  ]).toEqual([30, '0:30 of 1:05'])
  for (const rate of [1.5, 2, 1]) {
    fireEvent.click(screen.getByLabelText(/^Speed/))
    expect(audio().playbackRate).toBe(rate)
  }
})

it('audio that cannot be played is offered as a file', () => {
  fireEvent.error(audio())
  expect(screen.getByText('as a file')).toBeTruthy()
})
