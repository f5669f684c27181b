import { expect, it } from 'vitest'
import { formatTalent, sideOf } from './viewer.ts'

it('an agent acts for the talent’s side and is never addressed as the talent', () => {
  expect(sideOf('agent')).toBe('talent')
  expect(formatTalent('agent', 'Maya')).toBe('Maya')
  expect(formatTalent('talent', 'Maya')).toBe('You')
})
