import { expect, test } from 'vitest'
import { readSent, sentPath } from './sent-message.ts'

test('the page that confirms a message names its number, and of the email address only the beginning and the domain', () => {
  const path = sentPath('0A1B2C3D', ' wren.adair@example.com ')
  expect(path).not.toContain('wren')
  expect(readSent(new URL(path, 'https://marquee.test').searchParams)).toEqual({
    number: '0A1B2C3D',
    sentTo: 'w…@example.com',
  })
})

test.each([
  ['', null],
  ['sent=nothing', null],
  ['sent=0A1B2C3D', { number: '0A1B2C3D', sentTo: null }],
  ['sent=0A1B2C3D&to=call%20this%20number', { number: '0A1B2C3D', sentTo: null }],
])('the address “%s” confirms %o', (query, sent) =>
  expect(readSent(new URLSearchParams(query))).toEqual(sent),
)
