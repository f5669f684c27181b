import { grip } from './hands.ts'
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
import { type Looks, skinOf } from './portrait.ts'
import { leaf } from './room.ts'

const flats = [
  { wall: ['#dfe8c8', '#a8bd84'], shirt: '#e9a23f', can: '#2f7a68', pots: ['#c7704a', '#f3ece0', '#35508a'] },
  { wall: ['#dbe6ee', '#9cb6c8'], shirt: '#b5473a', can: '#3f6b57', pots: ['#d9a441', '#f3ece0', '#8a4a4a'] },
  { wall: ['#f0dcc8', '#cfa27e'], shirt: '#3f6b80', can: '#e0b44a', pots: ['#f3ece0', '#5a6f8c', '#a8584a'] },
  { wall: ['#e6ecc9', '#b2c488'], shirt: '#f4efe2', can: '#d8603f', pots: ['#35706a', '#c7704a', '#f3ece0'] },
] as const

/** A person who waters the plants on a window sill. */
export function watering(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { wall, shirt, can, pots } = pen.ofVariant(flats)
  const skin = skinOf(looks)
  const drops = [0, 1, 2, 3].map((n) =>
    line(`M${21 + n * 1.2} ${-1 + n * 0.5}Q${25 + n * 1.6} ${4} ${25 + n * 1.7} 13`, '#bfe6f4', 0.8, 0.9),
  )
  const metal = pen.linear([lighter(can, 0.35), can, darker(can, 0.35)], [0, 0], [1, 0.4])
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.3), wall[0], wall[1]], [0, 0], [0.8, 1])) +
    inMiddle(
      pen,
      box(-38, -56, 84, 88, '#fffaf0', 1) +
        box(-35, -53, 78, 82, pen.linear(['#a9d8ee', '#e9f4ea', '#fdf3d0'])) +
        oval(-20, 26, 20, 15, '#a8c98a', 0.8) +
        oval(28, 25, 26, 16, '#8fb878', 0.8) +
        oval(-4, -38, 14, 3, '#ffffff', 0.8) +
        glow(pen, 26, -34, 30, '#fff6d0', 0.95) +
        box(2.6, -53, 2.8, 82, '#fffaf0') +
        box(-35, -16, 78, 2.4, '#fffaf0') +
        path('M-120 32H120V39H-120Z', pen.linear(['#fffaf0', '#e2d6c2'])) +
        path('M-120 39H120V42H-120Z', '#b7a88e') +
        shadow(pen, 28, 33, 34, 3, 0.4) +
        plant(pen, 26, 17, pots[0], [-156, -132, -112, -92, -72, -48, -26]) +
        plant(pen, 45, 11, pots[1], [-120, -96, -74, -50]) +
        plant(pen, 6, 9, pots[2], [-140, -112, -88, -60]) +
        drops.join('') +
        path('M9 -7L20 -4.6L24.6 -6L21 2L18.4 0L7 -1Z', darker(can, 0.12)) +
        turned(
          4,
          0,
          -4,
          line('M-12 -4C-20 -18 -2 -22 2 -11', darker(can, 0.2), 2) +
            path('M-11 -11H7L9 8H-12Z', metal) +
            oval(-2, -11, 9, 1.8, darker(can, 0.3)),
        ) +
        gardener(pen, skin, shirt),
    ) +
    path(`M${w * 0.3} ${h}L${w} ${h * 0.2}V${h * 0.6}L${w * 0.6} ${h}Z`, '#fff6d8', 0.16)
  )
}

