import { pinch } from './hands.ts'
import {
  box,
  darker,
  glow,
  inMiddle,
  lighter,
  line,
  moved,
  oval,
  type Pen,
  path,
  shadow,
  turned,
} from './pen.ts'
import type { Looks } from './portrait.ts'
import { leaf } from './room.ts'
import { cylinder, type Pair, sunbeam, surface } from './still.ts'

interface Bathroom {
  ground: Pair
  jar: string
  lid: string
  sleeve: string
  cloth: string
}

const bathrooms: readonly Bathroom[] = [
  { ground: ['#d6d8c4', '#98a184'], jar: '#fbf1e4', lid: '#8f4a3c', sleeve: '#f7efe4', cloth: '#fff4e6' },
  { ground: ['#cfe0da', '#86aaa2'], jar: '#f7f4ec', lid: '#2f6258', sleeve: '#f3e3c8', cloth: '#f6f1e4' },
  { ground: ['#dcd6ea', '#a299c4'], jar: '#f4f0fa', lid: '#544884', sleeve: '#f5e6d6', cloth: '#faf4ff' },
  { ground: ['#f3dfae', '#d0a458'], jar: '#fff6e4', lid: '#a2602c', sleeve: '#4f6d8a', cloth: '#fffaf0' },
  { ground: ['#cddcec', '#85a3c4'], jar: '#f4f7fa', lid: '#2f4f7a', sleeve: '#f0d9c8', cloth: '#ffffff' },
]

/** An open jar from above, with a whirl on the cream. */
function openJar(pen: Pen, jar: string): string {
  const turns = Array.from({ length: 156 }, (_, n) => {
    const [turn, out] = [n * 0.12, 3 + n * 0.12]
    return `${n ? 'L' : 'M'}${(Math.cos(turn) * out).toFixed(1)} ${(Math.sin(turn) * out).toFixed(1)}`
  }).join('')
  return (
    shadow(pen, 7, 9, 41, 40, 0.6) +
    oval(0, 0, 31, 31, pen.linear([lighter(jar, 0.5), jar, darker(jar, 0.4)], [0.1, 0], [0.9, 1])) +
    oval(0, 0, 29.4, 29.4, pen.linear([darker(jar, 0.2), lighter(jar, 0.4)], [0.1, 0], [0.9, 1])) +
    oval(0, 0, 26.4, 26.4, darker(jar, 0.36)) +
    oval(0.8, 1, 25.4, 25.2, pen.radial(['#ffffff', '#fff9f0', '#ecd9c6'], 0.4, 0.36, 0.72)) +
    moved(0.6, 0.8, line(turns, '#d3bba4', 3, 0.5)) +
    moved(-0.4, -0.5, line(turns, '#ffffff', 2, 0.95)) +
    path('M-30 -4A30 30 0 0 1 -4 -30A31 31 0 0 0 -30 -4Z', '#ffffff', 0.9)
  )
}

/** The lid of a jar from above. */
const jarLid = (pen: Pen, colour: string): string =>
  shadow(pen, 5, 7, 27, 26, 0.55) +
  oval(0, 0, 20, 20, pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.45)], [0, 0], [1, 1])) +
  oval(0, 0, 17.6, 17.6, pen.linear([lighter(colour, 0.08), lighter(colour, 0.26)], [0, 0], [1, 1])) +
  line('M0 9V-7', '#fff6e8', 0.9, 0.9) +
  [-4, 0, 4].map((y) => leaf(0, y + 2, 7, 2, -38, '#fff6e8') + leaf(0, y + 2, 7, 2, 218, '#fff6e8')).join('')

