/**
 * Draws the pictures of the public pages: `npm run pictures`. These are the faces of the people in the examples, the scenes beside the
 * titles and the work of two examples. Writes them to `web/app/public/pictures`; the same looks and numbers always give the same picture.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Looks } from '../server/seed/art/portrait.ts'
import { type Motif, scene } from '../server/seed/art/scene.ts'

const folder = fileURLToPath(new URL('../web/app/public/pictures/', import.meta.url))

/** Each number gives another face. */
const faces: { looks: Looks; no: number }[] = [
  { looks: { build: 'long', skin: 6 }, no: 7 },
  { looks: { build: 'short', skin: 2 }, no: 5 },
  { looks: { build: 'long', skin: 1 }, no: 12 },
  { looks: { build: 'long', skin: 4 }, no: 2 },
  { looks: { build: 'short', skin: 5 }, no: 3 },
  { looks: { build: 'long', skin: 3 }, no: 9 },
  { looks: { build: 'short', skin: 1 }, no: 11 },
  { looks: { build: 'long', skin: 5 }, no: 21 },
]

/** Each number gives other colours. */
const scenes: { motif: Motif; no: number }[] = [
  { motif: 'armchair', no: 1 },
  { motif: 'letter', no: 1 },
  { motif: 'priceTag', no: 5 },
  { motif: 'agreement', no: 1 },
]

/** Work that is reviewed in an example, upright as on a phone. */
const works: { motif: Motif; no: number; looks: Looks }[] = [
  { motif: 'bread', no: 1, looks: { build: 'long', skin: 4 } },
  { motif: 'hiker', no: 2, looks: { build: 'short', skin: 5 } },
]

await mkdir(folder, { recursive: true })
for (const [index, { looks, no }] of faces.entries()) {
  const drawing = scene('portrait', chanceOf(no), no, { width: 400, height: 400 }, { looks })
  await write(`face-${index + 1}`, drawing, { width: 288, quality: 60 })
}
for (const { motif, no } of scenes)
  await write(motif, scene(motif, chanceOf(no), no, { width: 1_000, height: 560 }), {
    width: 800,
    quality: 55,
  })

for (const { motif, no, looks } of works)
  await write(motif, scene(motif, chanceOf(no), no, { width: 400, height: 600 }, { looks }), {
    width: 320,
    quality: 50,
  })

/** Returns a generator of numbers from 0 to 1, always the same ones for the same number. */
function chanceOf(no: number): () => number {
  let last = no * 7_919
  return () => {
    last = (last * 16_807) % 2_147_483_647
    return last / 2_147_483_647
  }
}

async function write(name: string, drawing: string, { width, quality }: { width: number; quality: number }) {
  const picture = sharp(Buffer.from(drawing)).resize(width)
  await writeFile(`${folder}${name}.avif`, await picture.avif({ quality }).toBuffer())
}
