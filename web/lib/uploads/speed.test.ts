import { expect, it } from 'vitest'
import { formatSize, speedometer, timeLeft } from './speed.ts'

it('the speed is measured over the last seconds, not over the whole upload', () => {
  let now = 0
  const speed = speedometer(() => now)
  speed(0)
  now = 1_000
  expect(speed(1_000_000)).toBe(1_000_000)
  now = 20_000
  speed(1_000_000)
  now = 21_000
  expect(speed(1_500_000)).toBe(500_000)
})

it.each([
  [10_000_000, 1_000_000, '10 s left'],
  [600_000_000, 1_000_000, '10 min left'],
  [9_000_000_000, 1_000_000, '3 h left'],
  [5, 0, ''],
])('%d bytes at %d per second: %s', (left, speed, expected) => {
  expect(timeLeft(left, speed)).toBe(expected)
})

it.each([
  [900, '900 B'],
  [184_000_000, '184 MB'],
  [2_097_152, '2.1 MB'],
  [12_000, '12 kB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatSize(bytes)).toBe(expected)
})
