import { level } from './arcade.ts'
import { edgeHold } from './hands.ts'
import {
  box,
  darker,
  glow,
  inMiddle,
  lighter,
  line,
  mirrored,
  moved,
  oval,
  type Pen,
  path,
  shadow,
  turned,
} from './pen.ts'
import type { Looks } from './portrait.ts'

const evenings = [
  { wall: ['#6a3fa8', '#26124a'], pad: '#f4eee6', sleeve: '#f2b03f', lamp: '#ff9ad0' },
  { wall: ['#d8503f', '#6a1a30'], pad: '#2c2a3a', sleeve: '#f4e2c4', lamp: '#ffc46a' },
  { wall: ['#1f7f86', '#0b3444'], pad: '#f2c23c', sleeve: '#e2604c', lamp: '#8ff0d8' },
  { wall: ['#3a55b8', '#151f54'], pad: '#e8604a', sleeve: '#f0e4d0', lamp: '#9ac0ff' },
  { wall: ['#c8882c', '#5c3410'], pad: '#3f9a8a', sleeve: '#8a3f6c', lamp: '#ffe09a' },
] as const

/** A stick of a controller in its well. */
const stick = (pen: Pen, x: number, y: number): string =>
  oval(x, y, 7.4, 7.2, '#120e1a', 0.55) +
  oval(x, y, 6.2, 6, pen.radial(['#2a2634', '#14111c'], 0.4, 0.3, 0.8)) +
  oval(x, y - 1, 4.8, 4.6, pen.radial(['#7a7486', '#3a3646', '#1a1622'], 0.4, 0.3, 0.8)) +
  oval(x, y - 1.2, 3, 2.8, '#2a2634')

/** A controller from the front, 66 wide around 0, 0. */
function controller66(pen: Pen, colour: string): string {
  const shell = pen.linear([lighter(colour, 0.3), colour, darker(colour, 0.35)], [0, 0], [0.3, 1])
  const buttons = (
    [
      [0, -4.6, '#ffd23c'],
      [4.6, 0, '#ef5a4a'],
      [0, 4.6, '#4fbf7a'],
      [-4.6, 0, '#4f8ff0'],
    ] as const
  ).map(
    ([x, y, ink]) =>
      oval(20 + x, -6 + y + 0.6, 2.4, 2.4, '#120e1a', 0.5) +
      oval(20 + x, -6 + y, 2.4, 2.4, darker(ink, 0.2)) +
      oval(20 + x - 0.4, -6.4 + y, 1.7, 1.7, lighter(ink, 0.2)),
  )
  return (
    path('M-25 -17C-22 -21 -14 -21 -11 -18.4L-12 -12H-26Z', '#2a2634') +
    path('M25 -17C22 -21 14 -21 11 -18.4L12 -12H26Z', '#2a2634') +
    path(
      'M-14 -16H14C20 -18 28 -16 30.6 -10C34 -2 38 16 35 24C33 29.6 26 28 23 22L17.4 13.4Q15 11 11 11H-11Q-15 11 -17.4 13.4L-23 22C-26 28 -33 29.6 -35 24C-38 16 -34 -2 -30.6 -10C-28 -16 -20 -18 -14 -16Z',
      shell,
    ) +
    path('M-14 -16H14C12 -8 12 2 11 11H-11C-12 2 -12 -8 -14 -16Z', darker(colour, 0.1), 0.5) +
    line(
      'M-28 -11C-24 -15.6 -18 -15.6 -14 -14.4H14C18 -15.6 24 -15.6 28 -11',
      lighter(colour, 0.75),
      0.9,
      0.75,
    ) +
    box(-22.4, -12.4, 4.8, 13, '#26222e', 1.4) +
    box(-26.5, -8.3, 13, 4.8, '#26222e', 1.4) +
    oval(-20, -5.9, 1.5, 1.5, '#16131c') +
    buttons.join('') +
    oval(0, -8.6, 3.6, 3.6, '#26222e') +
    oval(0, -8.6, 2.5, 2.5, '#ffffff', 0.95) +
    box(-8.6, -2.6, 3.6, 1.7, '#26222e', 0.8) +
    box(5, -2.6, 3.6, 1.7, '#26222e', 0.8) +
    stick(pen, -10.6, 5.4) +
    stick(pen, 10.6, 5.4)
  )
}

