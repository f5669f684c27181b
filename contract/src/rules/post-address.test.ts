// cspell:ignore raefilms
import { expect, test } from 'vitest'
import { postAddressIssue, postTimingOf } from './post-address.ts'

const rae = [
  { platform: 'instagram', handle: '@Rae.Films' },
  { platform: 'tiktok', handle: 'raefilms' },
  { platform: 'x', handle: '@raefilms' },
]

test.each([
  ['instagram', 'https://www.instagram.com/p/abc/'],
  ['instagram', 'https://instagram.com/rae.films/reel/abc/'],
  ['instagram', 'https://www.instagram.com/stories/rae.films/123/'],
  ['tiktok', 'https://www.tiktok.com/@RaeFilms/video/1'],
  ['tiktok', 'https://vm.tiktok.com/ZM1/'],
  ['youtube', 'https://youtu.be/abc'],
  ['youtube', 'https://m.youtube.com/watch?v=abc'],
  ['x', 'https://x.com/raefilms/status/1'],
  ['blog', 'https://rae.example/post'],
  ['podcast', 'https://pods.example/9'],
] as const)('a post on %s may be at %s', (platform, address) => {
  expect(postAddressIssue(address, platform, rae)).toBeNull()
})

test.each([
  ['instagram', 'https://www.tiktok.com/@raefilms/video/1', 'This work is agreed for Instagram'],
  ['instagram', 'https://instagram.com.evil.example/p/1', 'This work is agreed for Instagram'],
  ['instagram', 'https://notinstagram.com/p/1', 'This work is agreed for Instagram'],
  ['tiktok', 'https://www.tiktok.com/@someone/video/1', 'This post is by @someone'],
  ['instagram', 'https://www.instagram.com/someone/p/1/', 'This post is by @someone'],
  ['x', 'https://x.com/someone/status/1', 'This post is by @someone'],
] as const)('a post on %s is not at %s', (platform, address, issue) => {
  expect(postAddressIssue(address, platform, rae)).toContain(issue)
})

test('a profile without an account on the platform leaves the author open', () => {
  expect(postAddressIssue('https://www.tiktok.com/@someone/video/1', 'tiktok', [])).toBeNull()
})

test('the day of a post in London decides whether it is in time', () => {
  const window = { postFrom: '2027-06-02', postUntil: '2027-06-03' }
  expect(postTimingOf(window, new Date('2027-06-01T22:59:59Z'))).toBe('early')
  expect(postTimingOf(window, new Date('2027-06-01T23:00:00Z'))).toBe('in_time')
  expect(postTimingOf(window, new Date('2027-06-03T22:59:59Z'))).toBe('in_time')
  expect(postTimingOf(window, new Date('2027-06-03T23:00:00Z'))).toBe('late')
  expect(postTimingOf({ postFrom: null, postUntil: null }, new Date())).toBe('in_time')
})
