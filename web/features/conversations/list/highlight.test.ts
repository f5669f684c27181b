import { expect, it } from 'vitest'
import { foundParts } from './highlight.ts'

const marked = (line: string, q: string) =>
  foundParts(line, q)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

it.each([
  ['The light should be like this', 'light', 'The [light] should be like this'],
  ['Light and lighter', 'light', '[Light] and [light]er'],
  ['Two words of several', 'several two', '[Two] words of [several]'],
  ['Costs (about) £5.00?', '(about) 5.00?', 'Costs [(about)] £[5.00?]'],
  ['On-set at nine', 'on-set', '[On-set] at nine'],
  ['Nothing of it', 'harbour', 'Nothing of it'],
  ['Nothing asked', ' ', 'Nothing asked'],
  [
    'Lovely, thank you. I will film on Thursday while the light is good.',
    'light',
    '… on Thursday while the [light] is good.',
  ],
  ['A delight', 'light', 'A delight'],
  [`${'x'.repeat(60)} light`, 'light', '… [light]'],
])('%s with %s', (line, q, expected) => {
  expect(marked(line, q)).toBe(expected)
})
