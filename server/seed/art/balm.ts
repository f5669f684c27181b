import { grip } from './hands.ts'
import {
  box,
  darker,
  inMiddle,
  lighter,
  line,
  mirrored,
  moved,
  oval,
  type Pen,
  path,
  placed,
  shadow,
  turned,
} from './pen.ts'
import { type Looks, skinOf } from './portrait.ts'
import { room, rooms } from './room.ts'
import { type Pair, sunbeam, surface } from './still.ts'
import { ribs, stitches } from './wool.ts'

interface Winter {
  ground: Pair
  wool: string
  band: string
  balm: string
}

const winters: readonly Winter[] = [
  { ground: ['#b98a5f', '#7d5334'], wool: '#b8403c', band: '#fbf0e0', balm: '#f0c878' },
  { ground: ['#dfe3ea', '#a4adbd'], wool: '#2f5f7a', band: '#f4f0e6', balm: '#f4c9b0' },
  { ground: ['#e6d2b8', '#b8946a'], wool: '#3f6b50', band: '#f6ecd8', balm: '#f2d486' },
  { ground: ['#6a5a6e', '#3c3044'], wool: '#d98a3c', band: '#fff2de', balm: '#f0b8b0' },
  { ground: ['#cbd8d4', '#86a09a'], wool: '#7a3f6a', band: '#f6eaf0', balm: '#e8cf8a' },
]

/** A knitted mitten from above, its cuff below. */
function mitten(pen: Pen, wool: string, band: string): string {
  const cloth = pen.linear([lighter(wool, 0.2), wool, darker(wool, 0.3)], [0, 0], [1, 0.5])
  const shape = 'M-20 26C-22 4 -24 -20 -18 -34C-12 -48 12 -48 18 -34C23 -22 21 4 20 26Z'
  const stars = [-13, 0, 13].map((x) =>
    line(`M${x} -7V5M${x - 5} -4L${x + 5} 2M${x + 5} -4L${x - 5} 2`, band, 1.6),
  )
  return (
    shadow(pen, 8, 6, 36, 52, 0.55) +
    path('M12 20C20 12 24 0 31 -8C38 -13 44 -6 41 2C37 12 28 22 19 28Z', cloth) +
    line(
      'M23 18l-2 -3M26 15l-2 -3M28.6 11.4l-2 -3M31 7.6l-2.4 -2.6M33.4 3.6l-2.4 -2.6M35.6 -0.6l-2.4 -2.6M27 19l2 -1M31 14l2.6 -1M34.4 9l2.6 -1M37 4l2.6 -1',
      darker(wool, 0.5),
      0.8,
      0.4,
    ) +
    path(shape, cloth) +
    stitches([-18, -33, 36, 57], 3, darker(wool, 0.5), 0.4) +
    stitches([-12, -39, 24, 6], 3, darker(wool, 0.5), 0.4) +
    path('M-22 -15Q0 -12 21.4 -15V-12Q0 -9 -22 -12ZM-21.4 10Q0 13 20.6 10V13Q0 16 -21.2 13Z', band) +
    stars.join('') +
    ribs(pen, [-21, 24, 42, 17], wool) +
    path('M-21 29H21V32.4H-21Z', band, 0.95)
  )
}

/** A flat round tin from above: its rim of metal around `inside`. */
const tin = (pen: Pen, r: number, inside: string): string =>
  shadow(pen, 5, 7, r * 1.34, r * 1.3, 0.6) +
  oval(0, 0, r, r, pen.linear(['#ffffff', '#b9bdc6', '#6f7480'], [0.1, 0], [0.9, 1])) +
  oval(0, 0, r - 1.6, r - 1.6, pen.linear(['#878c98', '#f2f4f6'], [0.1, 0], [0.9, 1])) +
  inside

