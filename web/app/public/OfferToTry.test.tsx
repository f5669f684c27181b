// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { formatMoney } from '@marquee/contract/rules/currency'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultPriceRules, type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { OfferFields, OfferToTry } from './OfferToTry.tsx'
import { tryOffer } from './scripts/try-offer.ts'

beforeEach(() => open())
afterEach(cleanup)

function open(rules: PriceRules = defaultPriceRules): void {
  cleanup()
  render(
    <>
      <OfferToTry rules={rules} />
      <OfferFields rules={rules} />
    </>,
  )
}

/** Returns what the line of the offer shows: its value, after the value before where that differs. */
function line(term: string): string[] {
  const parts = document.querySelectorAll<HTMLElement>(`[data-term=${term}] dd > :not([hidden])`)
  return Array.from(parts, (part) => part.textContent)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

it('the example is a whole offer before a script runs', () => {
  expect([line('price'), line('usage'), line('revisions')]).toEqual([
    ['£900', '£750'],
    ['90 days', 'None'],
    ['2'],
  ])
  expect(screen.getByText('2 changes')).toBeTruthy()
})

it('another price changes what the brand pays and the talent earns by the rules of the market', () => {
  const rules: PriceRules = { feeBps: 1_000, feeMode: 'on_top', vatPercent: 20 }
  open(rules)
  tryOffer()
  press('Lower the price')
  const [before, now] = [90_000, 72_000].map((price) => previewPrice(price, 'GBP', rules))
  const texts = (part: 'payerPays' | 'talent') =>
    [before, now].map((price) => formatMoney(price?.[part] ?? 0))
  expect(line('price')).toEqual(['£900', '£720'])
  expect(line('pays')).toEqual(texts('payerPays'))
  expect(line('earns')).toEqual(texts('talent'))
})

it('each change is marked and counted, and an offer without one cannot be sent', async () => {
  tryOffer()
  choose('3')
  expect([line('revisions'), screen.getByText('3 changes').dataset.tone]).toEqual([['2', '3'], 'waiting'])
  choose('2')
  choose('90 days')
  for (let step = 0; step < 5; step++) press('Raise the price')
  expect([line('price'), line('usage'), line('revisions'), line('earns')]).toEqual([
    ['£900'],
    ['90 days'],
    ['2'],
    ['£600'],
  ])
  expect(screen.getByText('No changes').dataset.tone).toBe('plain')
  expect(screen.getByText(/there is nothing to send/).hidden).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('Juniper pays £900 and Ned earns £600. No changes.')
  press('Start again')
  await vi.waitFor(() => expect(line('price')).toEqual(['£900', '£750']))
  expect(screen.getByText('2 changes')).toBeTruthy()
})

it('the price stops at the lowest and the highest', () => {
  tryOffer()
  for (let step = 0; step < 20; step++) press('Lower the price')
  expect(line('price')).toEqual(['£900', '£600'])
  expect(screen.getByRole('button', { name: 'Lower the price' }).getAttribute('aria-disabled')).toBe('true')
})
