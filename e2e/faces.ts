/**
 * Draws the faces of the people in the examples on public pages: `npm run faces`. Writes them to `web/app/public/pictures`; the same looks
 * and number always give the same face.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Looks } from '../server/seed/art/portrait.ts'
import { scene } from '../server/seed/art/scene.ts'

const folder = fileURLToPath(new URL('../web/app/public/pictures/', import.meta.url))

/** Each number gives another face. */
const faces: { looks: Looks; no: number }[] = [
  { looks: { build: 'long', skin: 6 }, no: 7 },
  { looks: { build: 'short', skin: 2 }, no: 5 },
  { looks: { build: 'long', skin: 1 }, no: 12 },
]

await mkdir(folder, { recursive: true })
for (const [index, face] of faces.entries()) await drawFace(`face-${index + 1}`, face)

/** Draws a face, 288 by 288 pixels. */
async function drawFace(name: string, { looks, no }: (typeof faces)[number]): Promise<void> {
  let last = no * 7_919
  const chance = () => {
    last = (last * 16_807) % 2_147_483_647
    return last / 2_147_483_647
  }
  const drawing = scene('portrait', chance, no, { width: 400, height: 400 }, { looks })
  const picture = sharp(Buffer.from(drawing)).resize(288)
  await writeFile(`${folder}${name}.avif`, await picture.avif({ quality: 60 }).toBuffer())
}
