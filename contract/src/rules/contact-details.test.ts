// cspell:disable
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hasContactDetails, withoutContactDetails } from './contact-details.ts'

test.each([
  'maya@studio.example',
  'Write to maya.o+work@mail.studio.example.',
  'maya@studio．example',
  'm\u200baya@stu\u200bdio.example',
  'maya (at) studio.example',
  'maya [at] studio [dot] example',
  'maya at studio dot example',
  '<p>maya@<strong>studio.example</strong></p>',
  '<p>maya&#64;studio.example</p>',
  '<a href="mailto:hello">Write</a>',
  'Call +44 7911 123456',
  '0044 7911 123456',
  '07911 123456',
  '(020) 7946 0958',
  '020-7946-0958',
  '+33 6 12 34 56 78',
  '+34 612 345 678',
  '(415) 555-2671',
  '415.555.2671',
  '+91 98765 43210',
  '9876543210',
  '０７９１１ １２３４５６',
  '<p>0<b>7911</b> 123456</p>',
  'wa.me/447911123456',
  'https://wa.me/message/ABC',
  'https://t.me/mayafilms',
  'Join discord.gg/maya',
  '<a href="https://chat.whatsapp.com/x">Group</a>',
  'Telegram: @mayafilms',
])('%s is contact data', (text) => expect(hasContactDetails(text)).toBe(true))

test.each([
  '',
  '@maya.films',
  'With @glow.botanics and @maya',
  'https://www.youtube.com/@maya.films',
  'instagram.com/maya, maya.example',
  '12,500 followers, 1 250 000 views in 2024',
  '120 500 000 plays and +50 000 000 a year',
  '2 000 000 000 views',
  '1234567890 views',
  'From 2019 to 2024, 2019-2024, 2021/2022/2023',
  '01.02.2023 - 05.06.2023, 2023-02-01 2023-06-05',
  '£1,200 to £12,000.50; from 1 500 EUR',
  '0.123456789 per view, 4.85 stars, 100% of 30-60 s',
  '1080 x 1920, 4K at 60 fps, ISO 3200, f/1.8',
  'Campaign for WhatsApp and Telegram: how we made it',
  'Artist (at) heart. Also a baker.',
  'Working at Yahoo since 2012',
  'maya0791112345678',
  'Don’t miss it: 24/7, 365 days, 9-5',
  '30 s reel, 3 posts, 1 story (9:16), 15-30-60',
])('%s is none', (text) => expect(hasContactDetails(text)).toBe(false))

test('a schema refuses contact data with a sentence, and long hostile texts are judged quickly', () => {
  const schema = withoutContactDetails(z.string())
  expect(schema.safeParse('maya@studio.example').error?.issues[0]?.message).toMatch(/^Please leave out email/)
  expect(schema.safeParse('Skin care').success).toBe(true)
  const start = performance.now()
  for (const part of ['a', '@', '0 ', '(at) ', '1 000 ', '<p ', '0((', '+1.', 'a.', '\u200b'])
    hasContactDetails(part.repeat(Math.ceil(20_000 / part.length)))
  expect(performance.now() - start).toBeLessThan(2_000)
})
