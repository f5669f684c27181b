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
import { cylinder, slab, sunbeam } from './still.ts'

const boards = [
  { wall: ['#e9e2d6', '#b9ab98'], cork: ['#d9a871', '#a87642'], frame: '#8a5a34', thread: '#d8362f' },
  { wall: ['#c9d6d8', '#8a9fa6'], cork: ['#cf9c66', '#996a3a'], frame: '#f2ece2', thread: '#2f5fb0' },
  { wall: ['#e6d0c4', '#b58f80'], cork: ['#d4a472', '#a0703f'], frame: '#3f3a44', thread: '#2f7f5a' },
] as const

/** What the guests of the episodes make, each around 0, 0 and 14 units wide at most. */
const crafts: readonly ((pen: Pen) => string)[] = [
  // A teapot.
  (pen) =>
    line('M6 -1C11 -3 11 4 5.4 4', '#3f7f8a', 1.6) +
    path('M-6 -2L-11 -4.6L-9.6 -1L-5.4 4Z', '#3f7f8a') +
    oval(0, 1.4, 6.8, 5.4, pen.radial(['#8fc4c8', '#3f7f8a', '#2a5a64'], 0.35, 0.25, 0.85)) +
    path('M-3.6 -3.4Q0 -6 3.6 -3.4Z', '#2a5a64') +
    oval(0, -5.6, 1.1, 1.1, '#2a5a64'),
  // A boat.
  () =>
    line('M0 3V-8', '#6b4a34', 0.9) +
    path('M-0.8 -8V1H-7Z', '#f2b84a') +
    path('M0.8 -6.6V1H6Z', '#e8794a') +
    path('M-9 2.6H9L6 7H-6Z', '#35508a') +
    line('M-10 8.4q2.5 -1.6 5 0t5 0t5 0t5 0', '#6fa8c9', 0.9),
  // A chair.
  () =>
    line('M-4 -9V1M4 -9V1M-4 -8H4M-4 -4.6H4', '#b8703a', 1.5) +
    line('M-4.6 2V8.6M4.6 2V8.6M-4.6 5.6H4.6', '#8f5328', 1.5) +
    box(-5.6, 0, 11.2, 2.6, '#c9803f', 0.9),
  // A violin.
  () =>
    turned(
      24,
      0,
      0,
      line('M0 -2V-10', '#3a2418', 1.5) +
        path('M0 -4C4 -4 4.6 -1 3 1C5.6 2.4 5.6 8 0 8S-5.6 2.4 -3 1C-4.6 -1 -4 -4 0 -4Z', '#b8602a') +
        line('M-0.6 -9V5M0.6 -9V5', '#f4e6d0', 0.35) +
        line('M-2 5.4H2', '#3a2418', 0.9),
    ),
  // A shoe.
  () =>
    path('M-8 6V-4C-5 -2.6 -3 -3 -1.6 -5L4 0C8 1 9 3 8.6 6Z', '#7a4a8a') +
    box(-8.4, 5.4, 17.2, 2, '#3a2a34', 0.8) +
    line('M-0.6 -3L-2.4 -1.4M1.4 -1.2L-0.2 0.4', '#fff4e6', 0.8),
  // A loaf.
  (pen) =>
    path('M-9 5C-10 -4 -4 -6 0 -6S10 -4 9 5Q0 7 -9 5Z', pen.linear(['#e8b06a', '#a8642c'])) +
    line('M-4.6 -3.6L-6 2M0 -4.6L-1 2M4.6 -4L4 2', '#fbe6c0', 1),
]

/** An index card with a drawing, two lines and a pin at its top; its middle is at 0, 0. */
function card(pen: Pen, n: number, pin: string): string {
  const paper = ['#fffaf0', '#fdf1d6', '#eef4f4'][n % 3] ?? '#fffaf0'
  return (
    shadow(pen, 2, 3, 16, 16, 0.5) +
    box(-13, -14, 26, 28, pen.linear([lighter(paper, 0.4), paper, darker(paper, 0.1)], [0, 0], [1, 1]), 0.8) +
    box(-10.6, -9.4, 21.2, 14, darker(paper, 0.07), 0.6) +
    moved(0, -2.8, crafts[n % crafts.length]?.(pen) ?? '', { scale: 0.78 }) +
    line('M-10 7.6H6M-10 10.8H1', '#5a5460', 0.9, 0.75) +
    oval(9, 10.2, 1.5, 1.5, n < 4 ? '#4f9a5c' : '#d8d0c4') +
    oval(0.9, -11.6, 2.2, 1.6, '#1a1020', 0.3) +
    oval(0, -12.6, 2.1, 2.1, pen.radial([lighter(pin, 0.6), pin, darker(pin, 0.4)], 0.35, 0.3, 0.8))
  )
}

