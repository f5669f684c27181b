import {
  box,
  darker,
  framed,
  glow,
  inMiddle,
  lighter,
  line,
  oval,
  type Pen,
  path,
  placed,
  shadow,
  turned,
} from './pen.ts'
import { leaf, rooms } from './room.ts'

/** Colours of a cloth seen from above, and of what lies on it. */
const cloths = [
  { cloth: ['#f4e6d8', '#dcc3a9'], main: '#b8543c', other: '#54705a', small: '#e3b04b' },
  { cloth: ['#dfe7e2', '#b4c6bb'], main: '#2f5a48', other: '#d98b6a', small: '#f3e6c8' },
  { cloth: ['#f7d9d3', '#dfa59b'], main: '#8a2f46', other: '#f2b6a0', small: '#5b4a94' },
  { cloth: ['#dde3f2', '#aab6d6'], main: '#35418a', other: '#e2b45a', small: '#b9415a' },
  { cloth: ['#4c4258', '#2c2438'], main: '#d9944a', other: '#a8bfa0', small: '#e7d3c2' },
] as const

/** Products of a bathroom that lie on a cloth, seen from above. */
export function cosmetics(pen: Pen): string {
  const { width: w, height: h } = pen
  const { cloth, main, other, small } = pen.ofVariant(cloths)
  const folds = [0.16, 0.46, 0.8].map((at) =>
    line(
      `M${w * (at - 0.14)} 0C${w * (at + 0.1)} ${h * 0.3} ${w * (at - 0.16)} ${h * 0.7} ${w * (at + 0.08)} ${h}`,
      darker(cloth[1], 0.25),
      pen.unit * 1.4,
      0.16,
    ),
  )
  const twig = [-64, -38, -14, 12, 36, 60].map((turn, n) =>
    leaf(24, 22 - n * 5, 15, 3, turn - 60, n % 2 ? '#6f8f5a' : '#4f7350'),
  )
  return (
    box(0, 0, w, h, pen.linear([lighter(cloth[0], 0.2), cloth[0], cloth[1]], [0, 0], [1, 1])) +
    folds.join('') +
    inMiddle(
      pen,
      framed(
        pen,
        1,
        tube(pen, main, -22, -8, -24) +
          pot(pen, other, 20, -22, 15) +
          pot(pen, small, -27, 29, 9) +
          twig.join('') +
          comb(pen, darker(main, 0.1), 8, 22, 18) +
          dropper(pen, other, 34, 12, 8),
      ),
    ) +
    path(`M0 ${h * 0.62}L${w * 0.66} 0H${w}L${w * 0.2} ${h}H0Z`, '#fff6df', 0.16)
  )
}

function tube(pen: Pen, colour: string, x: number, y: number, turn: number): string {
  const skin = pen.linear(
    [darker(colour, 0.15), lighter(colour, 0.35), colour, darker(colour, 0.3)],
    [0, 0],
    [1, 0],
  )
  return turned(
    turn,
    x,
    y,
    shadow(pen, x + 4, y + 5, 15, 34, 0.5) +
      path(`M${x - 11} ${y - 30}H${x + 11}L${x + 8} ${y + 19}H${x - 8}Z`, skin) +
      box(x - 11.4, y - 32.4, 22.8, 4.4, lighter(colour, 0.25), 0.6) +
      box(x - 8, y + 19, 16, 10, pen.linear(['#fffaf2', '#d7c9b8'], [0, 0], [1, 0]), 1.4) +
      box(x - 5.6, y - 16, 11.2, 1.8, '#fff7ea', 0.9) +
      box(x - 3.8, y - 11.6, 7.6, 1, '#fff7ea', 0.5) +
      box(x - 3.8, y - 9, 7.6, 1, '#fff7ea', 0.5),
  )
}

/** An open jar of cream. */
function pot(pen: Pen, colour: string, x: number, y: number, r: number): string {
  return (
    shadow(pen, x + r * 0.25, y + r * 0.3, r * 1.25, r * 1.2, 0.55) +
    oval(x, y, r, r, pen.radial([lighter(colour, 0.4), colour, darker(colour, 0.25)], 0.35, 0.3, 0.8)) +
    oval(x, y, r * 0.82, r * 0.82, darker(colour, 0.2)) +
    oval(x, y, r * 0.78, r * 0.78, pen.radial(['#ffffff', '#fbf2e6', '#e5d5c2'], 0.4, 0.35, 0.7)) +
    line(
      `M${x - r * 0.45} ${y + r * 0.1}q${r * 0.4} ${-r * 0.62} ${r * 0.8} ${-r * 0.1}t${-r * 0.4} ${r * 0.4}`,
      '#dcc8b2',
      r * 0.09,
    )
  )
}

