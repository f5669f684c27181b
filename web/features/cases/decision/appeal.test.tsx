// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import type { AppealedDecision } from '@marquee/contract/calls/operator-cases'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AppealNotAllowed, FirstDecision } from './FirstDecision.tsx'

afterEach(cleanup)

const appealed: AppealedDecision = {
  decidedBy: { id: '0b0e6f0a-0000-4000-8000-000000000001', name: 'Olive Hart' },
  reason: 'The brief is partly met',
  text: 'One of two pictures shows the label.',
  backBps: 1_500,
  at: '2026-11-20T09:00:00.000Z',
  mayDecideFrom: null,
  mayDecide: false,
}
const price = { payerPays: 10_000, tax: 0, fee: 1_000, agent: 0, talent: 9_000 }

it('shows the first decision with its split, its reasons, and who made it', () => {
  render(
    <FirstDecision
      appealed={appealed}
      names={{ brand: 'Orchard Lane', talent: 'Nour Abbas' }}
      money={{ currency: 'GBP', left: 10_000, charges: [{ price, returned: 0 }] }}
    />,
  )
  for (const text of [
    /15% back/,
    /£15/,
    /The brief is partly met/,
    /One of two pictures/,
    /Olive Hart, 20 Nov/,
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

it('says to the operator who decided first who may decide, and from when', () => {
  const { rerender } = render(<AppealNotAllowed mayDecideFrom={null} />)
  expect(screen.getByText(/another operator must decide the appeal/)).toBeTruthy()
  rerender(<AppealNotAllowed mayDecideFrom="2026-11-24T12:00:00.000Z" />)
  expect(screen.getByText(/you can decide the appeal from 24 Nov, 2026/)).toBeTruthy()
})