/** Two hands with a controller before a screen that shows a level. */
export function controller(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { wall, pad, sleeve, lamp } = pen.ofVariant(evenings)
  const hold = edgeHold(pen, looks, sleeve)
  const hand = (part: string) => {
    const one = moved(22, 22, part, { turn: -4, scale: 0.86 })
    return one + mirrored(one)
  }
  const view = level({ ...pen, width: 640, height: 400, unit: 4 })
  return (
    box(0, 0, w, h, pen.radial([lighter(wall[0], 0.15), ...wall], 0.5, 0.4, 0.8)) +
    inMiddle(
      pen,
      glow(pen, 0, -16, 92, lamp, 0.75) +
        path('M-130 14H130V90H-130Z', pen.linear([darker(wall[1], 0.2), darker(wall[1], 0.6)])) +
        box(-50, -48, 100, 64, '#0c0a12', 3) +
        `<svg x="-48" y="-46" width="96" height="59" viewBox="0 0 640 393" preserveAspectRatio="none">${view}</svg>` +
        path('M-48 -46H16L-48 2Z', '#ffffff', 0.08) +
        box(-14, 16, 28, 3, '#1a1622', 1) +
        glow(pen, 0, 18, 60, lamp, 0.28) +
        '<g transform="translate(0 4) scale(1.04)">' +
        hand(hold.behind) +
        moved(0, 21, shadow(pen, 0, 12, 44, 22, 0.5) + controller66(pen, pad)) +
        hand(hold.front) +
        '</g>',
    )
  )
}

const boards = [
  { wood: ['#8a5230', '#4a2614'], sea: '#2f9ab0', pieces: ['#e0352f', '#f7c42c', '#3f6fe0'] },
  { wood: ['#d9a060', '#9a5f2c'], sea: '#3f7fd0', pieces: ['#f0f0ec', '#e0453c', '#2f2a3c'] },
  { wood: ['#5a4a6a', '#2a1f38'], sea: '#3fb0a0', pieces: ['#f28a2c', '#f4e04a', '#8a4fd8'] },
  { wood: ['#3f6b5c', '#1a382f'], sea: '#4a8fd8', pieces: ['#f7c42c', '#e0453c', '#f4efe6'] },
  { wood: ['#b0503a', '#64241c'], sea: '#2f8a9a', pieces: ['#f4efe6', '#f7c42c', '#35418a'] },
] as const

const lands = ['#4f9a4a', '#e9c04a', '#9fcf5a', '#c8683c', '#8f98a8', '#e9c04a', '#4f9a4a'] as const