/** An open tin of lip balm beside a mitten, seen from above. */
export function lipBalm(pen: Pen): string {
  const { ground, wool, band, balm } = pen.ofVariant(winters)
  const open =
    oval(0, 0, 20, 20, darker(balm, 0.4)) +
    oval(0.6, 0.8, 19.2, 19, pen.radial([lighter(balm, 0.55), balm, darker(balm, 0.16)], 0.36, 0.34, 0.75)) +
    turned(
      -36,
      0,
      0,
      oval(0, 0.6, 13, 7, pen.linear([darker(balm, 0.2), darker(balm, 0.05), lighter(balm, 0.4)])) +
        oval(1, 1.6, 11, 5, pen.linear([darker(balm, 0.12), lighter(balm, 0.16)])) +
        path('M9 -6C14 -5 16 0 14 4C18 2 18 -6 9 -6Z', lighter(balm, 0.6)),
    ) +
    path('M-18 -3A18 18 0 0 1 -4 -17.6A20 20 0 0 0 -18 -3Z', '#ffffff', 0.8)
  const cover =
    oval(0, 0, 20.4, 20.4, pen.linear([lighter(wool, 0.5), lighter(wool, 0.16)], [0, 0], [1, 1])) +
    oval(0, 0, 17, 17, band) +
    path('M-9 0C-5 -5 -2 -5 0 -3C2 -5 5 -5 9 0C5 5.6 -5 5.6 -9 0Z', wool) +
    line('M-9 0Q-4 1.6 0 0.6Q4 1.6 9 0', darker(wool, 0.4), 0.8) +
    box(-7, 9, 14, 1.3, wool, 0.6) +
    box(-4.4, -10, 8.8, 1.1, wool, 0.5)
  const planks = [-44, -12, 20, 52].map((y) => line(`M-120 ${y}H120`, darker(ground[1], 0.4), 0.7, 0.4))
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      planks.join('') +
        moved(-11, 2, mirrored(mitten(pen, wool, band)), { turn: -13, scale: 0.94 }) +
        moved(30, -27, tin(pen, 21, cover)) +
        moved(23, 20, tin(pen, 23, open)),
    ) +
    sunbeam(pen, 0.15)
  )
}

/** The length of hair that a strand has gone, from 0 at the crown to 1, as a point; `t` is its side, from -1 to 1. */
function hairAt(t: number, s: number): string {
  const dome = s < 0.24 ? Math.sqrt(1 - (1 - s / 0.24) ** 2) : 1
  const wide = (22 + 4.5 * Math.sin(Math.max(0, s - 0.3) * 4)) * dome * (s > 0.8 ? 1 - (s - 0.8) * 1.5 : 1)
  const wave = (1.7 * Math.sin(s * 13 + t * 1.2) + Math.sin(s * 23 + t * 4) * 0.5) * Math.max(0, s - 0.2)
  return `${(t * wide + wave).toFixed(1)} ${(-95 + s * (94 - 15 * t * t + 1.3 * Math.sin(t * 13))).toFixed(1)}`
}

const steps = Array.from({ length: 29 }, (_, n) => (n / 28) ** 1.7)
const strandOf = (t: number, first = 2): string =>
  `M${steps
    .slice(first)
    .map((s) => hairAt(t, s))
    .join('L')}`

/** Light on the hair between two lengths. */
function sheen(pen: Pen, from: number, to: number, strength: number): string {
  return Array.from({ length: 44 }, (_, n) => {
    const t = -0.9 + n * 0.04
    const [start, end] = [from + pen.between(0, 0.1), to - pen.between(0, 0.1)]
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => hairAt(t, start + (end - start) * part))
    return line(`M${points.join('L')}`, '#fff6de', 2.2, Math.max(0, strength * (1 - Math.abs(t + 0.28))))
  }).join('')
}

/** The long fair hair of a person who is seen from behind. */
function hairFromBehind(pen: Pen): string {
  const hair = '#dcae64'
  const ends = Array.from({ length: 25 }, (_, n) => hairAt(n / 12 - 1, 1))
  const right = steps.toReversed().map((s) => hairAt(1, s))
  const strands = Array.from({ length: 58 }, (_, n) => {
    const t = -0.98 + (n / 57) * 1.96
    const light = t < 0.35
    const colour = n % 3 === 0 ? darker(hair, light ? 0.26 : 0.42) : lighter(hair, light ? 0.34 : 0.1)
    return line(strandOf(t), colour, pen.between(0.5, 1.2), pen.between(0.12, 0.34))
  })
  const locks = [-0.72, -0.38, -0.05, 0.3, 0.62].map((t) => line(strandOf(t), darker(hair, 0.34), 1.6, 0.26))
  return (
    path(
      `${strandOf(-1, 0)}L${[...ends, ...right].join('L')}Z`,
      pen.linear([darker(hair, 0.08), lighter(hair, 0.34), hair, darker(hair, 0.45)], [0, 0.2], [1, 0.4]),
    ) +
    strands.join('') +
    locks.join('') +
    sheen(pen, 0.1, 0.36, 0.17) +
    sheen(pen, 0.5, 0.76, 0.1)
  )
}