function comb(pen: Pen, colour: string, x: number, y: number, turn: number): string {
  const teeth = Array.from({ length: 13 }, (_, n) => box(x - 12 + n * 1.9, y, 1, 9, colour, 0.4))
  return turned(
    turn,
    x,
    y,
    shadow(pen, x + 2, y + 5, 17, 8, 0.4) +
      teeth.join('') +
      box(x - 13, y - 4, 26, 5.4, pen.linear([lighter(colour, 0.35), colour]), 2.4),
  )
}

function dropper(pen: Pen, colour: string, x: number, y: number, turn: number): string {
  const glass = pen.linear(
    [darker('#a5561f', 0.2), lighter('#a5561f', 0.4), darker('#a5561f', 0.4)],
    [0, 0],
    [1, 0],
  )
  return turned(
    turn,
    x,
    y,
    shadow(pen, x + 3, y + 6, 11, 26, 0.5) +
      box(x - 7.6, y - 10, 15.2, 31, glass, 3) +
      box(x - 3, y - 17, 6, 8, '#2b2026', 0.8) +
      oval(x, y - 20, 2.8, 6, '#3a2d34') +
      box(x - 6, y - 2, 12, 14, '#fbf3e4', 0.8) +
      oval(x, y + 3, 2.4, 2.4, colour) +
      box(x - 3.6, y + 7.4, 7.2, 1.1, '#8a7a6a', 0.5),
  )
}

