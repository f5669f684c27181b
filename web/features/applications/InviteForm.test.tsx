// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { InviteForm, type Sent } from './InviteForm.tsx'

afterEach(cleanup)

const idOf = (letter: string) => `0b0e6f0a-0000-4000-8000-00000000000${letter}`
const [ada, ben, cleo] = [
  { id: idOf('a'), displayName: 'Ada' },
  { id: idOf('b'), displayName: 'Ben' },
  { id: idOf('c'), displayName: 'Cleo' },
]
const campaign = { id: idOf('d'), title: 'Tea Time' }

/** Shows the form for three talents, of whom these are invited already; returns what is sent, and what became of it. */
function shows(
  invited: readonly { id: string }[],
  { campaigns = [campaign], chosen }: { campaigns?: Sent['campaign'][]; chosen?: string } = {},
) {
  const bodies: unknown[] = []
  const onSent = vi.fn<(sent: Sent) => void>()
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address.includes('applications-among'))
      return answer(200, {
        items: invited.map(({ id }) => ({
          applicationId: id,
          talentId: id,
          campaignId: campaign.id,
          campaignTitle: campaign.title,
          status: 'invited',
        })),
      })
    bodies.push(JSON.parse(String(init?.body)))
    return answer(200, { items: [{ talentId: cleo.id, displayName: '', result: 'invited' }] })
  })
  const form = (
    <InviteForm
      talents={[ada, ben, cleo]}
      campaigns={campaigns}
      chosen={chosen}
      onClose={() => undefined}
      onSent={onSent}
    />
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { bodies, onSent }
}

it('those who are invited already are named, and only the others are invited', async () => {
  const { bodies, onSent } = shows([ada, ben])
  await screen.findByText('Already invited: Ada and Ben.')
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => onSent.mock.calls).toHaveLength(1)
  expect(bodies).toEqual([{ campaignId: campaign.id, note: '', talentIds: [cleo.id] }])
  expect(onSent).toHaveBeenCalledWith({
    campaign,
    results: [{ talentId: cleo.id, result: 'invited', name: 'Cleo' }],
  })
})

it('the campaign that the page names is chosen at first', async () => {
  const other = { id: idOf('e'), title: 'Other' }
  const { bodies } = shows([], { campaigns: [other, campaign], chosen: campaign.id })
  fireEvent.click(screen.getByRole('button', { name: 'Send 3 invitations' }))
  await expect.poll(() => bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ campaignId: campaign.id })
})

it('nothing can be sent where all are invited already', async () => {
  shows([ada, ben, cleo])
  await screen.findByText('Already invited: Ada, Ben and Cleo.')
  expect(screen.getByRole('button', { name: 'Send invitation' })).toHaveProperty('disabled', true)
})

it('the button says how many invitations are sent', async () => {
  shows([])
  await screen.findByRole('button', { name: 'Send 3 invitations' })
})