/** One player's piece, 14 high, with its feet at 0, 0. */
const piece = (pen: Pen, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  shadow(pen, 3, 0, 11, 2.8, 0.65) +
  moved(
    1.6,
    -0.6,
    path(
      'M0 -15.4C-2.6 -15.4 -3.8 -13.4 -3 -11.4C-6 -10.6 -8.6 -9 -8.6 -7.6C-8.6 -6.4 -6.6 -6 -4.6 -6.2C-5 -4 -6.6 -1.6 -7 0H-1.6L0 -2.6L1.6 0H7C6.6 -1.6 5 -4 4.6 -6.2C6.6 -6 8.6 -6.4 8.6 -7.6C8.6 -9 6 -10.6 3 -11.4C3.8 -13.4 2.6 -15.4 0 -15.4Z',
      darker(colour, 0.45),
    ),
  ) +
  path(
    'M0 -15.4C-2.6 -15.4 -3.8 -13.4 -3 -11.4C-6 -10.6 -8.6 -9 -8.6 -7.6C-8.6 -6.4 -6.6 -6 -4.6 -6.2C-5 -4 -6.6 -1.6 -7 0H-1.6L0 -2.6L1.6 0H7C6.6 -1.6 5 -4 4.6 -6.2C6.6 -6 8.6 -6.4 8.6 -7.6C8.6 -9 6 -10.6 3 -11.4C3.8 -13.4 2.6 -15.4 0 -15.4Z',
    pen.linear([lighter(colour, 0.3), colour, darker(colour, 0.25)], [0, 0], [1, 0.7]),
  ) +
  line('M-2 -13.6Q-1.2 -14.8 0.4 -14.6', '#ffffff', 0.7, 0.7) +
  '</g>'

/** A die with three visible sides, around its upper corner nearest to the viewer. */
function die(pen: Pen, x: number, y: number, size: number, colour: string): string {
  const dot = (dx: number, dy: number, rx: number, ry: number, turn: number) =>
    turned(turn, dx, dy, oval(dx, dy, rx, ry, darker(colour, 0.75)))
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    shadow(pen, 3, 9, 16, 6, 0.65) +
    path('M0 0L-10 -5V5.6L0 11Z', pen.linear([darker(colour, 0.06), darker(colour, 0.2)])) +
    path('M0 0L10 -5V5.6L0 11Z', pen.linear([darker(colour, 0.22), darker(colour, 0.42)])) +
    path('M0 0L-10 -5L0 -10L10 -5Z', pen.linear([lighter(colour, 0.6), lighter(colour, 0.1)])) +
    line('M-9.6 -4.8L0 0L9.6 -4.8M0 0V10.6', lighter(colour, 0.75), 0.7, 0.8) +
    [
      [-4.6, -5],
      [0, -5],
      [4.6, -5],
      [0, -7.6],
      [0, -2.4],
    ]
      .map(([dx = 0, dy = 0]) => dot(dx, dy, 1.25, 0.8, 0))
      .join('') +
    dot(-7.2, 0, 0.85, 1.3, -18) +
    dot(-5, 3, 0.85, 1.3, -18) +
    dot(-2.8, 6.2, 0.85, 1.3, -18) +
    dot(7, 0, 0.85, 1.3, 18) +
    dot(3, 5.8, 0.85, 1.3, 18) +
    '</g>'
  )
}

/** One tile of the island, with what grows or stands on it. */
function tile(pen: Pen, x: number, y: number, kind: number, r: number): string {
  const land = lands[kind] ?? lands[0]
  const corners = [0, 1, 2, 3, 4, 5].map((n) => {
    const turn = (n / 6) * Math.PI * 2 + Math.PI / 6
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.72] as const
  })
  const hex = (drop: number) =>
    `M${corners.map(([a, b]) => `${a.toFixed(2)} ${(b + drop).toFixed(2)}`).join('L')}Z`
  const fir = (dx: number, dy: number) =>
    path(`M${x + dx} ${y + dy - 7}l3.4 7h-6.8Z`, pen.linear(['#7fc06a', '#2c6a38'], [0, 0], [1, 0.4]))
  const drawn = [
    fir(-4, 0) + fir(3, -2) + fir(0, 4),
    line(
      [-4, -1.4, 1.2, 3.8]
        .map((dy) => `M${x - 6} ${y + dy}Q${x - 2} ${y + dy - 2} ${x + 1} ${y + dy}T${x + 7} ${y + dy}`)
        .join(''),
      '#b8862c',
      0.9,
      0.8,
    ),
    oval(x - 3, y, 2.8, 2, '#fffaf0') +
      oval(x - 5.4, y - 0.6, 1.1, 1, '#3a3440') +
      oval(x + 4, y + 2.6, 2.8, 2, '#fffaf0') +
      oval(x + 6.4, y + 2, 1.1, 1, '#3a3440'),
    path(`M${x - 8} ${y + 4}Q${x - 4} ${y - 6} ${x} ${y + 4}Z`, '#e08a56') +
      path(`M${x - 2} ${y + 4.4}Q${x + 3} ${y - 5} ${x + 8} ${y + 4.4}Z`, '#9a4626'),
    path(`M${x - 8} ${y + 4}L${x - 2} ${y - 8}L${x + 3} ${y + 4}Z`, '#6a7386') +
      path(`M${x - 1} ${y + 4.6}L${x + 4} ${y - 4}L${x + 9} ${y + 4.6}Z`, '#545c70') +
      path(`M${x - 2} ${y - 8}l2 4.6l-2 -1l-1.8 1.4Z`, '#ffffff'),
  ]
  return (
    path(hex(2.6), darker(land, 0.5)) +
    path(hex(0), pen.linear([lighter(land, 0.28), land, darker(land, 0.12)], [0, 0], [0.7, 1])) +
    `<path d="${hex(0)}" fill="none" stroke="#f6e6c4" stroke-width="1.1" stroke-linejoin="round"/>` +
    (drawn[kind > 4 ? kind - 4 : kind] ?? '')
  )
}

