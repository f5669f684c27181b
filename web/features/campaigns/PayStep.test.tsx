// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#lib/query-client.ts'
import { answer } from '#lib/testing/responses.ts'
import type { BriefValues } from './brief-values.ts'
import { describeEarned } from './describe-earned.ts'
import { PayStep } from './PayStep.tsx'

afterEach(cleanup)

const market = {
  formatBps: '10%',
  feeBps: 1_000,
  vatPercent: 20,
  feeMode: 'deducted',
  currencies: ['GBP', 'EUR', 'USD'],
  offerHours: 72,
  reviewDays: 5,
  payHours: 72,
  platform: { name: 'Marquee', address: '', vatNumber: '', companyNumber: '' },
}

const empty: BriefValues = {
  title: 'Winter hands',
  objective: 'awareness',
  visibility: 'public',
  summary: '',
  productName: '',
  productUrl: '',
  product: null,
  payModel: 'fixed',
  feeMin: null,
  feeMax: null,
  budget: null,
  currency: 'GBP',
  places: 1,
  deliverables: [],
  rights: { channels: ['organic'], territory: 'uk', days: 30, mayEdit: false, aiTraining: false },
  exclusivity: null,
  mustInclude: '',
  mustAvoid: '',
  typeIds: [],
  questions: [],
  applyBy: null,
  coverFileId: null,
}

function Step({ initialValues }: { initialValues: BriefValues }) {
  return <PayStep form={useForm({ initialValues })} />
}

function show(values: Partial<BriefValues>): void {
  vi.stubGlobal('fetch', () => answer(200, market))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MantineProvider>
        <Step initialValues={{ ...empty, ...values }} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

it('shows what the talent earns of the fee by the rules of the market, as it is typed', async () => {
  show({})
  const fee = screen.getByLabelText(/^Fee per talent, VAT included/)
  fireEvent.change(fee, { target: { value: '1,200' } })
  await screen.findByText('The talent earns £900 after VAT (20%) and the Marquee fee (10%).')
  fireEvent.change(fee, { target: { value: '2400' } })
  expect(screen.getByText('The talent earns £1,800 after VAT (20%) and the Marquee fee (10%).')).toBeDefined()
})

it('shows the earnings of both ends of a range, and none for a gift', async () => {
  show({ payModel: 'range', feeMin: 120_000, feeMax: 240_000 })
  await screen.findByText(/earns £900/)
  expect(screen.getByText(/earns £1,800/)).toBeDefined()
  cleanup()
  show({ payModel: 'gifted', feeMin: 120_000 })
  expect(screen.queryByText(/The talent earns/)).toBeNull()
})

it('names only what is deducted', () => {
  const rules = { feeBps: 0, feeMode: 'deducted', vatPercent: 20 } as const
  expect(describeEarned(120_000, 'EUR', rules)).toBe('The talent earns €1,200.')
  expect(describeEarned(120_000, 'GBP', rules)).toBe('The talent earns £1,000 after VAT (20%).')
  expect(describeEarned(null, 'GBP', rules)).toBeNull()
})
