import { expect, it } from 'vitest'
import { firstWithin, shrinkPicture, shrunkQualities, shrunkSize, tooLargeText } from './shrink-picture.ts'

it.each([
  [6_000, 4_000, 2_560, 1_707],
  [3_000, 6_000, 1_280, 2_560],
  [2_560, 1_000, 2_560, 1_000],
  [800, 600, 800, 600],
  [9_000, 1, 2_560, 1],
])('a picture of %d × %d is drawn as %d × %d', (width, height, drawnWidth, drawnHeight) => {
  expect(shrunkSize(width, height)).toEqual({ width: drawnWidth, height: drawnHeight })
})

it('the quality falls until the picture is small enough', async () => {
  const tried: number[] = []
  const found = await firstWithin(2_000, async (quality) => {
    tried.push(quality)
    return { size: quality * 2_500 }
  })
  expect(tried).toEqual([0.9, 0.82, 0.74])
  expect(found).toEqual({ size: 1_850 })
})

it('a picture that no quality makes small enough, or that cannot be encoded, gives none', async () => {
  expect(await firstWithin(2_000, async () => ({ size: 2_001 }))).toBeNull()
  let count = 0
  const encode = async () => {
    count += 1
    return null
  }
  expect(await firstWithin(2_000, encode)).toBeNull()
  expect(count).toBe(shrunkQualities.length)
})

it('a browser that reads no pictures keeps the file', async () => {
  const file = new File([new Uint8Array(20)], 'large.jpg', { type: 'image/jpeg' })
  expect(await shrinkPicture(file, 10)).toBe(file)
})

it.each([
  [3 * 1_048_576, 'This picture is 3 MB. Choose one up to 2 MB.'],
  [2_097_153, 'This picture is 2.1 MB. Choose one up to 2 MB.'],
  [12_900_000, 'This picture is 12.4 MB. Choose one up to 2 MB.'],
])('a picture of %d bytes is too large in words', (bytes, expected) => {
  expect(tooLargeText(bytes, 2_097_152)).toBe(expected)
})
