import { expect, test } from 'vitest'
import { briefLines, MAX_BRIEF_LINE, MAX_BRIEF_LINES } from './brief-lines.ts'

const of = (brief: string, mustInclude = '', mustAvoid = '') =>
  briefLines({ spec: { brief }, mustInclude, mustAvoid })

test('a brief is read line by line, without bullets and empty lines', () => {
  expect(of('- Show the bottle\n\n• In daylight\r\n 2. Say the price', 'The logo', '* Other brands')).toEqual(
    [
      'Show the bottle',
      'In daylight',
      '2. Say the price',
      'Must include: The logo',
      'Must avoid: Other brands',
    ],
  )
  expect(of('')).toEqual([])
})

test('a line that appears twice is offered once, and long texts are cut', () => {
  expect(of('One\nOne')).toEqual(['One'])
  expect(of('m'.repeat(900))[0]).toHaveLength(MAX_BRIEF_LINE)
  expect(of(Array.from({ length: 200 }, (_, at) => `Line ${at}`).join('\n'))).toHaveLength(MAX_BRIEF_LINES)
})