/** A man from the side, his hand raised to a watering can. */
function gardener(pen: Pen, skin: string, shirt: string): string {
  const cloth = pen.linear([lighter(shirt, 0.2), shirt, darker(shirt, 0.34)], [0, 0], [1, 0.5])
  return (
    path('M-48 90C-50 40 -48 18 -38 13C-32 10 -22 10 -17 13C-8 18 -8 40 -8 90Z', cloth) +
    line('M-20 20L-13 34', darker(shirt, 0.12), 10.6) +
    line('M-13 34L-10 22L-9.4 4', skin, 6) +
    line('M-20 20L-13 33', shirt, 9.4) +
    line('M-24 28Q-20 38 -12 39', darker(shirt, 0.4), 0.8, 0.4) +
    oval(-9.4, 0, 4.2, 4.6, skin) +
    line('M-11 -3L-6.4 -3.4M-11 -0.4L-5.8 -0.6M-10.6 2.2L-5.8 2.2', darker(skin, 0.28), 0.6, 0.7) +
    '<g transform="translate(-4 0)">' +
    path('M-33 2H-22V13Q-27.6 17 -33 13Z', darker(skin, 0.2)) +
    path(
      'M-38 -12C-38 -26 -17 -27 -16 -12L-14.6 -6L-16.6 -5C-16.6 4 -20 7 -25 7C-34 6 -38 0 -38 -12Z',
      pen.linear([skin, lighter(skin, 0.14)], [0, 0], [1, 0]),
    ) +
    path(
      'M-39 -8C-41 -27 -18 -31 -15 -15C-19 -17 -23 -17 -25 -15L-26 -7L-30 -5L-31 2C-36 1 -38.6 -3 -39 -8Z',
      '#211614',
    ) +
    oval(-27.6, -5, 2.4, 3.6, darker(skin, 0.12)) +
    line('M-20 -9.6Q-18.6 -8.6 -17.4 -9.6', '#1a100e', 0.9) +
    line('M-21.4 -12.6L-17.4 -13', '#211614', 1.1) +
    line('M-17 1Q-19.4 2.4 -21 0.8', darker(skin, 0.5), 0.9) +
    path('M-28 -1C-26 6 -20 5 -17.4 2.4C-17 6 -20 8.6 -25 8C-29 7 -29.6 3 -28 -1Z', '#211614', 0.75) +
    '</g>'
  )
}

const plant = (pen: Pen, x: number, size: number, pot: string, turns: readonly number[]): string =>
  turns
    .map((turn, n) =>
      leaf(
        x,
        32 - size,
        size * pen.between(1.1, 1.7),
        size * 0.24,
        turn,
        ['#3f7a44', '#6fa456', '#2f6448'][n % 3] ?? '#3f7a44',
      ),
    )
    .join('') +
  path(
    `M${x - size * 0.5} ${32 - size}h${size}l${-size * 0.14} ${size}h${-size * 0.72}Z`,
    pen.linear([lighter(pot, 0.3), pot, darker(pot, 0.35)], [0, 0], [1, 0.2]),
  ) +
  box(x - size * 0.56, 31 - size, size * 1.12, size * 0.2, lighter(pot, 0.2), 0.6)

const paints = [
  { old: ['#f0e8dc', '#cfc2ae'], paint: '#3f7f7a', sleeve: '#d9a441' },
  { old: ['#efe9e2', '#cdc3b6'], paint: '#c9694a', sleeve: '#35508a' },
  { old: ['#ece9f0', '#c6c0d2'], paint: '#5f7a4a', sleeve: '#e9dcc6' },
] as const

