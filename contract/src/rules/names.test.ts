import { expect, test } from 'vitest'
import { nameInEmails } from './names.ts'

const isName = (name: string) => nameInEmails(120).safeParse(name).success

test.each([
  'Maya O’Neill',
  'J. P. Morgan',
  'Will.i.am',
  'No.1 Agency',
  'Glow & Co.',
  '@maya',
  'Dr. Who',
  'Zoë',
])('%s is a name', (name) => expect(isName(name)).toBe(true))

test.each([
  'https://evil.example',
  'Click evil.example/win now',
  'evil.com',
  'WWW.evil',
  'me@evil.example',
  'evil。com',
  'Prize at \u043f\u0440.\u0440\u0444',
])('%s is no name', (name) => expect(isName(name)).toBe(false))
