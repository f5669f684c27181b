import { palettes } from './beauty.ts'
import { backOfHand, pinch } from './hands.ts'
import {
  box,
  darker,
  fitted,
  framed,
  glow,
  inMiddle,
  lighter,
  line,
  moved,
  oval,
  type Pen,
  path,
  placed,
  shadow,
  turned,
} from './pen.ts'
import type { Looks } from './portrait.ts'
import { sunbeam } from './still.ts'

const washes = [
  { wall: ['#f7c9b4', '#e08f78', '#b9594f'], glass: '#9a4a1c', sleeve: '#fbefe2', paper: '#fff3e6' },
  { wall: ['#f9dcd2', '#eea793', '#c46a5c'], glass: '#7d3a1c', sleeve: '#7f3348', paper: '#fff6ee' },
  { wall: ['#e6dcf0', '#b9a2d2', '#7a62a4'], glass: '#4b3a8a', sleeve: '#f6efe6', paper: '#f8f2ff' },
  { wall: ['#d8ece2', '#93c4ae', '#4f8a78'], glass: '#2f5a48', sleeve: '#f3d9a8', paper: '#f4fbf4' },
  { wall: ['#f6e3b8', '#e6b85e', '#b97f2c'], glass: '#8a4a1c', sleeve: '#3f5a80', paper: '#fff8e6' },
] as const

/** A hand that lets a drop of serum fall from a pipette into its bottle. */
export function serum(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { wall, glass, sleeve, paper } = pen.ofVariant(washes)
  const hold = pinch(pen, looks, sleeve)
  const amber = pen.linear(
    [darker(glass, 0.3), lighter(glass, 0.42), glass, darker(glass, 0.5)],
    [0, 0],
    [1, 0],
  )
  const pipette =
    path('M-2 8H2L1.4 27Q0 30 -1.4 27Z', pen.linear(['#ffffff', '#f7e6d6', '#d9c2ae'], [0, 0], [1, 0])) +
    box(-1, 14, 2, 12, '#f0a73c', 0.8) +
    box(-6, 3, 12, 7, pen.linear(['#5a4a4a', '#b9a8a4', '#2c2022'], [0, 0], [1, 0]), 1) +
    path('M-4.4 3V-10C-4.4 -17 4.4 -17 4.4 -10V3Z', pen.linear(['#54414a', '#2a1c22'], [0, 0], [1, 0]))
  return (
    box(0, 0, w, h, pen.linear(wall, [0, 0], [0.7, 1])) +
    fitted(
      pen,
      120,
      46,
      oval(0, 2, 43, 43, pen.linear([lighter(wall[0], 0.4), lighter(wall[1], 0.1)], [0, 0], [0.6, 1])) +
        glow(pen, -0.3, -0.3, 0.44, '#ffffff', 0.5) +
        path('M-120 44H120V90H-120Z', pen.linear([lighter(wall[1], 0.2), darker(wall[2], 0.16)])) +
        shadow(pen, 8, 45, 34, 6, 0.55) +
        path('M-17 42V14C-17 7 -9 6 -9 0V-3H9V0C9 6 17 7 17 14V42Q17 46 12 46H-12Q-17 46 -17 42Z', amber) +
        oval(0, -3, 9, 2.2, darker(glass, 0.4)) +
        oval(0, -3, 7.4, 1.5, '#2b1210') +
        box(-13.4, 16, 26.8, 22, paper, 0.8) +
        oval(0, 22.6, 2.8, 2.8, wall[2]) +
        box(-7, 28, 14, 1.5, wall[2], 0.7) +
        box(-4.6, 31.8, 9.2, 1, '#bfa594', 0.5) +
        box(-14.8, 12, 2.4, 28, '#ffffff66', 1.2) +
        path('M0 -11.4C2.4 -8 2.6 -5.4 0 -5.2C-2.6 -5.4 -2.4 -8 0 -11.4Z', '#f7b24c') +
        oval(-0.7, -7, 0.6, 0.8, '#ffffff', 0.8) +
        moved(
          0,
          -43,
          turned(-14, 0, -4, moved(3, -4, hold.behind)) +
            pipette +
            turned(-14, 0, -4, moved(3, -4, hold.front)),
        ),
    ) +
    path(`M0 ${h * 0.56}L${w * 0.6} 0H${w * 0.86}L${w * 0.06} ${h}H0Z`, '#fff6e6', 0.1)
  )
}

