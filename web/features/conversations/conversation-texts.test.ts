import { expect, it } from 'vitest'
import { describeTyping } from './composer/use-typing.ts'
import { describeAuthor, otherOf, previewOf } from './conversation-texts.ts'
import { describePresence, formatDay, listTime } from './stream/message-time.ts'
import { aConversation, aMessage } from './testing/a-message.ts'

const now = new Date(2026, 10, 21, 15, 0)
const local = (day: number, hour = 9) => new Date(2026, 10, day, hour, 5).toISOString()

it.each([
  [21, 'Today', '09:05'],
  [20, 'Yesterday', 'Yesterday'],
  [3, '03 Nov, 2026', '03 Nov, 2026'],
])('day %i of November has its label', (day, expected, inList) => {
  expect(formatDay(local(day), now)).toBe(expected)
  expect(listTime(local(day), now)).toBe(inList)
})

it.each([
  [true, null, 'Online'],
  [false, null, ''],
  [false, new Date(now.getTime() - 7_200_000).toISOString(), 'Last seen 2 hours ago'],
])('presence with online %s and last seen %s', (isOnline, lastSeenAt, expected) => {
  expect(describePresence(isOnline, lastSeenAt, now)).toBe(expected)
})

it.each([
  [[], ''],
  [['Maya'], 'Maya is typing'],
  [['Maya', 'Sam'], 'Maya and Sam are typing'],
  [['Maya', 'Sam', 'Lee'], 'Several people are typing'],
])('%j', (names, expected) => {
  expect(describeTyping(names)).toBe(expected)
})

it('the preview of a message without text names its content', () => {
  const file = {
    id: '',
    name: 'brief.pdf',
    mime: '',
    bytes: 1,
    sha256: '',
    width: null,
    height: null,
    durationMs: null,
    url: '',
  }
  const files = [{ ...file, previewUrl: null, posterUrl: null }]
  expect(previewOf(aMessage(1, { text: 'Two\n lines' }))).toBe('Two lines')
  expect(previewOf(aMessage(1, { text: '', files }))).toBe('brief.pdf')
  expect(previewOf(aMessage(1, { text: '', files: [...files, ...files] }))).toBe('2 files')
  expect(previewOf(aMessage(1, { text: '', deletedAt: local(20) }))).toBe('Message deleted')
})

it('an agent’s message names the talent, and each side sees the other party', () => {
  expect(describeAuthor(aMessage(1, { author: 'Ida', onBehalfOf: 'Maya' }))).toBe('Ida for Maya')
  expect(otherOf('brand', aConversation()).name).toBe('Maya Okafor')
  expect(otherOf('agent', aConversation()).name).toBe('Glow Botanics')
})
