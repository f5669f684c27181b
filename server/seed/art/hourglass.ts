import {
  box,
  darker,
  fitted,
  framed,
  glow,
  lighter,
  line,
  moved,
  oval,
  type Pen,
  path,
  shadow,
} from './pen.ts'
import { cylinder, slab, sunbeam } from './still.ts'

const evenings = [
  { wall: ['#3f5a7a', '#1c2a44'], wood: ['#8a5f40', '#472c1e'], sand: '#f0b84a', pad: '#e8734a' },
  { wall: ['#6b4a7a', '#2c1f40'], wood: ['#94624a', '#4c2e28'], sand: '#ff9a8a', pad: '#6fc0b4' },
  { wall: ['#3f6b60', '#182f2c'], wood: ['#a5754a', '#563822'], sand: '#f7d27a', pad: '#d9567a' },
  { wall: ['#7a4a4a', '#351d24'], wood: ['#8f5a3f', '#48281c'], sand: '#8fd0e0', pad: '#f0b43a' },
  { wall: ['#4a4f8a', '#20234a'], wood: ['#80583f', '#40281e'], sand: '#b8e08a', pad: '#f08a5a' },
] as const

/** An hourglass on a table in the evening, with a controller put down beside it. */
export function hourglass(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { wall, wood, sand, pad } = pen.ofVariant(evenings)
  const brass = cylinder(pen, '#c9954a')
  const spots = Array.from({ length: 14 }, () =>
    oval(
      w * pen.chance(),
      h * 0.6 * pen.chance(),
      u * pen.between(2, 5),
      u * pen.between(2, 5),
      sand,
      pen.between(0.06, 0.16),
    ),
  )
  const glassShape =
    'M-17 -50H17C17 -32 4 -22 2 -16C4 -10 17 0 17 20H-17C-17 0 -4 -10 -2 -16C-4 -22 -17 -32 -17 -50Z'
  const controller =
    shadow(pen, 0, 13, 26, 4, 0.6) +
    path(
      'M-14 -9H14C24 -9 27 6 25 11C22 15 17 9 12 6H-12C-17 9 -22 15 -25 11C-27 6 -24 -9 -14 -9Z',
      slab(pen, pad),
    ) +
    path('M-14 -9H14C19 -9 22 -5 23 -1C14 -5 -14 -5 -23 -1C-22 -5 -19 -9 -14 -9Z', lighter(pad, 0.35), 0.7) +
    box(-17.4, -2, 8, 2.6, '#2b2630', 0.6) +
    box(-14.7, -4.7, 2.6, 8, '#2b2630', 0.6) +
    oval(13.4, -4, 1.7, 1.7, '#fff6e0') +
    oval(13.4, 2, 1.7, 1.7, '#fff6e0') +
    oval(10.4, -1, 1.7, 1.7, '#fff6e0') +
    oval(16.4, -1, 1.7, 1.7, '#fff6e0') +
    oval(-5, 3.4, 3, 2.6, '#2b2630') +
    oval(5, 3.4, 3, 2.6, '#2b2630')
  return (
    box(0, 0, w, h, pen.linear([wall[0], wall[1]], [0, 0], [0.8, 1])) +
    spots.join('') +
    glow(pen, w * 0.42, h * 0.4, u * 56, sand, 0.45) +
    box(0, h * 0.72, w, h * 0.28, pen.linear(wood)) +
    box(0, h * 0.72, w, u * 0.8, lighter(wood[0], 0.35)) +
    fitted(
      pen,
      108,
      40,
      framed(
        pen,
        0.92,
        moved(
          -14,
          8,
          shadow(pen, 0, 30, 32, 5, 0.65) +
            box(-24, 21, 48, 7, brass, 2) +
            box(-21, -54, 3.6, 76, brass) +
            box(17.4, -54, 3.6, 76, brass) +
            path(glassShape, '#ffffff', 0.2) +
            path(
              'M-13 -36C-9 -27 -3 -22 -1.4 -16H1.4C3 -22 9 -27 13 -36Q0 -33 -13 -36Z',
              pen.linear([lighter(sand, 0.3), sand]),
            ) +
            box(-0.6, -17, 1.2, 30, sand) +
            path(
              'M-16.6 20C-15 15 -8 12 0 7C8 12 15 15 16.6 20Z',
              pen.linear([lighter(sand, 0.3), darker(sand, 0.2)]),
            ) +
            line(glassShape, '#ffffff', 0.9, 0.6) +
            path('M-13 -47C-13 -36 -8 -29 -5 -25C-9 -34 -9.6 -40 -9.4 -47Z', '#ffffff', 0.6) +
            path('M-12 17C-12 6 -6 -2 -4 -5C-7 4 -8 10 -8.4 17Z', '#ffffff', 0.5) +
            box(-24, -59, 48, 7, brass, 2),
        ) + moved(33, 30, controller, { turn: -4 }),
      ),
    ) +
    sunbeam(pen, 0.05)
  )
}
