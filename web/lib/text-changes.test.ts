import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

const marked = (earlier: string, later: string) =>
  textChanges(earlier, later)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

test('words that were added and removed are marked, the others are not', () => {
  expect(marked('One soft morning', 'One bright morning')).toBe('One [-soft ][+bright ]morning')
  expect(marked('', 'New words')).toBe('[+New words]')
  expect(marked('Old words', '')).toBe('[-Old words]')
  expect(marked('The same', 'The same')).toBe('The same')
})

test('both texts can be read from the parts', () => {
  const [earlier, later] = ['#ad Our balm\nfor cold days', 'Our new balm\n\nfor  days #ad']
  const parts = textChanges(earlier, later)
  const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('')
  expect(without('added')).toBe(earlier)
  expect(without('removed')).toBe(later)
})

test('a very long text is compared as a whole', () => {
  const long = 'word '.repeat(1600)
  expect(textChanges(long, `${long}more`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(textChanges(long, long)).toEqual([{ text: long, kind: 'same' }])
})
