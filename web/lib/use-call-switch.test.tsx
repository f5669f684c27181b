// @vitest-environment jsdom
import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client.ts'
import { answer } from './testing/responses.ts'
import { useToasts } from './toast.ts'
import { useCallSwitch } from './use-call-switch.ts'

const talentId = '0b0e6f0a-0000-4000-8000-00000000000a'
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
/** Answers the request that is on its way. */
let respond: (response: Response) => void = () => {}

function Heart({ isOn }: { isOn: boolean }) {
  const heart = useCallSwitch(favouriteCalls.addFavourite, {
    isOn,
    bodyOf: (isFavourite) => ({ talentId, isFavourite }),
    topics: ['favourites'],
  })
  return (
    <button type="button" aria-pressed={heart.isOn} onClick={() => heart.set(!heart.isOn)}>
      Heart
    </button>
  )
}

const pressed = () => screen.getByRole('button').getAttribute('aria-pressed')

beforeEach(() => {
  send.mockReset()
  send.mockImplementation(() => new Promise((resolve) => (respond = resolve)))
  vi.stubGlobal('fetch', send)
  useToasts.setState({ toasts: [] })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Heart isOn={false} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a press shows the new state at once, and further presses wait for the answer', async () => {
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(pressed()).toBe('true'))
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({ talentId, isFavourite: true })
})

it('a failure shows the old state again, with the sentence of the server', async () => {
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(pressed()).toBe('true'))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  const fields = { talentId: 'This talent can’t be found on Marquee at the moment.' }
  respond(await answer(400, { fields }, 'Please check the marked fields.', 'invalid_input'))
  await vi.waitFor(() => expect(pressed()).toBe('false'))
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([fields.talentId])
})