/** A board with things for the bathroom, below a round mirror. */
export function bathroom(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { wall, accent } = pen.ofVariant(rooms)
  const tile = u * 15
  const joints = [
    ...Array.from({ length: Math.ceil(w / tile) }, (_, n) => `M${n * tile} 0V${h}`),
    ...Array.from({ length: Math.ceil(h / tile) }, (_, n) => `M0 ${n * tile}H${w}`),
  ].join('')
  const board = pen.linear(['#d9ae7c', '#b37f4b', '#8a5a30'])
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.25), wall[0], wall[1]], [0, 0], [1, 1])) +
    line(joints, darker(wall[1], 0.12), u * 0.4, 0.4) +
    placed(
      pen,
      w / 2,
      h * 0.48,
      framed(
        pen,
        0.9,
        shadow(pen, -9, -14, 32, 32, 0.35) +
          oval(-12, -18, 27, 27, pen.linear(['#e8c98f', '#8a6230'], [0, 0], [1, 1])) +
          oval(-12, -18, 25, 25, pen.linear(['#ffffff', lighter(wall[1], 0.55), wall[1]], [0, 0], [1, 1])) +
          path('M-30 -8L-4 -40L6 -35L-24 -1Z', '#ffffff', 0.4) +
          box(-46, 26, 92, 4.4, board, 0.8) +
          path('M-46 30.4H46V36H-46Z', pen.linear(['#7a4c27', '#5a3519'])) +
          shadow(pen, 2, 41, 44, 6, 0.35) +
          onBoard(pen, accent),
      ),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.78}L${w * 0.1} ${h}H0Z`, '#fff6df', 0.16)
  )
}

function onBoard(pen: Pen, accent: string): string {
  const round = (colour: string) =>
    pen.linear([darker(colour, 0.2), lighter(colour, 0.45), colour, darker(colour, 0.35)], [0, 0], [1, 0])
  const brushes = [-9, 4].map((turn, n) =>
    turned(
      turn,
      -29,
      10,
      box(-30, -12, 2, 28, n ? '#e7d7bf' : accent, 1) + box(-31, -17, 4, 7, '#fdfaf3', 1),
    ),
  )
  const fronds = [-150, -126, -104, -80, -56, -34].map((turn, n) =>
    leaf(35, 10, 17 + (n % 3) * 3, 3, turn, n % 2 ? '#5d8a4a' : '#3f6b3a'),
  )
  return (
    brushes.join('') +
    path('M-36 8H-22L-23.4 26H-34.6Z', pen.linear(['#ffffff', '#dfe6e4', '#a9b6b4'], [0, 0], [1, 0])) +
    box(-17, 2, 13, 24, round(accent), 2.4) +
    box(-12.4, -5, 3.8, 7.4, '#2b2026', 0.6) +
    box(-15, -8, 9, 3.4, '#2b2026', 1.4) +
    box(-15, 9, 10, 10, '#fbf3e4', 0.6) +
    box(0, 15, 17, 11, round('#ece2d4'), 2) +
    box(-0.6, 11.4, 18.2, 4.6, round(accent), 1) +
    fronds.join('') +
    path('M28 11H42L39.6 26H30.4Z', round('#c7704a'))
  )
}

const tables = [
  { air: ['#bfe3ef', '#f7ead0'], wood: ['#d8a66e', '#9a6236'], drink: '#e8792f', fruit: '#f3a53a' },
  { air: ['#f9d7b0', '#f08a6a'], wood: ['#e8d9c2', '#b59a78'], drink: '#c9415e', fruit: '#e2577a' },
  { air: ['#d4ecd6', '#f6f1c9'], wood: ['#c08a58', '#7c4c28'], drink: '#8fbf4a', fruit: '#d5df5c' },
  { air: ['#cfd8f4', '#f3d9e4'], wood: ['#f0e6da', '#bfa78c'], drink: '#f0c34a', fruit: '#f4d64c' },
  { air: ['#33305e', '#d2705a'], wood: ['#7a4a30', '#3a2018'], drink: '#e0573f', fruit: '#f0a03a' },
] as const

/** A cold drink on a table in the sun. */
export function glass(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { air, wood, drink, fruit } = pen.ofVariant(tables)
  const edge = h * 0.64
  const spots = Array.from({ length: 16 }, () =>
    oval(
      w * pen.chance(),
      edge * pen.between(0.05, 0.95),
      u * pen.between(3, 8),
      u * pen.between(3, 8),
      lighter(pen.oneOf([air[0], air[1], fruit, '#7fa86a']), 0.25),
      0.38,
    ),
  )
  const boards = [0.1, 0.3, 0.55, 0.85].map((at) =>
    line(`M0 ${edge + (h - edge) * at}H${w}`, darker(wood[1], 0.3), u * (0.3 + at * 0.6), 0.4),
  )
  const ice = [
    [-8, -12, 14],
    [6, -20, -20],
    [-5, -26, 30],
  ].map(([x = 0, y = 0, turn = 0]) =>
    turned(
      turn,
      x,
      y,
      box(x - 5, y - 5, 10, 10, pen.linear(['#ffffff', lighter(drink, 0.6)], [0, 0], [1, 1]), 2),
    ),
  )
  const bubbles = Array.from({ length: 12 }, () =>
    oval(pen.between(-11, 11), pen.between(-26, 16), 0.7, 0.7, '#ffffff', 0.7),
  )
  const [x, foot] = [w * 0.48, h * 0.6]
  return (
    box(0, 0, w, edge, pen.linear(air, [0, 0], [0.4, 1])) +
    spots.join('') +
    glow(pen, w * 0.82, h * 0.12, u * 60, '#fff3cf', 0.8) +
    box(0, edge, w, h - edge, pen.linear([lighter(wood[0], 0.2), wood[0], wood[1]])) +
    boards.join('') +
    placed(
      pen,
      x,
      foot,
      framed(
        pen,
        1,
        path('M-14 20L-62 36Q-50 42 -34 40L12 23Z', '#2a1220', 0.22) +
          path('M-12 21L-44 33Q-36 37 -28 36L8 23Z', drink, 0.35) +
          slice(pen, fruit, 33, 21) +
          line('M5 -34L13 -58', '#fdf6ea', 2.4) +
          line('M5 -34L13 -58', drink, 0.8) +
          path('M-17 -38H17L13 22Q0 25.6 -13 22Z', '#ffffff', 0.28) +
          path(
            'M-15.4 -29H15.4L12.2 19.4Q0 22.4 -12.2 19.4Z',
            pen.linear([lighter(drink, 0.35), drink, darker(drink, 0.12)]),
          ) +
          oval(0, -29, 15.4, 2.6, lighter(drink, 0.45)) +
          ice.join('') +
          bubbles.join('') +
          turned(18, 16, -37, slice(pen, fruit, 16, -38, 8.6)) +
          path('M-14.4 -34L-11.4 17Q-10 18 -8.6 18L-11.4 -34Z', '#ffffff', 0.5) +
          oval(0, -38, 17, 2.8, '#ffffff', 0.35) +
          leaf(-9, -30, 15, 4.4, -122, '#4f8a4a') +
          leaf(-8, -30, 16, 4.4, -74, '#6fa85a'),
      ),
    )
  )
}

/** A slice of a fruit. */
function slice(pen: Pen, colour: string, x: number, y: number, r = 11): string {
  const parts = Array.from({ length: 8 }, (_, n) =>
    turned(
      n * 45,
      x,
      y,
      path(
        `M${x} ${y - r * 0.1}L${x + r * 0.27} ${y - r * 0.7}Q${x} ${y - r * 0.84} ${x - r * 0.27} ${y - r * 0.7}Z`,
        lighter(colour, 0.2),
      ),
    ),
  )
  return (
    shadow(pen, x + 1, y + 2, r * 1.2, r, 0.4) +
    oval(x, y, r, r, darker(colour, 0.06)) +
    oval(x, y, r * 0.9, r * 0.9, '#fff6dc') +
    parts.join('')
  )
}
