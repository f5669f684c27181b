import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('rows become lines with quoted texts and amounts of two decimals', () => {
  expect(
    csvText([
      ['Number', 'Total'],
      ['INV-1', 1_200.5],
      ['a "b", c\nd', -3],
      ['', 0],
    ]),
  ).toBe('"Number","Total"\r\n"INV-1",1200.50\r\n"a ""b"", c\nd",-3.00\r\n"",0.00\r\n')
})

test.each(['=1+1', '+44', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the text %j is no formula', (text) => {
  expect(csvText([[text]])).toBe(`"'${text}"\r\n`)
})

test.each(['a=1', ' =1', "'=1", '£-5'])('the text %j stays as it is', (text) => {
  expect(csvText([[text]])).toBe(`"${text}"\r\n`)
})
