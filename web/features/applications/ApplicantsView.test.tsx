// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import type { Applicant, ApplicationForBrand } from '@marquee/contract/calls/applications'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import { useToasts } from '#lib/toast.ts'
import { ApplicantsView } from './ApplicantsView.tsx'

const campaignId = '0b0e6f0a-0000-4000-8000-0000000000ca'
const idOf = (name: string) => `0b0e6f0a-0000-4000-8000-0000000000${name.charCodeAt(0).toString(16)}`
const anApplication = (displayName: string, change: Partial<ApplicationForBrand> = {}): Applicant => ({
  id: idOf(displayName),
  status: 'submitted',
  version: 1,
  pitch: `The pitch of ${displayName}`,
  proposedFee: 72_000,
  currency: 'GBP',
  answers: [],
  sampleUrls: [],
  acknowledgedUnpaid: false,
  invitationNote: '',
  briefVersion: 1,
  declineReason: null,
  declineNote: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  allowedActions: ['shortlist', 'decline'],
  nextActor: 'brand',
  offerId: null,
  campaignId,
  campaignTitle: 'First Frost',
  questions: [],
  talent: {
    id: idOf(displayName),
    slug: '',
    displayName,
    headline: '',
    city: '',
    country: 'GB',
    typeId: null,
    followers: 0,
    minFee: 0,
    feeCurrency: 'GBP',
    avatarUrl: null,
    coverUrl: null,
  },
  budget: { payModel: 'fixed', feeMin: 80_000, feeMax: 80_000 },
  socials: [],
  record: {
    samples: [],
    dealsWithYou: [],
    completedDeals: 0,
    answersWithinHours: null,
    submitted: 0,
    submittedOnTime: 0,
  },
  notes: [],
  ...change,
})

/** What the server stores, and the bodies it received by the last part of the path. */
let stored: Applicant[]
let received: { path: string; body: Record<string, unknown> }[]
/** Resolves the pending `manageApplicants` request; null answers at once. */
let holdBack: Promise<void> | null
const client = newQueryClient()

async function serve(url: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const path = pathname.split('/').at(-1) ?? ''
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
  received.push({ path, body })
  const one = stored.find(({ id }) => id === body.applicationId)
  if (path === 'get-applications')
    return answer(200, {
      items: stored.filter(({ status }) => !body.status || status === body.status),
      nextCursor: null,
    })
  if (path === 'get-applicant') return one ? answer(200, one) : answer(404, {}, 'Not found', 'not_found')
  if (path === 'manageApplicants' && one) {
    await holdBack
    Object.assign(one, { status: 'shortlisted', version: 2, allowedActions: ['unshortlist', 'decline'] })
  }
  return answer(200, path === 'add-applicant-note' ? { items: [] } : (one ?? {}), 'Done.')
}

beforeEach(() => {
  client.clear()
  stored = ['Ana', 'Ben', 'Cleo'].map((name) => anApplication(name))
  received = []
  holdBack = null
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => serve(url, init))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1100px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(cleanup)

/** Opens the applicants of a campaign at this search of the URL; returns the router. */
function openApplicants(search = '') {
  const campaign = { id: campaignId, payModel: 'fixed', feeMin: 0, feeMax: 80_000, currency: 'GBP' } as const
  const view = (
    <ApplicantsView
      campaign={campaign}
      paths={{ talent: String, newOffer: ({ id }) => id, offer: String, deal: String }}
      messageTo={() => null}
      verifiedOf={() => null}
      emptyAction={null}
    />
  )
  window.history.replaceState(null, '', `/${search}`)
  const router = createBrowserRouter([{ path: '/', element: view }])
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return router
}

const panel = () => screen.findByRole('region', { name: 'Open applicant' })
const opensIn = async (name: string) => within(await panel()).findByRole('heading', { name, level: 2 })
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`${name}$`) }))
  await opensIn(name)
}
const note = async (): Promise<HTMLTextAreaElement> => screen.findByLabelText('Add a note')
const bodiesOf = (path: string) => received.filter((one) => one.path === path).map(({ body }) => body)

it('a half-typed note stays with its applicant and is saved on them only', async () => {
  openApplicants()
  await opensIn('Ana')
  fireEvent.change(await note(), { target: { value: 'Best hook.' } })
  await open('Ben')
  expect((await note()).value).toBe('')
  await open('Ana')
  expect((await note()).value).toBe('Best hook.')
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await expect
    .poll(() => bodiesOf('add-applicant-note'))
    .toEqual([{ applicationId: idOf('Ana'), text: 'Best hook.' }])
  await expect.poll(async () => (await note()).value).toBe('')
})

it('an applicant who arrives while another is open does not replace them', async () => {
  const router = openApplicants()
  await opensIn('Ana')
  await expect.poll(() => router.state.location.search).toBe(`?application=${idOf('Ana')}`)
  stored = [anApplication('Dora'), ...stored]
  await act(() => client.invalidateQueries())
  await screen.findByRole('button', { name: /Dora$/ })
  await opensIn('Ana')
})

it('a cancelled decline leaves no reason or message for the next applicant', async () => {
  openApplicants()
  await opensIn('Ana')
  fireEvent.click(await screen.findByRole('button', { name: 'Decline…' }))
  fireEvent.change(await screen.findByLabelText(/Message to the talent/), {
    target: { value: 'Sorry, Ana.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await open('Ben')
  fireEvent.click(screen.getByRole('button', { name: 'Decline…' }))
  await screen.findByText('Decline Ben?')
  expect(await screen.findByLabelText<HTMLTextAreaElement>(/Message to the talent/)).toHaveProperty(
    'value',
    '',
  )
})

it('declining names each chosen applicant with the version that was read', async () => {
  stored = [anApplication('Ana', { version: 3 }), anApplication('Ben', { version: 2 })]
  openApplicants()
  await opensIn('Ana')
  fireEvent.click(screen.getByLabelText('Select all applicants'))
  fireEvent.click(screen.getByRole('button', { name: 'Decline 2' }))
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'budget' } })
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await expect
    .poll(() => bodiesOf('decide-applicants'))
    .toMatchObject([
      {
        action: 'decline',
        applications: [
          { applicationId: idOf('Ana'), version: 3 },
          { applicationId: idOf('Ben'), version: 2 },
        ],
      },
    ])
})

it('under the filter New, S keeps the applicant open and a second S decides on nobody else', async () => {
  let release = () => {}
  holdBack = new Promise((resolve) => {
    release = resolve
  })
  openApplicants('?status=submitted')
  await opensIn('Ana')
  const row = screen.getByRole('button', { name: /Ana$/ })
  row.focus()
  fireEvent.keyDown(row, { key: 's' })
  await expect.poll(() => bodiesOf('manageApplicants').length).toBe(1)
  fireEvent.keyDown(row, { key: 's' })
  await act(async () => release())
  await expect.poll(() => screen.queryByRole('button', { name: /Ana$/ })).toBeNull()
  await opensIn('Ana')
  await within(await panel()).findByText('Not in this list')
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('Shortlisted.')
  expect((await panel()).contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 's' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
  await opensIn('Ben')
  expect(bodiesOf('manageApplicants')).toEqual([
    { applicationId: idOf('Ana'), version: 1, action: 'shortlist' },
  ])
})

it('another filter opens its own first applicant', async () => {
  stored = [anApplication('Ana'), anApplication('Ben', { status: 'shortlisted' })]
  openApplicants('?status=submitted')
  await opensIn('Ana')
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'shortlisted' } })
  await opensIn('Ben')
})