/** A hand that takes a little cream out of a jar with a spatula. */
export function creamJar(pen: Pen, looks: Looks): string {
  const { ground, jar, lid, sleeve, cloth } = pen.ofVariant(bathrooms)
  const hold = pinch(pen, looks, sleeve)
  const wood = pen.linear(['#f0d2a2', '#cf9f62', '#a87840'], [0, 0], [1, 0])
  const spatula =
    path('M-1.7 -46Q0 -48.4 1.7 -46L1.9 -8C6.4 -4 6 8 4.6 12Q0 16 -4.6 12C-6 8 -6.4 -4 -1.9 -8Z', wood) +
    path('M-6.4 5C-8 -1 -4 -4 0 -5C5 -5 7.6 0 6.4 6C6 13 3 16.6 0 16.6C-4 16.4 -6 12 -6.4 5Z', '#d9c2aa') +
    path(
      'M-6.4 4C-8 -2 -4 -5 0 -6C5 -6 7.6 -1 6.4 5C6 12 3 15.6 0 15.6C-4 15.4 -6 11 -6.4 4Z',
      pen.radial(['#ffffff', '#fffaf2', '#eddcca'], 0.35, 0.35, 0.8),
    ) +
    line('M-2.6 8Q-4 1 1 -1.4Q4 0 3 5', '#dac4ae', 1, 0.8)
  const twig = [0, 1, 2, 3].map(
    (n) =>
      leaf(-30 + n * 9, 44 - n * 1.5, 12, 4.2, -46, '#7f9f86') +
      leaf(-32 + n * 9, 44 - n * 1.5, 11, 4, 40, '#698b74'),
  )
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(
        -14,
        0,
        0,
        shadow(pen, -40, 8, 52, 70, 0.35) +
          box(
            -120,
            -60,
            108,
            132,
            pen.linear([lighter(cloth, 0.4), darker(cloth, 0.12)], [0, 0], [1, 1]),
            1,
          ) +
          line('M-15 -58V70M-19 -58V70', darker(lid, 0.05), 0.7, 0.5) +
          line('M-60 -60Q-52 -10 -62 72M-36 -60Q-44 10 -34 72', darker(cloth, 0.3), 1, 0.25),
      ) +
        moved(-28, -27, jarLid(pen, lid)) +
        line('M-38 45Q-18 43 6 39', '#6b7f62', 1) +
        twig.join('') +
        moved(-2, 12, openJar(pen, jar)) +
        shadow(pen, 40, 4, 40, 20, 0.3) +
        shadow(pen, 4, 18, 9, 8, 0.3) +
        moved(21, -17, hold.behind) +
        moved(0, 10, spatula, { turn: 40 }) +
        moved(21, -17, hold.front),
    ) +
    sunbeam(pen, 0.16)
  )
}

const sills = [
  {
    sky: ['#cfe4f2', '#f6ead6', '#a9c49a'],
    frame: '#fbf8f2',
    water: '#8fc7c2',
    label: '#2f6b68',
    cloth: '#f4e2cc',
  },
  {
    sky: ['#f7dcc6', '#fbefdc', '#b5bf92'],
    frame: '#fdf6ee',
    water: '#f0a99a',
    label: '#a04a48',
    cloth: '#f6e4da',
  },
  {
    sky: ['#c4d8ee', '#e4ecf4', '#8fae98'],
    frame: '#f4f5f6',
    water: '#9fb9e4',
    label: '#35508f',
    cloth: '#dfe6f0',
  },
  {
    sky: ['#bfe0dc', '#f4f0d8', '#9ab87c'],
    frame: '#fbf9ee',
    water: '#b9cf7c',
    label: '#4f6b2c',
    cloth: '#f0ead2',
  },
  {
    sky: ['#cbbfe2', '#f4d9d4', '#8d94a8'],
    frame: '#f8f2f4',
    water: '#c9a0cc',
    label: '#6a3f78',
    cloth: '#ecdcea',
  },
] as const

/** A window with hedges behind it, whose sill is at 26 units. */
function windowPane(pen: Pen, [high, low, green]: readonly [string, string, string], frame: string): string {
  const bushes = Array.from({ length: 15 }, (_, n) =>
    oval(
      -112 + n * 16,
      pen.between(14, 24),
      pen.between(12, 19),
      pen.between(12, 20),
      pen.oneOf([green, lighter(green, 0.2), darker(green, 0.14)]),
      0.75,
    ),
  )
  const bar = pen.linear([lighter(frame, 0.5), frame, darker(frame, 0.26)], [0, 0], [1, 0])
  return (
    box(-120, -90, 240, 120, pen.linear([high, low])) +
    glow(pen, -46, -40, 60, '#fffbe8', 0.95) +
    path('M30 10V-8L44 -20L58 -8V10Z', darker(low, 0.22), 0.5) +
    path('M56 12V-14L72 -26L88 -14V12Z', darker(low, 0.3), 0.45) +
    bushes.join('') +
    [-72, 38].map((x) => box(x, -90, 6, 118, bar)).join('') +
    box(-120, -36, 240, 4.6, pen.linear([lighter(frame, 0.5), darker(frame, 0.2)])) +
    box(-120, 19, 240, 7, pen.linear([lighter(frame, 0.3), darker(frame, 0.16)]))
  )
}