/** A brush from the side at 0, 0, its bristles in the hair on the left. */
function brushFromTheSide(pen: Pen): string {
  const wood = pen.linear(['#e8b47c', '#b67a48', '#7c4a28'], [0, 0], [1, 0])
  const bristles = Array.from({ length: 17 }, (_, n) => {
    const y = -36.6 + n * 1.75
    return line(`M-2 ${y}L${-11 + Math.abs(n - 8) * 0.2} ${y - 0.8}`, '#4a342a', 0.7, 0.8)
  })
  return (
    shadow(pen, -3, -22, 12, 22, 0.45) +
    bristles.join('') +
    path('M-2 -38C-4.4 -34 -4.4 -12 -2 -8L0 -8V-38Z', '#d98a7a') +
    path(
      'M-2.6 6L-1 -6C-2.4 -12 -2.4 -34 -1 -39C2 -43 6 -40 6.4 -34C7 -24 6 -12 4 -6L4 16Q0.6 20 -2.6 16Z',
      wood,
    ) +
    line('M1.6 -37C3.4 -30 3.4 -18 2 -9', '#fff0d8', 1, 0.5)
  )
}

/** A raised right arm from behind, whose hand pulls a brush through the hair. */
function brushingArm(pen: Pen, looks: Looks, robe: string): string {
  const skin = skinOf(looks)
  const cloth = pen.linear([lighter(robe, 0.12), robe, darker(robe, 0.34)], [0, 0], [1, 0.6])
  return (
    moved(31, -45, grip(pen, looks, robe).front, { turn: -4, scale: 0.78 }) +
    path(
      'M43 -57C50 -58 56 -54 58.4 -47L65 -26L48 -20L43.4 -33Q40 -45 43 -57Z',
      pen.linear(
        [
          [0, skin, 1],
          [0.5, skin, 1],
          [1, darker(skin, 0.26), 1],
        ],
        [0.1, 0],
        [1, 0.45],
      ),
    ) +
    line('M43.4 -33L48 -20M52 -56.4Q56.6 -53 58.4 -47L65 -26', darker(skin, 0.3), 0.6, 0.7) +
    path('M43 -22C49 -29 57 -31 65 -29C70 -18 74 -8 74 3C72 14 58 15 52 7C48 -5 45 -13 43 -22Z', cloth) +
    path('M42 -23.6C48 -31.4 57 -34 65.4 -31.4L67 -25.4C59 -27.4 51 -25.4 45 -18Z', lighter(robe, 0.34))
  )
}

/** A person from behind who brushes long hair. */
export function brushing(pen: Pen, looks: Looks): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const robe = pen.ofVariant(['#f3ede4', '#c98a7a', '#7fa0a8', '#e6c98a', '#a99bc4'])
  const skin = skinOf(looks)
  const scale = Math.min(1.2, h / u / 100)
  return (
    room(pen, place, 1.05) +
    placed(
      { ...pen, unit: u * scale },
      w / 2 - u * 7,
      h,
      shadow(pen, 14, -40, 60, 70, 0.35) +
        path('M-11 -46H11V-24H-11Z', darker(skin, 0.2)) +
        path(
          'M-48 4C-47 -20 -36 -30 -13 -36Q0 -32 13 -36C36 -30 46 -20 47 4Z',
          pen.linear([lighter(robe, 0.3), robe, darker(robe, 0.34)], [0, 0], [1, 0.5]),
        ) +
        path('M-14 -36Q0 -31 14 -36L17 -30Q0 -24 -17 -30Z', lighter(robe, 0.24)) +
        line('M-36 4Q-36 -10 -32 -20M36 4Q36 -8 33 -16', darker(robe, 0.4), 0.9, 0.4) +
        path(
          'M4 -32C30 -32 44 -26 52 -22L66 -10C70 4 62 10 50 9L4 9Z',
          pen.linear([robe, darker(robe, 0.12), darker(robe, 0.42)], [0, 0], [1, 0.2]),
        ) +
        moved(30.4, -47, brushFromTheSide(pen), { turn: -4 }) +
        hairFromBehind(pen) +
        brushingArm(pen, looks, robe),
    )
  )
}
