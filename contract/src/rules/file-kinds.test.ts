import { expect, test } from 'vitest'
import { fileKindIssue, fileWarnings } from './file-kinds.ts'

const film = { name: 'cut.mp4', mime: 'video/mp4', width: 1080, height: 1920, durationMs: 30_000 }
const still = { name: 'still.png', mime: 'image/png', width: 800, height: 600, durationMs: null }
const reel = { format: 'reel' } as const

test('work without a file of its kind is refused; other files may come beside one', () => {
  expect(fileKindIssue(reel, [still])).toBe('The brief asks for a reel. Please add a video.')
  expect(fileKindIssue(reel, [still, film])).toBeNull()
  expect(fileKindIssue({ format: 'photo_set' }, [film])).toBe(
    'The brief asks for a photo set. Please add a picture.',
  )
  expect(fileKindIssue({ format: 'story' }, [still])).toBeNull()
  expect(fileKindIssue({ format: 'article' }, [{ mime: 'application/pdf' }])).toBeNull()
})

test('a file of another kind, a wide video and a long one are named', () => {
  expect(fileWarnings(reel, [film, still])).toEqual([
    'The brief asks for a reel, but still.png is not a video.',
  ])
  expect(fileWarnings(reel, [{ ...film, width: 1920, height: 1080, durationMs: 181_000 }])).toEqual([
    'A reel is higher than wide, but cut.mp4 is not.',
    'A reel has at most 180 seconds, but cut.mp4 is longer.',
  ])
})

test('a video that was not measured, and one of another format, are not warned about', () => {
  expect(fileWarnings(reel, [{ ...film, width: null, height: null, durationMs: null }])).toEqual([])
  expect(
    fileWarnings({ format: 'video' }, [{ ...film, width: 1920, height: 1080, durationMs: 9e6 }]),
  ).toEqual([])
})
