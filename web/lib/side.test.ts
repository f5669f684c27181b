import { expect, it } from 'vitest'
import { talentInWords, voiceOf } from './side.ts'

it('an agent speaks for the talent, and is never called by the talent’s own you', () => {
  expect(voiceOf('agent')).toBe('talent')
  expect(talentInWords('agent', 'Maya')).toBe('Maya')
  expect(talentInWords('talent', 'Maya')).toBe('You')
})
