import { darker, line, mixed, oval, type Pen, path } from './pen.ts'

const mouths = ['closed', 'open', 'slight', 'laugh'] as const
const eyeShapes = ['round', 'almond', 'smiling'] as const
const browShapes = ['soft', 'straight', 'arched'] as const
const noses = ['side', 'round', 'straight'] as const

/** What a face looks like. */
export interface Face {
  mouth: (typeof mouths)[number]
  eyes: (typeof eyeShapes)[number]
  brows: (typeof browShapes)[number]
  nose: (typeof noses)[number]
  /** In degrees to the right. */
  tilt: number
  /** The width of the head; 1 is the usual one. */
  width: number
  glasses: 'none' | 'round' | 'square'
  beard: 'none' | 'full'
}

/** The colours of a face, and whether it has longer lashes and redder lips. */
interface Colours {
  tone: string
  hair: string
  isLong: boolean
}

/** Returns a face as chance decides. */
export function faceByChance(pen: Pen, build: 'long' | 'short'): Face {
  return {
    mouth: pen.oneOf(mouths),
    eyes: pen.oneOf(eyeShapes),
    brows: pen.oneOf(browShapes),
    nose: pen.oneOf(noses),
    tilt: pen.between(-4.5, 4.5),
    width: Number(pen.between(0.95, 1.05).toFixed(2)),
    glasses: pen.chance() > 0.72 ? pen.oneOf(['round', 'square'] as const) : 'none',
    beard: build === 'short' ? pen.oneOf(['none', 'full'] as const) : 'none',
  }
}

/** Draws the beard, the eyes, the nose and the mouth. */
export function features(pen: Pen, face: Face, colours: Colours): string {
  const { tone, hair, isLong } = colours
  const iris = pen.oneOf(tone < '#b' ? ['#2d1a12', '#3c2415'] : ['#3c2415', '#24404c', '#3f4d2c'])
  const lips = mixed(tone, isLong ? '#b4263f' : '#9a4a48', 0.46)
  return (
    beard(face.beard, hair) +
    brows(face.brows, mixed(hair, '#1a0f0c', 0.3), isLong) +
    eye(face.eyes, iris, isLong) +
    mirrored(eye(face.eyes, iris, isLong)) +
    // Light comes from the same side in both eyes.
    light(166) +
    light(234) +
    nose(face.nose, tone) +
    mouth(face.mouth, lips)
  )
}

const mirrored = (shapes: string): string => `<g transform="translate(400 0) scale(-1 1)">${shapes}</g>`

const light = (x: number): string => oval(x - 2.4, 194.9, 1.9, 1.9, '#ffffff')

/** Draws the left eye; its outer corner is on the left. */
function eye(shape: Face['eyes'], iris: string, isLong: boolean): string {
  const lashes = isLong ? 3.4 : 2.4
  const [white, ink] = ['#fffaf4', '#180e0c']
  const pupil = (y: number, size: number) =>
    oval(166, y, size, size, iris) + oval(166, y, size * 0.46, size * 0.48, '#0c0709')
  if (shape === 'almond')
    return (
      path('M149.5 198Q164 184 181 200Q166 211 149.5 198Z', white) +
      pupil(197.5, 7.4) +
      line('M149 198Q164 183 181.5 200.5', ink, lashes) +
      (isLong ? line('M150 197.5L146 194.5', ink, 2.2) : '')
    )
  if (shape === 'smiling')
    return (
      path('M150 201Q166 185 182 201Q166 205 150 201Z', white) +
      pupil(197, 6.6) +
      line('M150 201Q166 184 182 201', ink, lashes)
    )
  return (
    path('M151 199q15-15 30 0-15 11-30 0z', white) +
    pupil(197.5, 8) +
    line('M150 199q16-17 32 0', ink, lashes)
  )
}

function brows(shape: Face['brows'], colour: string, isLong: boolean): string {
  const width = isLong ? 4.6 : 6.4
  const lines: Record<Face['brows'], string> = {
    soft: 'M147 177q18-12 37-2',
    straight: 'M147 175q20-5 38 0',
    arched: 'M146 179q10-15 38-7',
  }
  const left = line(lines[shape], colour, width, 0.92)
  return left + mirrored(left)
}

function nose(shape: Face['nose'], tone: string): string {
  const shade = darker(tone, 0.34)
  const shine = oval(197, 222, 6, 4, '#ffffff', 0.2)
  const lines: Record<Face['nose'], string> = {
    side: line('M203 200q3 16 8 27-2 9-20 6', shade, 3, 0.7),
    round: line('M188 223q12 11 24 0', shade, 3, 0.7),
    straight: line('M196 196q-2 18-8 30 1 6 20 5', shade, 3, 0.7),
  }
  return lines[shape] + shine
}

function mouth(shape: Face['mouth'], lips: string): string {
  const [dark, ink] = [darker(lips, 0.4), darker(lips, 0.46)]
  const shapes: Record<Face['mouth'], () => string> = {
    closed: () =>
      path(
        'M170 253Q188 257 194 255.5Q200 259 206 255.5Q212 257 230 253Q221 272 200 273Q179 272 170 253Z',
        lips,
      ) +
      line('M169 252Q200 272 231 252', ink, 2.4) +
      oval(200, 268, 10, 1.8, '#ffffff', 0.18),
    slight: () =>
      path('M182 262Q204 277 221 259Q204 268 182 262Z', lips) + line('M176 258Q203 270 228 253', ink, 3),
    open: () =>
      path('M170 252q30 7 60 0-8 25-30 25t-30-25z', dark) +
      path('M175 254q25 6 50 0-5 11-25 11t-25-11z', '#ffffff', 0.92) +
      line('M170 252q30 8 60 0', darker(lips, 0.3), 2.4),
    laugh: () =>
      path('M167 249q33 8 66 0-6 36-33 36t-33-36z', darker(lips, 0.55)) +
      path('M172 251q28 7 56 0-2 10-28 11-26-1-28-11z', '#ffffff', 0.94) +
      path('M182 277q18-12 36 0-8 8-18 8t-18-8z', '#d9737a') +
      line('M167 249q33 9 66 0', darker(lips, 0.3), 2.4),
  }
  return shapes[shape]()
}

function beard(kind: Face['beard'], hair: string): string {
  if (kind === 'none') return ''
  return path(
    'M125 206c2 66 30 104 75 104s73-38 75-104c-10 24-24 36-42 34-18-9-48-9-66 0-18 2-32-10-42-34z',
    hair,
    0.9,
  )
}

/** Draws glasses. */
export function glasses(kind: 'round' | 'square'): string {
  const radius = kind === 'round' ? 20 : 9
  const lens = (x: number) =>
    `<rect x="${x}" y="178" width="52" height="${kind === 'round' ? 42 : 38}" rx="${radius}"/>`
  return `<g fill="#ffffff" fill-opacity=".14" stroke="#2a2026" stroke-width="4.4">${lens(140)}${lens(208)}</g>${line('M192 192q8-6 16 0', '#2a2026', 4.4)}`
}
