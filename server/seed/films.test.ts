import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { scenesWithPerson } from './art/scene.ts'
import { FILM_MS, fileOfFilm, filmOf, filmSize, films, MAX_FILM_BYTES } from './films.ts'
import { MAX_VARIANTS } from './pictures.ts'
import { shownWorks, variantOfWork, WITH_PAGE } from './portfolios.ts'
import { demoTalents } from './talents.ts'

test('each film of an open page is that of the talent’s own drawing', () => {
  for (const [index, talent] of demoTalents.slice(0, WITH_PAGE).entries()) {
    const shown = [...shownWorks(talent, index).entries()].filter(([, [, , , film]]) => film)
    expect(shown.length, talent.displayName).toBeGreaterThanOrEqual(1)
    for (const [no, [motif]] of shown) {
      const variant = variantOfWork(talent, no) % MAX_VARIANTS
      const skin = scenesWithPerson.has(motif) ? talent.looks.skin : undefined
      expect(filmOf(motif, variant, talent.looks), talent.displayName).toMatchObject({ motif, variant })
      expect(filmOf(motif, variant, talent.looks).skin, talent.displayName).toBe(skin)
    }
  }
})

test('each film of the demo has a small file with the size and the duration that are stored with it', async () => {
  for (const film of films) {
    const bytes = await readFile(fileOfFilm(film))
    expect(bytes.length).toBeLessThanOrEqual(MAX_FILM_BYTES)
    expect(measured(bytes), fileOfFilm(film).pathname).toEqual({ ...filmSize, durationMs: FILM_MS })
  }
  expect(await readdir(new URL('art/films', import.meta.url))).toHaveLength(films.length)
})

/** Returns the size in pixels and the duration in ms that the header of a WebM file states. */
function measured(bytes: Buffer): { width: number; height: number; durationMs: number } {
  const after = (...element: number[]): number => {
    const at = bytes.indexOf(Buffer.from(element))
    if (at < 0) throw new Error('The header has no such element')
    return at + element.length
  }
  // The numbers of the elements with the bytes of their values: duration, width and height.
  const durationMs = bytes.readDoubleBE(after(0x44, 0x89, 0x88))
  return {
    width: bytes.readUInt16BE(after(0xb0, 0x82)),
    height: bytes.readUInt16BE(after(0xba, 0x82)),
    durationMs,
  }
}
