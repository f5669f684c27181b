// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { useToasts } from '#lib/toast.ts'
import { AddToList } from './AddToList.tsx'

afterEach(() => {
  cleanup()
  useToasts.setState({ toasts: [] })
})

const idOf = (letter: string) => `0b0e6f0a-0000-4000-8000-00000000000${letter}`
const [ada, ben] = [
  { id: idOf('a'), displayName: 'Ada' },
  { id: idOf('b'), displayName: 'Ben' },
]
const list = { id: idOf('d'), name: 'Spring teas' }

/** Shows the window for two talents with a server that keeps one list; `refused` cannot be added. */
function shows({ present = [], refused, hasList = true }: Partial<Server> = {}) {
  const held = new Set(present)
  let isKnown = hasList
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address.includes(favouriteCalls.favouriteLists.path))
      return answer(200, { count: 2, items: isKnown ? [{ ...list, count: held.size }] : [] })
    if (address.includes(favouriteCalls.saveFavouriteList.path)) {
      isKnown = true
      return answer(200, list)
    }
    const { talentId } = JSON.parse(String(init?.body))
    if (talentId === refused) return answer(404, {}, 'Not found.', 'not_found')
    held.add(talentId)
    return answer(200, { talentId, isFavourite: true, listIds: [list.id] })
  })
  const onAdded = vi.fn<() => void>()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <AddToList isOpen talents={[ada, ben]} onClose={() => undefined} onAdded={onAdded} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { held, onAdded }
}

interface Server {
  present: readonly string[]
  refused: string
  hasList: boolean
}

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

it('selected talents join the chosen list, and the brand reads how many are new', async () => {
  const { held, onAdded } = shows({ present: [ada.id] })
  await screen.findByText('Add 2 talents to a list')
  fireEvent.click(screen.getByText('Add to list'))
  await expect.poll(toasts).toEqual(['1 talent added to Spring teas. 1 already in it.'])
  expect([...held]).toEqual([ada.id, ben.id])
  expect(onAdded).toHaveBeenCalledOnce()
})

it('one who cannot be added keeps nobody else out, is named and stays selected', async () => {
  const { held, onAdded } = shows({ refused: ada.id })
  await screen.findByText('Add 2 talents to a list')
  fireEvent.click(screen.getByText('Add to list'))
  await expect.poll(toasts).toEqual(['1 talent added to Spring teas. Not added: Ada.'])
  expect([...held]).toEqual([ben.id])
  expect(onAdded).not.toHaveBeenCalled()
})

it('a brand without a list names a new one', async () => {
  const { held } = shows({ hasList: false })
  const name = await screen.findByLabelText(/Name of the new list/)
  fireEvent.change(name, { target: { value: 'Spring teas' } })
  fireEvent.click(screen.getByText('Add to list'))
  await expect.poll(toasts).toEqual(['2 talents added to Spring teas.'])
  expect([...held]).toEqual([ada.id, ben.id])
})
