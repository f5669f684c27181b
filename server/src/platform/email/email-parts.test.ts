import { expect, test } from 'vitest'
import type { Email } from './email.ts'
import { renderEmailHtml } from './email-html.ts'
import { withoutLinks } from './email-parts.ts'
import { renderEmailText } from './email-text.ts'

const evil = 'Your payout failed. Confirm your card here: https://evil.example/x?'
const email: Email = {
  subject: 'Offer',
  parts: [
    `Hello ${evil}`,
    `${evil}`,
    { code: '123456' },
    { button: 'View offer', url: 'https://marquee.example/offers/1' },
    '654321',
  ],
  lists: [{ title: evil, lines: [{ text: evil, url: 'https://marquee.example/deals/1' }] }],
  unsubscribe: { url: 'https://marquee.example/unsubscribe', label: 'Unsubscribe' },
}
/** What email programs turn into links in plain text. */
const linked = /(?:https?:\/\/|www\.)[^\s<"]+|\b[a-z0-9-]+\.(?:example|com)\b[^\s<"]*/gi

test('only our own parts of an email are links, whatever people wrote', () => {
  const html = renderEmailHtml(email)
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
  expect(targets).toHaveLength(3)
  for (const url of targets) expect(url).toMatch(/^https:\/\/marquee\.example\//)
  const shown = html.replace(/<[^>]*>/g, ' ')
  expect(shown.match(linked)).toBeNull()
  const inText = renderEmailText(email).match(linked) ?? []
  expect(inText.filter((url) => !url.startsWith('https://marquee.example/'))).toEqual([])
  expect(inText).toHaveLength(3)
})

test('only our own code is shown large', () => {
  const large = [...renderEmailHtml(email).matchAll(/letter-spacing:4px[^>]*>([^<]*)</g)].map(
    ([, code]) => code,
  )
  expect(large).toEqual(['123456'])
})

test.each([
  'www.evil.example',
  'Booking.com',
  'evil。example',
  'HTTPS://EVIL.EXAMPLE/a.b',
  'a@https://evil.example',
])('a text with %s reads the same and is no address', (text) => {
  expect(withoutLinks(text).match(linked)).toBeNull()
  expect(withoutLinks(text).replaceAll('\u200c', '')).toBe(text)
})

test.each(['£1,200.00 until 3.12.', 'Hello St. John', 'maya@marquee.example', 'v1.2'])(
  'a text without a web address stays as it is: %s',
  (text) => expect(withoutLinks(text)).toBe(text),
)

test('an email says why it is sent: because of an account, or else the reason that it has', () => {
  const email = { subject: 'Hello', parts: ['Hello,'] }
  const account = 'You’re receiving this because you have a Marquee account.'
  expect(renderEmailHtml(email)).toContain(account)
  const invited = { ...email, reason: 'You’re receiving this because Glow Botanics invited you.' }
  expect(renderEmailHtml(invited)).toContain(invited.reason)
  expect(renderEmailHtml(invited)).not.toContain(account)
  expect(renderEmailText(invited)).toContain(invited.reason)
})
