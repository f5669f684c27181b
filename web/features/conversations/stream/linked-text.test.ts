import { expect, it } from 'vitest'
import { splitLinks } from './linked-text.ts'

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

it.each([
  ['See https://example.com/a?b=1.', ['https://example.com/a?b=1']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['www.example.com, and then', ['https://www.example.com/']],
  ['Write to maya@example.com!', ['mailto:maya@example.com']],
  ['javascript:alert(1)', []],
  ['data:text/html,hi ftp://example.com file:///etc/passwd', []],
  ['https://bank.example@evil.example/', []],
  ['https://', []],
  ['no links 3.14 a.b', []],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

it('the parts together are the whole text', () => {
  const text = 'One https://example.com/x, two maya@example.com (three) javascript:x'
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