/** A cork board in a frame, 96 units high where `tall` is 1. */
function corkBoard(
  pen: Pen,
  { cork, frame }: Pick<(typeof boards)[number], 'cork' | 'frame'>,
  tall: number,
): string {
  const grains = Array.from({ length: 240 }, () =>
    oval(
      pen.between(-64, 64),
      pen.between(-44, 44) * tall,
      pen.between(0.4, 1.2),
      pen.between(0.3, 0.7),
      pen.oneOf([darker(cork[1], 0.3), lighter(cork[0], 0.4), cork[1]]),
      0.5,
    ),
  )
  return (
    shadow(pen, 6, 6, 84, 62 * tall, 0.5) +
    box(-68, -48 * tall, 136, 96 * tall, slab(pen, frame), 1.6) +
    box(-65, 3 - 48 * tall, 130, 96 * tall - 6, darker(cork[1], 0.4)) +
    box(-64, 4 - 48 * tall, 128, 96 * tall - 7, pen.linear(cork, [0, 0], [1, 1])) +
    grains.join('') +
    path(`M-64 ${4 - 48 * tall}H64L60 ${7 - 48 * tall}H-62V${48 * tall - 3}H-64Z`, '#1a1020', 0.2)
  )
}

/** Six cards, one for each episode, pinned to a board and joined by a thread. */
export function episodeCards(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, cork, frame, thread } = pen.ofVariant(boards)
  const tall = h > w ? 1.22 : 1
  const spots = [
    [-30, -20 * tall, -4],
    [0, -21 * tall, 2],
    [30, -18 * tall, 5],
    [29, 20 * tall, -3],
    [-1, 17 * tall, 3],
    [-31, 20 * tall, -2],
  ] as const
  const pins = spots.map(([x, y, turn]) => {
    const bend = (turn * Math.PI) / 180
    return [x + Math.sin(bend) * 13.6, y - Math.cos(bend) * 13.6] as const
  })
  const sag = pins
    .map(([x, y], n) => {
      const [a, b] = pins[n - 1] ?? [x, y]
      return n === 0
        ? `M${x.toFixed(1)} ${y.toFixed(1)}`
        : `Q${((x + a) / 2 + (n === 3 ? 36 : 0)).toFixed(1)} ${n === 3 ? 0 : (Math.max(y, b) + 4).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
  const colours = ['#e8564a', '#f0b43a', '#4fa0d0']
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.2), ...wall], [0, 0], [1, 1])) +
    inMiddle(
      pen,
      `<g transform="scale(0.98)">${
        corkBoard(pen, { cork, frame }, tall) +
        spots
          .map(([x, y, turn], n) =>
            turned(turn, x, y, moved(x, y, card(pen, n, colours[n % 3] ?? thread), { scale: 1.08 })),
          )
          .join('') +
        moved(1, 1.6, line(sag, '#1a1020', 1, 0.25)) +
        line(sag, thread, 0.9)
      }</g>`,
    ) +
    sunbeam(pen, 0.2)
  )
}

const halls = [
  { wall: ['#8fb0a4', '#57786e'], rail: '#c9925a', ear: '#f2ece2', trim: '#d9863f', bag: '#e0b45a' },
  { wall: ['#d98a6c', '#a3573f'], rail: '#f4ece0', ear: '#2f3f55', trim: '#f0c46a', bag: '#3f6f7a' },
  { wall: ['#7f8fb8', '#4a5888'], rail: '#d4a06c', ear: '#f0b84a', trim: '#fff4e0', bag: '#e9e2d6' },
] as const

/** Headphones that hang by their band from 0, 0, with the cups below and a cable. */
function hanging(pen: Pen, ear: string, trim: string): string {
  const cup = (side: 1 | -1) =>
    moved(
      side * 23,
      43,
      box(-side * 6 - 6, -15, 12, 30, pen.linear(['#4f4a58', '#24202c'], [0, 0], [1, 1]), 5.6) +
        line(`M${-side * 8.6} -10V10`, '#6f6a78', 1, 0.7) +
        path(
          side === 1
            ? 'M0 -17C10 -18 15 -9 15 0S10 18 0 17Q-4 16 -4 11V-11Q-4 -16 0 -17Z'
            : 'M0 -17C-10 -18 -15 -9 -15 0S-10 18 0 17Q4 16 4 11V-11Q4 -16 0 -17Z',
          pen.linear([lighter(ear, 0.3), ear, darker(ear, 0.34)], [0, 0], [1, 0.6]),
        ) +
        line(
          side === 1 ? 'M2 -12C8 -11 10.6 -6 10.6 0' : 'M-2 -12C-8 -11 -10.6 -6 -10.6 0',
          lighter(ear, 0.6),
          1.1,
          0.7,
        ) +
        oval(side * 6, 3, 3.2, 5.4, trim) +
        oval(side * 6, 3, 2, 3.8, darker(trim, 0.16)),
      { turn: side * -7 },
    )
  const band = 'M-26 28C-28 4 -16 -2 0 -2S28 4 26 28'
  return (
    line('M-24 59C-24 71 -11 64 -8 70C-5 78 -20 80 -18 73C-16 66 2 67 4 75', '#24202c', 1.7) +
    box(2.3, 74, 3.4, 6, cylinder(pen, '#4a4654'), 1) +
    box(3.3, 80, 1.4, 4, '#e0b45a', 0.5) +
    box(-28.6, 22, 5, 14, pen.linear(['#f4f0ec', '#a29ca4'], [0, 0], [1, 0]), 1.6) +
    box(23.6, 22, 5, 14, pen.linear(['#f4f0ec', '#8a848c'], [0, 0], [1, 0]), 1.6) +
    line(band, darker(ear, 0.35), 6.8) +
    line(band, ear, 5) +
    line('M-24.6 20C-25 5 -15 -0.6 -2 -2.6', lighter(ear, 0.55), 1.4, 0.8) +
    line('M-15 3C-8 0.6 8 0.6 15 3', '#2b2733', 4.6) +
    line('M-13 2.4C-7 0.6 4 0.6 10 1.6', '#6f6a78', 0.9, 0.7) +
    cup(-1) +
    cup(1)
  )
}

/** Over-ear headphones that hang from a peg in a hallway, beside a cloth bag. */
export function hookedHeadphones(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, rail, ear, trim, bag } = pen.ofVariant(halls)
  const grooves = Array.from({ length: 24 }, (_, n) => `M${-132 + n * 12} -90V110`).join('')
  const peg = (x: number) =>
    shadow(pen, x + 3, -31, 7, 4, 0.5) +
    box(x - 2.2, -38, 4.4, 9, cylinder(pen, rail), 2) +
    oval(x, -37, 4.4, 4.4, pen.radial([lighter(rail, 0.55), rail, darker(rail, 0.4)], 0.35, 0.3, 0.8))
  const cloth =
    line('M-6 -30C-14 -14 -16 -4 -15 8M6 -30C14 -14 16 -4 15 8', darker(bag, 0.2), 3) +
    path(
      'M-22 6Q0 12 22 6L26 64Q0 70 -26 64Z',
      pen.linear([lighter(bag, 0.3), bag, darker(bag, 0.28)], [0, 0], [1, 0.4]),
    ) +
    line('M-12 12Q-16 40 -14 62M10 14Q14 40 12 62M0 30Q2 46 0 60', darker(bag, 0.3), 0.9, 0.4)
  const phones = hanging(pen, ear, trim)
  // In a narrow picture only a strip of it would show.
  const bagAt = w > h * 1.4 ? 66 : 100
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.26), ...wall], [0, 0], [1, 1])) +
    inMiddle(
      pen,
      line(grooves, darker(wall[1], 0.25), 0.9, 0.4) +
        moved(0.9, 0, line(grooves, '#ffffff', 0.5, 0.28)) +
        glow(pen, -46, -30, 70, '#fff6dc', 0.35) +
        box(-130, -29, 260, 3, '#1a1020', 0, 0.2) +
        box(-130, -42, 260, 13, pen.linear([lighter(rail, 0.34), rail, darker(rail, 0.26)])) +
        line('M-130 -38q60 -1.4 130 0t130 0M-130 -33q70 1.4 130 0t130 0', darker(rail, 0.3), 0.5, 0.45) +
        box(-130, -42, 260, 0.9, lighter(rail, 0.6)) +
        shadow(pen, bagAt + 6, 14, 32, 46, 0.4) +
        moved(bagAt, -4, cloth) +
        [-66, 0, 66].map(peg).join('') +
        `<g transform="translate(5 -28) scale(0.9)" opacity="0.3">${shadow(pen, 2, 42, 44, 34, 0.9)}</g>` +
        moved(0, -33, phones, { scale: 0.98 }) +
        box(-2.2, -36, 4.4, 4, cylinder(pen, rail), 1) +
        oval(0, -37, 4.4, 4.4, pen.radial([lighter(rail, 0.55), rail, darker(rail, 0.4)], 0.35, 0.3, 0.8)),
    ) +
    sunbeam(pen)
  )
}