/** A bottle of clear toner in front of the light. */
function tonerBottle(pen: Pen, water: string, label: string): string {
  const glass = pen.linear([lighter(water, 0.65), lighter(water, 0.85), lighter(water, 0.4)], [0, 0], [1, 0])
  const liquid = pen.linear(
    [darker(water, 0.06), lighter(water, 0.45), water, darker(water, 0.25)],
    [0, 0],
    [1, 0],
  )
  return (
    path(
      'M-16 42V-8C-16 -16 -6 -15 -6 -21V-25H6V-21C6 -15 16 -16 16 -8V42Q16 46 12 46H-12Q-16 46 -16 42Z',
      glass,
      0.86,
    ) +
    path('M-14.4 41V-2Q0 1 14.4 -2V41Q14.4 44.4 11 44.4H-11Q-14.4 44.4 -14.4 41Z', liquid, 0.92) +
    oval(0, -2, 14.4, 2.2, lighter(water, 0.55)) +
    box(-7.4, -40, 14.8, 17, cylinder(pen, label), 1.6) +
    line('M-4 -38V-25M0 -38V-25M4 -38V-25', '#ffffff', 0.5, 0.25) +
    box(-11.4, 8, 22.8, 26, '#fffdf6', 1) +
    oval(0, 16, 3.2, 3.2, label) +
    box(-7, 23, 14, 1.6, label, 0.8) +
    box(-4.6, 27, 9.2, 1.1, label, 0.5) +
    box(-13.6, -6, 2.2, 46, '#ffffffb0', 1.1) +
    line('M14.6 -4V40', '#ffffff', 0.7, 0.5)
  )
}

/** A bottle of toner and cotton pads on the sill of a window. */
export function tonerPads(pen: Pen): string {
  const { width: w, height: h } = pen
  const { sky, frame, water, label, cloth } = pen.ofVariant(sills)
  const pad = (x: number, y: number) =>
    path(
      `M${x - 17} ${y}v2.6A17 4.6 0 0 0 ${x + 17} ${y + 2.6}v-2.6Z`,
      pen.linear(['#e4dbd0', '#fffdf8', '#cfc3b6'], [0, 0], [1, 0]),
    ) +
    oval(x, y, 17, 4.6, pen.linear(['#ffffff', '#f1ebe2'], [0, 0], [1, 0])) +
    oval(x, y, 13.4, 3.4, '#e3dace', 0.6) +
    oval(x, y + 0.2, 12.6, 3, '#fbf8f2')
  const stack = [0, 0.9, -0.7, 0.5, -0.4].map((aside, n) => pad(27 + aside, 35 - n * 4.6))
  return (
    box(0, 0, w, h, sky[1]) +
    inMiddle(
      pen,
      windowPane(pen, sky, frame) +
        path('M-120 26H120V90H-120Z', pen.linear([lighter(cloth, 0.5), cloth, darker(cloth, 0.3)])) +
        path('M-120 26H120V27H-120Z', '#ffffff', 0.8) +
        path('M-70 27L-34 90H-2L-52 27ZM-20 27L34 90H66L0 27Z', '#ffffff', 0.28) +
        shadow(pen, -10, 46.4, 30, 4.4, 0.6) +
        path('M-31 45L-24 66H14L1 45Z', water, 0.4) +
        shadow(pen, 34, 47, 30, 5, 0.45) +
        moved(-15, 0, tonerBottle(pen, water, label)) +
        oval(27, 41, 23, 5.6, darker(label, 0.1)) +
        oval(27, 39.6, 23, 5.6, pen.linear([lighter(label, 0.4), lighter(label, 0.12)], [0, 0], [1, 0])) +
        oval(27, 40, 19, 4.2, darker(label, 0.2), 0.4) +
        stack.join(''),
    )
  )
}
