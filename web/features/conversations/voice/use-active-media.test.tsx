// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useActiveMedia } from './use-active-media.ts'

function Stream() {
  const frame = useRef<HTMLDivElement>(null)
  const begun = useActiveMedia(frame)
  return (
    <div ref={frame}>
      <p>begun: {begun ?? 'none'}</p>
      {[4, 9].map((no) => (
        <div key={no} data-no={no}>
          {/* biome-ignore lint/a11y/useMediaCaption: it has no sound */}
          <audio data-testid={no} />
        </div>
      ))}
    </div>
  )
}

afterEach(cleanup)

it('the playing message is known until it has ended, and starting another one stops it', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  render(<Stream />)
  const play = (no: number) => act(() => fireEvent.play(screen.getByTestId(no)))
  play(4)
  expect(screen.getByText('begun: 4')).toBeTruthy()
  fireEvent.pause(screen.getByTestId(4))
  expect(screen.getByText('begun: 4')).toBeTruthy()
  play(9)
  expect(screen.getByText('begun: 9')).toBeTruthy()
  expect(pause.mock.contexts).toEqual([screen.getByTestId(4)])
  act(() => fireEvent.ended(screen.getByTestId(9)))
  expect(screen.getByText('begun: none')).toBeTruthy()
})
