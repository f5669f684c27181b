// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#lib/testing/responses.ts'
import { CounterForm } from './CounterForm.tsx'
import { describeAcceptance } from './describe-acceptance.ts'
import { describeEnd } from './describe-end.ts'
import { MoneyBreakdown } from './MoneyBreakdown.tsx'
import { OfferDecision } from './OfferDecision.tsx'
import { OfferSentence } from './OfferSentence.tsx'
import type { TermsValues } from './terms-values.ts'
import { gift, version } from './testing/gift.ts'

const paths = { offers: '/offers', change: () => '/change', deal: () => '/deal' }
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

beforeEach(() => vi.stubGlobal('fetch', () => answer(200, market)))
afterEach(cleanup)

function show(screenPart: ReactNode): string {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{screenPart}</MemoryRouter>
    </QueryClientProvider>,
  )
  return container.textContent
}

function Counter() {
  const form = useForm<TermsValues>({ initialValues: version.terms })
  return (
    <CounterForm
      form={form}
      onSubmit={() => undefined}
      current={version}
      brandName="Orchard Lane"
      payee="You"
      agency={null}
      fields={() => null}
      attached={null}
      signature={null}
      submit={<button type="submit">Send counter-offer</button>}
    />
  )
}

const money = /£0|payout|hold|charged/i

it('a talent can accept a gifted offer, which has no hold', () => {
  show(<OfferDecision side="talent" offer={gift} paths={paths} onAccepted={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Accept offer' })).toBeTruthy()
})

it.each(['brand', 'talent', 'agent'] as const)('no text of a gifted offer names money: %s', (side) => {
  const asked = { ...gift, status: side === 'brand' ? ('pending_brand' as const) : gift.status }
  const texts = [
    show(<OfferDecision side={side} offer={asked} paths={paths} onAccepted={() => undefined} />),
    show(<OfferSentence side={side} offer={asked} version={version} />),
    show(<MoneyBreakdown price={version.price} payer="Orchard Lane" payee="Isla" />).replace(
      'Payment and invoiceNone',
      '',
    ),
    ...describeAcceptance(side, asked, false).consequences,
    ...describeEnd(side, asked),
    ...describeEnd(side, { ...asked, status: 'draft' }),
  ]
  for (const text of texts) expect(text).not.toMatch(money)
})

it('a counter-offer to a gift names money only once a fee is typed', async () => {
  show(<Counter />)
  await screen.findByText(/has 3 days to respond/)
  expect(document.body.textContent).not.toMatch(money)
  fireEvent.change(screen.getByLabelText(/You earn, after fee/), { target: { value: '80' } })
  expect(document.body.textContent).toContain('Payout')
  expect(document.body.textContent).toContain('Before they can accept, £120 is held on their card.')
  expect(document.body.textContent).not.toContain('£0')
})
