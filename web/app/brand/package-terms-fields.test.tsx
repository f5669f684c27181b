// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ComposeOffer } from '#features/offers/ComposeOffer.tsx'
import { termsFromPackage } from '#features/offers/initial-terms.ts'
import { termsOf } from '#features/offers/terms-values.ts'
import { newDeliverable } from '#features/terms/DeliverablesField.tsx'
import { answer } from '#lib/testing/responses.ts'
import { BrandTermsFields } from '../shared/brand-terms-fields.tsx'
import { packageTermsFields } from './package-terms-fields.tsx'

const market = {
  formatBps: '20%',
  feeBps: 2_000,
  vatPercent: 20,
  feeMode: 'deducted',
  currencies: ['GBP'],
  offerHours: 72,
  reviewDays: 5,
  payHours: 72,
  platform: { name: 'Marquee', address: '', vatNumber: '', companyNumber: '' },
}
const initial = termsFromPackage(
  {
    id: '0192c0de-0000-7000-8000-000000000001',
    title: 'One reel',
    platform: 'instagram',
    format: 'reel',
    quantity: 1,
    price: 51_000,
    currency: 'GBP',
    turnaroundDays: 12,
    revisions: 2,
    rightsDays: 30,
  },
  newDeliverable(),
)
const sent = vi.fn((_body: unknown) => undefined)

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.includes('market')) return answer(200, market)
    if (url.includes('terms')) return answer(200, { items: [] })
    sent(JSON.parse(String(init.body)))
    return answer(500, {})
  })
})
afterEach(cleanup)

function show() {
  const element = (
    <ComposeOffer
      to={{
        talentId: '0192c0de-0000-7000-8000-000000000002',
        campaignId: '0192c0de-0000-7000-8000-000000000003',
        name: 'Freya Lind',
      }}
      initial={initial}
      draft="offer.test"
      fields={BrandTermsFields}
      packageFields={packageTermsFields}
      onSent={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const fold = (title: RegExp) => screen.getByRole('button', { name: title })
// Both buttons are in the document of a test: style sheets show one of them.
const submit = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Continue to payment' })[0] ?? document.body)

it('an offer from a package opens with the fields that the brand writes, and the package as a summary', async () => {
  show()
  await screen.findByRole('textbox', { name: 'Brief' })
  const names = screen
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('aria-label') ?? labelOf(field))
  expect(names).toEqual(['Brief', 'Message', 'Your full name *'])
  expect(screen.getByText('Instagram, 1 reel')).toBeTruthy()
  expect(fold(/^Product/).textContent).toContain('None')
  fireEvent.click(fold(/^What you get/))
  expect(screen.getByRole('textbox', { name: /^Price, VAT included/ })).toBeTruthy()
  expect(screen.getByText('You may use the work on')).toBeTruthy()
})

it('an offer from a package sends the terms of the package with what the brand has written', async () => {
  show()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Brief' }), { target: { value: 'The bottle' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Your full name' }), { target: { value: 'Ana Glow' } })
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    terms: {
      ...termsOf(initial),
      deliverables: initial.deliverables.map((spec) => ({ ...spec, brief: 'The bottle' })),
    },
    signature: 'Ana Glow',
  })
})

it('an error in a folded term opens it and is focused', async () => {
  show()
  await screen.findByRole('textbox', { name: 'Brief' })
  fireEvent.click(fold(/^Exclusivity/))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Exclusive in one category/ }))
  fireEvent.click(fold(/^Exclusivity/))
  expect(screen.queryByRole('textbox', { name: 'Category' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Your full name' }), { target: { value: 'Ana Glow' } })
  submit()
  const category = await screen.findByRole('textbox', { name: 'Category' })
  await waitFor(() => expect(document.activeElement).toBe(category))
  expect(sent).not.toHaveBeenCalled()
})

const labelOf = (field: HTMLElement) => document.querySelector(`label[for="${field.id}"]`)?.textContent
