/**
 * Renders the films of the demo from its drawings: `npm run films`. Writes one file for each row of `server/seed/films.ts` to
 * `server/seed/art/films`, without sound and at most 150 kB each; `npm run films -- dog boot` renders only those of these motifs. It
 * needs ffmpeg with libvpx on the path, which the product itself never uses.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { FILM_MS, type Film, fileOfFilm, filmSize, films, MAX_FILM_BYTES } from '../server/seed/films.ts'
import { drawingOfFilm } from '../server/seed/pictures.ts'

const FRAMES_PER_SECOND = 24
const FRAMES = (FILM_MS / 1_000) * FRAMES_PER_SECOND
/** How much larger the drawing is in the last frame. */
const ZOOM = 1.3
/** Qualities of VP9 from good to poor; the first one whose file is small enough is kept. */
const qualities = [30, 34, 38, 42, 46, 50]

const { width, height } = filmSize
const folder = fileURLToPath(new URL('../server/seed/art/films/', import.meta.url))

await mkdir(folder, { recursive: true })
await removeOthers()
const only = process.argv.slice(2)
for (const film of films) if (only.length === 0 || only.includes(film.motif)) await render(film)

/** Removes films that are no longer listed. */
async function removeOthers(): Promise<void> {
  const kept = new Set(films.map((film) => fileURLToPath(fileOfFilm(film))))
  for (const name of await readdir(folder)) if (!kept.has(folder + name)) await rm(folder + name)
}

async function render(film: Film): Promise<void> {
  const path = fileURLToPath(fileOfFilm(film))
  const drawing = drawingOfFilm(film)
  const frames: Buffer[] = []
  for (let no = 0; no < FRAMES; no++) frames.push(await frameOf(drawing, film, no / (FRAMES - 1)))
  for (const quality of qualities) {
    await encode(frames, quality, path)
    const { size } = await stat(path)
    if (size > MAX_FILM_BYTES) continue
    console.log(`${path}: ${Math.ceil(size / 1_000)} kB, quality ${quality}`)
    return
  }
  throw new Error(`${path} has more than ${MAX_FILM_BYTES} bytes in the poorest quality.`)
}

/**
 * Returns the part of the drawing that the camera shows at `time`, from 0 to 1, as RGB values. The drawing is rendered again for
 * each frame, so that it is sharp at every size; at 0 it is the poster.
 */
function frameOf(drawing: string, { towards: [x, y] }: Film, time: number): Promise<Buffer> {
  const eased = (1 - Math.cos(Math.PI * time)) / 2
  const scale = 1 / (1 + (ZOOM - 1) * eased)
  const [left, top] = [width * (1 - scale) * x, height * (1 - scale) * y]
  const view = [left, top, width * scale, height * scale].map((value) => value.toFixed(4)).join(' ')
  const shown = drawing.replace(/viewBox="[^"]*"/, `viewBox="${view}"`)
  return sharp(Buffer.from(shown)).removeAlpha().raw().toBuffer()
}

/** Encodes frames as WebM. The colours are marked as those of HD video, so that the first frame looks like the poster. */
async function encode(frames: readonly Buffer[], quality: number, path: string): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i -`
  const colours =
    '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'
  const video = `-c:v libvpx-vp9 -pix_fmt yuv420p -crf ${quality} -b:v 0 -deadline good -cpu-used 2 -g ${FRAMES}`
  const options = `-v error -y ${input} ${colours} ${video} -an -map_metadata -1 -fflags +bitexact`
  const ffmpeg = spawn('ffmpeg', [...options.split(' '), path], { stdio: ['pipe', 'inherit', 'inherit'] })
  ffmpeg.on('error', ({ message }) => {
    console.error(`npm run films needs ffmpeg with libvpx; install it first. ${message}`)
    process.exit(1)
  })
  // A program that ends early says why itself.
  ffmpeg.stdin.on('error', () => undefined)
  const ended = once(ffmpeg, 'close')
  for (const frame of frames)
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}
