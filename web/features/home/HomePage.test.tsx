// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import type { Home, SetUp } from '@marquee/contract/calls/home'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { useSession } from '#lib/session.ts'
import { answer, aProfile } from '#lib/testing/responses.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { HomePage } from './HomePage.tsx'

afterEach(cleanup)

const id = '0b0e6f0a-0000-4000-8000-000000000001'
const home: Home = {
  yours: [
    {
      kind: 'invitation',
      id,
      title: 'Glow Botanics invites you',
      talentName: null,
      detail: 'Winter hands',
      imageName: 'Glow Botanics',
      imageUrl: null,
      action: 'View campaign',
      dueAt: null,
      consequence: '',
    },
  ],
  theirs: [],
  counts: { campaigns: 0, applications: 0, offers: 0, deals: 0 },
  money: [],
}

/** Shows the home of a talent and returns the names of its primary buttons. */
async function primaryButtons(setUp: Partial<SetUp>): Promise<string[]> {
  useSession.setState({ user: aProfile({ role: { role: 'talent' } }) })
  const whole: SetUp = { steps: [], isDismissed: false, draft: null, inReview: null, ...setUp }
  vi.stubGlobal('fetch', (url: string) => answer(200, url.includes('set-up') ? whole : home))
  const { container } = render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <MemoryRouter>
          <HomePage
            side="talent"
            name="Maya"
            calm={null}
            actions={(kind) => (
              <ButtonLink kind={kind} to="/discover">
                Find work
              </ButtonLink>
            )}
          />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('Glow Botanics invites you')
  return [...container.querySelectorAll('[data-kind="primary"]')].map(({ textContent }) => textContent)
}

const photo = { key: 'photo', isDone: false } as const
const bank = { key: 'bank', isDone: false } as const

it('the next step of the set-up is the one primary button until the set-up is done or hidden', async () => {
  expect(await primaryButtons({ steps: [photo, bank] })).toEqual(['Add photo'])
  cleanup()
  expect(await primaryButtons({ steps: [photo, bank], isDismissed: true })).toEqual(['Find work'])
  cleanup()
  expect(await primaryButtons({ steps: [{ ...photo, isDone: true }] })).toEqual(['Find work'])
})

it('a step that can wait is not the primary button', async () => {
  expect(await primaryButtons({ steps: [{ ...photo, isDone: true }, bank] })).toEqual(['Find work'])
})

it('a task does not repeat that it needs attention, which the heading says', async () => {
  await primaryButtons({})
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('1 item needs your attention')
  expect(screen.queryByText('Action needed')).toBeNull()
})
