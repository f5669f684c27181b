import { expect, test } from 'vitest'
import { contentPictureOf } from '../content/pictures.ts'
import { storedColoursOf, storedRatioOf, storedSizeOf } from './pictures.ts'

const id = 'a1b2c3d4e5-f6a7b8_c9d0'
const urlsOf = (url: string) => storedSizeOf(url)?.sources.map((source) => source.url)

test('the address of a picture names its size, its colours and its narrower versions', () => {
  const url = `/uploads/covers/${id}-1000x500-abd9a9bba.jpg`
  expect(storedColoursOf(url)).toEqual(['#abd', '#9a9', '#bba'])
  expect(storedSizeOf(url)).toMatchObject({ width: 1_000, height: 500 })
  expect(urlsOf(url)).toEqual([
    `/uploads/covers/${id}-1000x500-abd9a9bba-320.webp`,
    `/uploads/covers/${id}-1000x500-abd9a9bba-640.webp`,
    url,
  ])
})

test('an address without colours, as of earlier and of transparent pictures, names its size and versions', () => {
  const key = `avatars/${id}-300x200.png`
  expect(storedColoursOf(key)).toBeNull()
  expect(urlsOf(key)).toEqual([`avatars/${id}-300x200-96.webp`, `avatars/${id}-300x200-192.webp`, key])
})

test.each([
  `avatars/${id}-300x200-012345678.png`,
  `https://files.example/uploads/logos/${id}-300x200-012345678-96.webp`,
  `/uploads/deliverables/${id}-720x900-012345678.webp?expires=1&signature=x`,
])('the colours are read from a key, from a version and from a signed address: %s', (url) => {
  expect(storedColoursOf(url)).toEqual(['#012', '#345', '#678'])
})

test.each([
  `/uploads/covers/${id}-1000x500-ABD9A9BBA.jpg`,
  `/uploads/covers/${id}-1000x500-c49a78.jpg`,
  `/uploads/covers/${id}-1000x500-abd9a9bba0.jpg`,
  `/uploads/covers/${id}-1000x500-red;x:.jpg`,
  `/uploads/covers/${id}-1000x500-640.webp`,
  `/uploads/covers/${id}-1000x500-abd9a9bba-abd9a9bba.jpg`,
  `/uploads/covers/${id}-1000x500-abd9a9bba.jpg\n`,
  `/uploads/covers/${id}-1000x500-abd9a9bba.jpg/x`,
  `/uploads/exports/${id}-1000x500-abd9a9bba.zip`,
  `/uploads/covers/short-1000x500-abd9a9bba.jpg`,
  `https://evil.example/?/covers/${id}-1x1-url(evil).jpg`,
  'data:image/png;base64,abd9a9bba',
  '',
])('no colours are read from another address: %s', (url) => {
  expect(storedColoursOf(url)).toBeNull()
})

test('the proportions of a stored picture are read from its address, also from a signed one', () => {
  const url = `/uploads/deliverables/${id}-720x900`
  expect(storedRatioOf(`${url}-abd9a9bba.webp?expires=1&signature=a_b`)).toBe(0.8)
  expect(storedRatioOf(`${url}.webp`)).toBe(0.8)
  for (const other of [`${url}-320.webp`, `/uploads/deliverables/${id}.webm`, '/a-720x900.webp', ''])
    expect(storedRatioOf(other), other).toBeNull()
})

test('a picture of a page keeps its address with and without colours, but not with anything else', () => {
  const url = `/uploads/content/${id}-1200x800`
  const size = { width: 1_200, height: 800 }
  expect(contentPictureOf(`${url}-abd9a9bba.jpg`)).toMatchObject({
    ...size,
    key: `content/${id}-1200x800-abd9a9bba.jpg`,
  })
  expect(contentPictureOf(`${url}.jpg`)).toMatchObject(size)
  for (const end of [
    '-abd9a9bba-640.webp',
    '-640.webp',
    '-abd9a9bbz.jpg',
    '-abd9a9bba.jpg?x=1',
    '-abd9a9bba.svg',
  ])
    expect(contentPictureOf(url + end), end).toBeNull()
})