/** A hand that rolls new paint on to a wall. */
export function painting(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { old, paint, sleeve } = pen.ofVariant(paints)
  const hold = grip(pen, looks, sleeve)
  const at = (part: string) => moved(3, 27, part, { turn: 14 })
  const fleece = pen.linear([lighter(paint, 0.3), paint, darker(paint, 0.3)])
  const edge = [18, -4, 9, -17, -24].map((foot, n) => box(-48 + n * 18, -90, 18.6, 90 + foot, paint, 1.6))
  return (
    box(0, 0, w, h, pen.linear([lighter(old[0], 0.4), old[0], old[1]], [0, 0], [0.9, 1])) +
    inMiddle(
      pen,
      edge.join('') +
        path(
          'M-48 -90H43V-26H-48Z',
          pen.linear([
            [0, '#ffffff', 0.12],
            [1, '#ffffff', 0],
          ]),
        ) +
        line('M-40 18V28M-34 18V22M-5 8V15', paint, 1.6) +
        shadow(pen, 3, -8, 32, 12, 0.45) +
        line('M31 -17H38V2L4 4V14', '#8b929e', 2) +
        box(-27, -24, 56, 14, fleece, 5) +
        box(-27, -22, 56, 3, lighter(paint, 0.5), 1.5) +
        oval(29, -17, 2.4, 6.6, darker(paint, 0.4)) +
        at(hold.behind) +
        turned(
          4,
          4,
          20,
          box(0.6, 12, 6.4, 34, pen.linear(['#e26a4a', '#c2442c', '#8a2a1c'], [0, 0], [1, 0]), 3),
        ) +
        at(hold.front),
    ) +
    path(`M0 ${h * 0.4}L${w * 0.4} 0H${w * 0.7}L0 ${h * 0.8}Z`, '#ffffff', 0.12)
  )
}

const prizes = [
  { air: ['#7fd0d8', '#2f8a94', '#14505c'], ribbon: '#e2483a', sleeve: '#f4efe2' },
  { air: ['#8fd6c4', '#359080', '#175248'], ribbon: '#35509a', sleeve: '#2b2b38' },
  { air: ['#f2cf7a', '#d98f3a', '#8a4f1c'], ribbon: '#35508a', sleeve: '#c23f4a' },
] as const

/** A fist that holds a medal up by its ribbon. */
export function medal(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { air, ribbon, sleeve } = pen.ofVariant(prizes)
  const hold = grip(pen, looks, sleeve)
  const at = (part: string) => moved(0, -28, part, { turn: -6 })
  const paper = Array.from({ length: 36 }, () => {
    const [x, y] = [w * pen.chance(), h * pen.chance()]
    return turned(
      pen.between(0, 180),
      x,
      y,
      box(x, y, pen.unit * 2.4, pen.unit, pen.oneOf(['#ffffff', '#f7d24a', ribbon, '#f2a0a8']), 0.4),
    )
  })
  const band = pen.linear([lighter(ribbon, 0.2), ribbon, darker(ribbon, 0.3)], [0, 0], [1, 0])
  const gold = pen.linear(['#fff0b0', '#f0bd3f', '#b87a1c'], [0, 0], [1, 1])
  return (
    box(0, 0, w, h, pen.radial([...air], 0.45, 0.55, 0.8)) +
    paper.join('') +
    inMiddle(
      pen,
      glow(pen, 0, 22, 50, '#fff6d0', 0.7) +
        at(hold.behind) +
        path('M-4 -24L-15 6L-5 11L3 -22Z', darker(ribbon, 0.3)) +
        path('M4 -24L15 6L5 11L-3 -22Z', band) +
        path('M1.8 -22L11.4 7.6L8.6 9L-0.8 -22Z', '#ffffff', 0.7) +
        path('M-4 -41H4L5 -22H-5Z', band) +
        at(hold.front) +
        line('M-5 11Q0 5 5 11', '#b87a1c', 2.4) +
        shadow(pen, 4, 32, 24, 24, 0.4) +
        oval(0, 28, 20, 20, gold) +
        oval(0, 28, 16.4, 16.4, pen.linear(['#c98a24', '#f4cf5c', '#fff0b0'], [0, 0], [1, 1])) +
        line('M-3.4 23L1.4 19.6V37M-4 37.4H6', '#9a6414', 3.2) +
        line('M-11.4 20C-14 30 -10 38 -4 41M11.4 20C14 30 10 38 4 41', '#b87a1c', 1.3) +
        path('M-16 16Q-8 8 2 9Q-8 14 -14 22Z', '#ffffff', 0.5),
    )
  )
}