/** The back of a hand with a curl of cream, beside its tube. */
export function handCream(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { wall, sleeve, glass } = pen.ofVariant(washes)
  const cream = pen.radial(['#ffffff', '#fdf5ea', '#e9d8c4'], 0.4, 0.3, 0.8)
  const tube = turned(
    -16,
    -33,
    4,
    shadow(pen, -29, 10, 14, 36, 0.4) +
      path(
        'M-44 -28H-22L-25 24H-41Z',
        pen.linear([darker(glass, 0.1), lighter(glass, 0.42), glass, darker(glass, 0.3)], [0, 0], [1, 0]),
      ) +
      box(-44.6, -31, 23.2, 4.6, lighter(glass, 0.3), 0.6) +
      box(-40, 24, 14, 10, pen.linear(['#fffaf2', '#d7c9b8'], [0, 0], [1, 0]), 1.4) +
      box(-38.6, -14, 11.2, 1.8, '#fff7ea', 0.9) +
      box(-37, -9.6, 8, 1, '#fff7ea', 0.5) +
      oval(-33, 4, 4, 4, '#fff7ea', 0.85),
  )
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.4), lighter(wall[0], 0.1), wall[1]], [0, 0], [0.8, 1])) +
    inMiddle(
      pen,
      `<g transform="scale(0.92)">${tube}</g>` +
        moved(
          13,
          8,
          shadow(pen, 5, 8, 27, 46, 0.4) +
            backOfHand(pen, looks, sleeve) +
            shadow(pen, 1, 7, 11, 7, 0.35) +
            path('M-9 5C-10 -1 -3 -5 3 -4C10 -3 12 4 7 8C2 12 -8 11 -9 5Z', cream) +
            line('M-5 4C-4 0 3 -2 6 1C8 4 2 7 -1 5', '#dcc8b2', 1) +
            path('M2 -1C3 -5 6 -7 9 -8C8 -5 8 -2 5 0Z', '#fffaf2'),
          { turn: 9 },
        ),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.74}L${w * 0.1} ${h}H0Z`, '#ffffff', 0.2)
  )
}

/** A bar of soap on its dish beside a brush, with towels behind and bubbles above. */
export function soap(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { ground, main, other } = pen.ofVariant(palettes)
  const edge = h * 0.62
  const tile = u * 18
  const joints =
    Array.from({ length: Math.ceil(w / tile) + 1 }, (_, n) => `M${n * tile} 0V${edge}`).join('') +
    Array.from({ length: Math.ceil(edge / tile) }, (_, n) => `M0 ${edge - n * tile}H${w}`).join('')
  const bubble = (x: number, y: number, r: number) =>
    oval(
      x,
      y,
      r,
      r,
      pen.radial([
        [0, '#ffffff', 0.05],
        [0.75, '#ffffff', 0.18],
        [1, '#ffffff', 0.85],
      ]),
    ) + oval(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.18, '#ffffff', 0.95)
  const towel = (y: number, colour: string) =>
    box(8, y, 38, 10, pen.linear([lighter(colour, 0.3), colour, darker(colour, 0.25)]), 4.6) +
    line(`M11 ${y + 5}H43`, darker(colour, 0.25), 0.6, 0.5)
  return (
    box(0, 0, w, edge, pen.linear([lighter(ground[0], 0.3), ground[0], ground[1]], [0, 0], [1, 1])) +
    line(joints, '#ffffff', u * 0.6, 0.45) +
    box(0, edge, w, h - edge, pen.linear([lighter(ground[0], 0.5), ground[1]])) +
    box(0, edge, w, u * 0.8, '#ffffff') +
    placed(
      pen,
      w / 2,
      edge,
      framed(
        pen,
        1,
        shadow(pen, 29, 7, 28, 5, 0.5) +
          towel(-4, lighter(main, 0.2)) +
          towel(-14, '#fbf3ea') +
          towel(-24, other) +
          shadow(pen, -12, 25, 42, 7, 0.55) +
          path('M-48 18H24L19 26H-43Z', pen.linear(['#c08a56', '#8a5a30'])) +
          path('M-44 10H20L24 18H-48Z', pen.linear(['#e2b780', '#c9935c'])) +
          line(
            'M-34 10.4L-37 17.6M-22 10.4L-23.4 17.6M-9 10.4V17.6M4 10.4L5.6 17.6M13 10.4L16 17.6',
            '#8a5a30',
            1.2,
            0.6,
          ) +
          shadow(pen, -11, 14, 27, 4, 0.5) +
          path(
            'M-36 2Q-36 -2 -32 -2H8Q12 -2 12 2V9Q12 14 7 14H-31Q-36 14 -36 9Z',
            pen.linear([darker('#f4dfc0', 0.06), darker('#f4dfc0', 0.26)]),
          ) +
          path(
            'M-36 1Q-36 -3 -30 -10Q-28 -12 -24 -12H1Q5 -12 7 -10Q12 -3 12 1Q12 5 7 5H-31Q-36 5 -36 1Z',
            pen.linear(['#fff8ec', '#f1dcbc'], [0, 0], [1, 1]),
          ) +
          oval(-12, -4, 13, 4.6, darker('#f4dfc0', 0.1)) +
          oval(-12, -3.6, 12.2, 4, '#f7e7cf') +
          line('M-18 -3.6H-6', darker('#f4dfc0', 0.3), 1.2) +
          oval(4, 1, 6, 3.4, '#ffffff', 0.9) +
          oval(9, 3, 4, 2.6, '#ffffff', 0.9) +
          oval(0, 4, 4, 2.2, '#ffffff', 0.85) +
          bubble(-30, -26, 6) +
          bubble(-18, -40, 4) +
          bubble(-36, -42, 2.8) +
          bubble(-8, -24, 3),
      ),
    ) +
    sunbeam(pen)
  )
}