/** A card with its back up, around x, y. */
const card = (pen: Pen, x: number, y: number, turn: number, colour: string): string =>
  turned(
    turn,
    x,
    y,
    `<g transform="translate(1 2)" opacity="0.4">${box(x - 8, y - 11, 16, 22, '#160a1e', 1.6)}</g>` +
      box(x - 8, y - 11, 16, 22, '#fffaf0', 1.6) +
      box(x - 6.6, y - 9.6, 13.2, 19.2, pen.linear([lighter(colour, 0.2), darker(colour, 0.1)]), 1) +
      oval(x, y, 3.6, 3.6, '#fffaf0', 0.9) +
      oval(x, y, 2, 2, colour),
  )

/** A board game in the middle of a round: an island of tiles, pieces and two dice. */
export function board(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wood, sea, pieces } = pen.ofVariant(boards)
  const r = 14
  const places = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1.5, 0],
    [-0.5, 0],
    [0.5, 0],
    [1.5, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ].map(([a = 0, b = 0], n) => [a * r * 1.74, -10 + b * r * 1.5 * 0.72, (n * 3 + pen.variant) % 5] as const)
  const grain = Array.from({ length: 9 }, (_, n) =>
    line(
      `M-120 ${-62 + n * 16}Q-30 ${-65 + n * 16 + pen.between(-3, 3)} 30 ${-61 + n * 16}T120 ${-62 + n * 16}`,
      darker(wood[1], 0.4),
      0.7,
      0.3,
    ),
  )
  const waves = Array.from({ length: 22 }, () => {
    const [x, y] = [pen.between(-48, 44), pen.between(-40, 20)]
    return line(`M${x} ${y}q1.6 -1.4 3.2 0t3.2 0`, '#ffffff', 0.6, 0.4)
  })
  return (
    box(0, 0, w, h, pen.linear([lighter(wood[0], 0.15), ...wood], [0, 0], [0.8, 1])) +
    inMiddle(
      pen,
      grain.join('') +
        glow(pen, -8, -20, 80, '#ffe6b0', 0.35) +
        '<g transform="scale(0.85)">' +
        shadow(pen, 3, 0, 66, 44, 0.6) +
        path('M-38 -42H38L58 -10L38 26H-38L-58 -10Z', darker(sea, 0.55)) +
        path(
          'M-38 -44H38L58 -12L38 23H-38L-58 -12Z',
          pen.linear([lighter(sea, 0.25), sea, darker(sea, 0.2)], [0, 0], [0.6, 1]),
        ) +
        line('M-36.4 -41.4H36.4L54.6 -12L36.4 20.4H-36.4L-54.6 -12Z', '#f6e6c4', 1, 0.7) +
        waves.join('') +
        places.map(([x, y, kind]) => tile(pen, x, y, kind, r)).join('') +
        piece(pen, 22, -16, 0.95, pieces[2]) +
        piece(pen, -26, -7, 1.1, pieces[1]) +
        piece(pen, 2, 6, 1.5, pieces[0]) +
        card(pen, -37, 37, -16, pieces[2]) +
        card(pen, -22, 40, -2, pieces[1]) +
        card(pen, -7, 43, 10, pieces[0]) +
        die(pen, 23, 31, 1.1, '#fffaf0') +
        die(pen, 42, 38, 1.1, pieces[0]) +
        '</g>',
    ) +
    path(`M0 ${h * 0.46}L${w * 0.46} 0H${w * 0.68}L0 ${h * 0.8}Z`, '#fff4dc', 0.1)
  )
}
