import { expect, it } from 'vitest'
import { defaultPriceRules, previewPrice } from '#lib/price-preview.ts'
import { describeAcceptance, describeAccepted, describeAttached } from './describe-acceptance.ts'

const price = previewPrice(120_000, 'GBP', defaultPriceRules, 1_500)
const offer: Parameters<typeof describeAcceptance>[1] = {
  versionNo: 2,
  price,
  consent: null,
  versions: [{ no: 2, terms: { deliverables: [{ platform: 'instagram' }], milestones: [] } }],
  agency: { name: 'Atlas' },
  brand: { companyName: 'Glow' },
  talent: { displayName: 'Maya' },
}

it('an agent sees what the talent and the agency earn', () => {
  const texts = describeAcceptance('agent', offer, false)
  expect(texts.confirm).toBe('Accept version 2')
  expect(texts.consequences[0]).toBe(
    'Maya earns £680, 3 days after all work is approved and posted. Atlas earns £120.',
  )
})

it('with milestones, only the first one is charged', () => {
  const milestones = [
    { deliverables: 1, price: 40_000 },
    { deliverables: 1, price: 80_000 },
  ]
  const terms = { deliverables: [{ platform: 'file' as const }], milestones }
  const texts = describeAcceptance('talent', { ...offer, versions: [{ no: 2, terms }] }, false)
  expect(texts.consequences).toEqual([
    'You earn £680, in 2 parts, each 3 days after its work is approved. Atlas earns £120.',
    'Glow’s card is charged now for the first milestone: £400. We hold the money until the work is approved.',
  ])
})

it('with dual consent, the talent is named before anything is charged', () => {
  const texts = describeAcceptance('agent', offer, true)
  expect(texts.confirm).toBe('Accept and ask Maya')
  expect(texts.consequences[0]).toMatch(/^Maya is asked to confirm\./)
})

it('a talent confirms what the agency accepted', () => {
  const consent = { askedAt: '2026-11-21T09:00:00.000Z', by: 'Rosa' }
  expect(describeAcceptance('talent', { ...offer, consent }, false)).toMatchObject({
    title: 'Confirm version 2?',
    confirm: 'Confirm version 2',
  })
})

it.each([
  ['accepted', null, 'Offer accepted. The deal is open.'],
  ['awaiting_payment', null, 'Offer accepted.'],
  ['pending_talent', { askedAt: '2026-11-21T09:00:00.000Z', by: 'Rosa' }, 'Maya is asked to confirm.'],
] as const)('the message after an acceptance says only what has happened: %s', (status, consent, text) => {
  expect(describeAccepted({ status, consent, talent: offer.talent })).toBe(text)
})

it.each([
  ['talent', false, 'You also sign the terms that Glow has attached. Read them first.'],
  ['agent', false, 'You also sign the terms that Glow has attached. Read them first.'],
  ['agent', true, 'Maya also signs the terms that Glow has attached. Read them first.'],
  ['brand', false, 'You also sign the terms that you have attached.'],
] as const)('the acceptance says who signs attached terms: %s, %s', (side, asksFirst, text) => {
  expect(describeAttached(side, offer, asksFirst)).toBe(text)
})
