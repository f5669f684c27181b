import { expect, it } from 'vitest'
import { formatCommission, mandateSentences } from './describe-mandate.ts'

const names = { agency: 'Atlas', talent: 'Maya' }
const terms = {
  scopes: ['view' as const, 'accept' as const],
  dualConsent: true,
  commission: { posting: 1_500, live: 2_000, content: 1_250 },
  exclusive: true,
  startsAt: '2026-11-21',
  endsAt: null,
  sunsetDays: 30,
  isManaged: false,
}

it('a talent reads a mandate as sentences about themselves', () => {
  expect(mandateSentences(terms, 'talent', names)).toEqual([
    'Atlas may see your applications, offers and deals and accept and decline offers.',
    'Atlas takes commission from your share: 15% for posts, 20% for live streams and 12.5% for content delivered as files.',
    'No other agency can represent you during this period.',
    'It runs from 21 Nov, 2026 until one of you ends it.',
    'Work started under it still earns commission for 30 days after its end.',
    'Nothing is accepted until you confirm it, and only you make counter-offers.',
  ])
})

it('counter-offers are named only where the agency may make them', () => {
  const scopes = ['view' as const, 'negotiate' as const, 'accept' as const]
  expect(mandateSentences({ ...terms, scopes }, 'agent', names)[0]).not.toContain('counter')
  expect(mandateSentences({ ...terms, scopes, dualConsent: false }, 'agent', names)[0]).toContain(
    'make counter-offers',
  )
})

it('a rate that is the same for all work is named once', () => {
  const commission = { posting: 1_500, live: 1_500, content: 1_500 }
  expect(formatCommission(commission)).toBe('15%')
  expect(mandateSentences({ ...terms, commission }, 'agent', names)).toContain(
    'You take 15% of Maya’s share of every deal.',
  )
})

it('confirmation is not mentioned where it is impossible', () => {
  expect(mandateSentences({ ...terms, isManaged: true }, 'agent', names).join(' ')).not.toMatch(/confirm/)
})
