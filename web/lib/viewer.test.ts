import { expect, it } from 'vitest'
import { formatTalent, sideOf } from './viewer.ts'

it('an agent speaks for the talent, and is never called by the talent’s own you', () => {
  expect(sideOf('agent')).toBe('talent')
  expect(formatTalent('agent', 'Maya')).toBe('Maya')
  expect(formatTalent('talent', 'Maya')).toBe('You')
})
