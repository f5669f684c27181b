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
import { leaf } from './room.ts'
import { cylinder, slab, sunbeam } from './still.ts'

const doors = [
  { door: '#2f5d73', brick: ['#d49a78', '#a9674a'], step: ['#d8d0c4', '#8f867c'], shoe: '#e8612f' },
  { door: '#8f2f3a', brick: ['#e3d5bd', '#b39c7c'], step: ['#cfc9c4', '#857e7c'], shoe: '#2f8fa8' },
  { door: '#e0a92f', brick: ['#c58a72', '#8a5346'], step: ['#dcd4c6', '#968a7a'], shoe: '#3d4fa8' },
  { door: '#3f6b50', brick: ['#e0b592', '#b07a56'], step: ['#d4cdc2', '#8c8478'], shoe: '#f2b632' },
  { door: '#34406b', brick: ['#cfc4b8', '#96887a'], step: ['#d6cfc8', '#88807c'], shoe: '#d8466a' },
] as const
type Doorway = (typeof doors)[number]

const mud = ['#8a5f3c', '#5a3a24', '#3f2818'] as const

/** The mud on a running shoe that stands at 0, 0: a crust above the sole, and splashes. */
function splashes(pen: Pen): string {
  const crust = pen.linear(mud)
  const drops = [
    [-25, -17, 1.5],
    [-21, -21, 0.9],
    [-15, -15, 1.3],
    [-9, -18, 0.8],
    [-4, -13, 1.4],
    [1, -20, 0.7],
    [7, -14, 1.2],
    [12, -17, 0.8],
    [25, -14.6, 1.5],
    [30, -13, 0.9],
    [-28, -26, 0.8],
  ].map(([x = 0, y = 0, r = 1]) => oval(x, y, r * 1.1, r, mud[1], 0.9))
  return (
    path(
      'M-32.6 -4C-34 -12 -29 -15 -26 -11C-23 -7 -21 -14 -17 -12.6C-13 -11 -11 -6 -6 -8C-2 -10 1 -5 6 -6.4C11 -8 14 -13 18 -11C22 -9 24 -13 29 -12C34 -11 37 -8 35 -5C30 0.6 26 1.8 18 1.8H-25C-31 1.8 -32.6 0 -32.6 -4Z',
      crust,
    ) +
    line(
      'M-30 -8Q-27 -11 -25 -8M-19 -10Q-16 -10.6 -14 -8M17 -9Q21 -8.6 23 -9.6M26 -10Q30 -10 33 -8',
      '#b08660',
      0.9,
      0.7,
    ) +
    drops.join('')
  )
}

/** A muddy running shoe that points to the right; the middle of its sole is at 0, 0. */
function muddyShoe(pen: Pen, colour: string): string {
  const upper = pen.linear([lighter(colour, 0.34), colour, darker(colour, 0.34)], [0.1, 0], [0.8, 1])
  const laces = [0, 1, 2, 3, 4].map((n) =>
    line(`M${-8.4 + n * 4.6} ${-28.4 + n * 2.5}L${-1.2 + n * 4.3} ${-31 + n * 2.9}`, '#fff8ec', 1.7),
  )
  const tread = Array.from({ length: 10 }, (_, n) => box(-28 + n * 5.4, 0, 3.6, 2.6, '#1f191e', 0.6))
  return (
    tread.join('') +
    path('M-31 -33C-25 -37 -14 -37 -7 -33L-11 -24H-27Z', darker(colour, 0.7)) +
    path('M-12 -29L-8.6 -39C-5.6 -41 -2 -39.4 -1 -36L4 -28Z', slab(pen, lighter(colour, 0.5))) +
    path(
      'M-31 -9C-33.4 -18 -29 -23 -31.6 -34C-27.6 -35 -25 -31.6 -22 -28.4C-18 -25 -14 -26 -11 -30.6L-6 -32C-1 -27 8 -22 18 -19.4C28 -17 36.4 -14.6 35.4 -7.6C26 -5 10 -6 0 -7C-12 -8 -24 -10 -31 -9Z',
      upper,
    ) +
    path('M-31 -9C-33 -17 -29.6 -22 -30.6 -29C-23 -27 -19 -18 -18 -9Z', darker(colour, 0.42), 0.8) +
    path(
      'M20 -18.8C30 -16.6 36.4 -14.6 35.4 -7.6C30 -6.4 25 -6.4 20.6 -6.6C18 -11 17.6 -15 20 -18.8Z',
      darker(colour, 0.42),
      0.8,
    ) +
    path('M-11 -8L-3 -23L2 -20.6L-4 -8ZM2 -7L7.4 -18.4L12 -16.6L8.4 -6.6Z', '#fff8ec', 0.95) +
    line(
      'M-29.6 -31C-26 -31 -24 -28 -21 -25.6C-17 -23 -13 -24 -9.6 -28L-6 -29.6C0 -24.6 8 -20 18 -17.4',
      lighter(colour, 0.5),
      0.6,
      0.8,
    ) +
    laces.join('') +
    line('M-5 -33C-13 -38 -14 -31 -7.4 -31.6M-3 -34C2 -41 6 -34 -1.4 -32', '#fff8ec', 1.3) +
    path(
      'M-31.4 -9.6C-33.4 -3 -31 1 -26 1H20C28 1 35 -3 36 -9C28 -6 10 -7 0 -7.6C-12 -8.6 -24 -11.6 -31.4 -9.6Z',
      pen.linear(['#fffaf0', '#d9cfc0']),
    ) +
    splashes(pen)
  )
}

/** A front door in a brick wall, around the middle of the picture, with its step from 8 units below it. */
function doorway(pen: Pen, { door, brick, step }: Doorway): string {
  const joints =
    Array.from({ length: 18 }, (_, n) => `M-130 ${8 - n * 6}H130`).join('') +
    Array.from({ length: 18 * 22 }, (_, n) => {
      const row = Math.floor(n / 22)
      return `M${-130 + (n % 22) * 12 + (row % 2) * 6} ${8 - row * 6}v-6`
    }).join('')
  const panel = (x: number, y: number, wide: number, tall: number) =>
    box(x - 0.9, y - 0.9, wide + 1.8, tall + 1.8, darker(door, 0.38), 0.8) +
    box(x + 0.6, y + 0.6, wide, tall, lighter(door, 0.3), 0.8) +
    box(x, y, wide, tall, pen.linear([lighter(door, 0.06), darker(door, 0.12)], [0, 0], [1, 1]), 0.6)
  const brass = pen.linear(['#ffedb0', '#d9a53f', '#8f6420'], [0, 0], [0.4, 1])
  return (
    box(-130, -100, 260, 108, pen.linear([lighter(brick[0], 0.16), ...brick], [0, 0], [1, 1])) +
    line(joints, lighter(brick[0], 0.5), 0.6, 0.55) +
    box(-49, -100, 98, 108, pen.linear(['#ffffff', '#efe8de', '#c9beb2'], [0, 0], [1, 0])) +
    box(-43, -100, 86, 108, darker(door, 0.55)) +
    box(
      -41.6,
      -100,
      83.2,
      107,
      pen.linear([lighter(door, 0.22), door, darker(door, 0.24)], [0, 0], [1, 0.5]),
    ) +
    panel(-33, -96, 28, 56) +
    panel(5, -96, 28, 56) +
    panel(-33, -20, 28, 18) +
    panel(5, -20, 28, 18) +
    box(-13, -34.6, 26, 8.4, darker(door, 0.5), 1.4) +
    box(-13, -35.4, 26, 8.4, brass, 1.4) +
    box(-10, -33.4, 20, 4.2, pen.linear(['#a87a2a', '#f0cc74']), 0.8) +
    box(-43, 1, 86, 7, pen.linear([lighter(step[0], 0.2), step[1]])) +
    box(-130, 8, 260, 110, pen.linear([lighter(step[0], 0.3), ...step])) +
    box(-130, 7.4, 260, 1.6, lighter(step[0], 0.6)) +
    line('M-130 34H130M-88 9L-120 34M84 9L112 34M0 48V90', darker(step[1], 0.2), 0.7, 0.35) +
    path('M-49 8H49L66 20H-30Z', '#1a1020', 0.16)
  )
}

/** A pair of muddy running shoes on the mat before a front door. */
export function doormat(pen: Pen): string {
  const look = pen.ofVariant(doors)
  const bristles = Array.from({ length: 150 }, () => {
    const y = pen.between(19, 42)
    const half = 43 + (y - 17) * 0.3
    return `M${pen.between(-half, half).toFixed(1)} ${y.toFixed(1)}l${pen.between(-0.7, 0.7).toFixed(1)} -1.6`
  })
  const crumbs = Array.from({ length: 22 }, () => {
    const r = pen.between(0.5, 1.5)
    return oval(pen.between(-42, 44), pen.between(24, 46), r * 1.3, r * 0.8, pen.oneOf(mud), 0.95)
  })
  const pot =
    shadow(pen, 6, 17, 22, 5, 0.5) +
    [-150, -128, -108, -90, -72, -52, -30, -100, -80]
      .map((turn, n) => leaf(0, -10, 24 + (n % 3) * 6, 4.6, turn, n % 2 ? '#5f9160' : '#3f7350'))
      .join('') +
    path('M-13 -12H13L9.6 16H-9.6Z', cylinder(pen, '#c9734f')) +
    box(-14.4, -14, 28.8, 6, cylinder(pen, '#d9865f'), 1)
  return (
    inMiddle(
      pen,
      doorway(pen, look) +
        moved(pen.width > pen.height * 1.4 ? 66 : 100, 6, pot) +
        moved(
          0,
          3,
          shadow(pen, 3, 34, 60, 17, 0.4) +
            path('M-43 17H43L52 44H-52Z', pen.linear(['#c79a5e', '#9a6c38'])) +
            path('M-39 19.4H39L46 41.4H-46Z', pen.linear(['#dcb47a', '#b3854c'])) +
            line(bristles.join(''), '#7d5528', 0.5, 0.6) +
            line('M-52 44H52', '#6f4a22', 1.4, 0.8) +
            shadow(pen, -5, 26, 36, 5, 0.6) +
            moved(-9, 24, muddyShoe(pen, darker(look.shoe, 0.12)), { scale: 0.98 }) +
            shadow(pen, 10, 38, 40, 5, 0.7) +
            moved(7, 36, turned(-1.5, 0, 0, muddyShoe(pen, look.shoe)), { scale: 1.06 }) +
            crumbs.join(''),
          { scale: 0.9 },
        ),
    ) + sunbeam(pen, 0.17)
  )
}

const quiet = [
  {
    wall: ['#f4ead8', '#d9bf98'],
    floor: ['#d6a871', '#9a6a3c'],
    mat: '#4f7f9a',
    roll: '#e8722f',
    towel: '#d9574a',
  },
  {
    wall: ['#dfe8e2', '#a8bfae'],
    floor: ['#e0c8a4', '#a98a5e'],
    mat: '#8a6fae',
    roll: '#2f7f86',
    towel: '#f2b84a',
  },
  {
    wall: ['#e3e4f0', '#adb2d0'],
    floor: ['#c99a6c', '#8a5c36'],
    mat: '#d9805f',
    roll: '#3a4a8f',
    towel: '#3f8f86',
  },
] as const

/** A foam roller that lies across, its open end to the right; its middle is at 0, 0. */
function roller(pen: Pen, colour: string): string {
  const skin = pen.linear([
    lighter(colour, 0.3),
    lighter(colour, 0.42),
    colour,
    darker(colour, 0.36),
    darker(colour, 0.5),
  ])
  const rows = [-12.4, -7.4, -1, 5.6, 10.6].map((y, row) => {
    const tall = [3, 4.4, 5, 4.2, 2.6][row] ?? 4
    return Array.from({ length: 7 }, (_, n) =>
      box(
        -35 + n * 9.2 + (row % 2) * 4,
        y - tall / 2,
        row % 2 ? 5.4 : 7,
        tall,
        pen.linear([lighter(colour, 0.5 - row * 0.12), darker(colour, 0.02 + row * 0.08)]),
        1.5,
      ),
    ).join('')
  })
  return (
    path('M-34 -15H32C41 -15 41 15 32 15H-34C-42 15 -42 -15 -34 -15Z', skin) +
    rows.join('') +
    oval(33, 0, 7.4, 15, pen.linear([lighter(colour, 0.2), colour, darker(colour, 0.3)], [0, 0], [0.4, 1])) +
    oval(33, 0, 5.4, 11, pen.linear(['#4a4450', '#211c28'])) +
    oval(33.6, 0, 4.4, 9.4, pen.linear(['#15111a', '#4a4450'], [0, 0], [1, 1])) +
    path('M31 8.6C33 10 36 8 37.4 3.4C36 6 33.6 7.6 31 8.6Z', '#ffffff', 0.25)
  )
}

/** A towel rolled up, with its spiral end to the right; its middle is at 0, 0. */
function rolledTowel(pen: Pen, colour: string): string {
  return (
    box(-32, -10, 58, 20, pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.3)]), 9) +
    line('M-22 -9.6V9.8M-18 -9.8V9.8', '#fff6e8', 1.6, 0.9) +
    oval(25, 0, 7.6, 10, pen.linear([lighter(colour, 0.3), darker(colour, 0.12)])) +
    line(
      'M25 0C26.4 -1.6 28 0 27 2C25.4 4.6 21.4 3 21.4 -0.4C21.4 -5 26 -6.6 29 -3.6C31.6 -0.6 30 6 25.4 7C20 7.8 18.6 1 19.4 -3',
      darker(colour, 0.4),
      0.9,
    ) +
    line('M-28 7C-10 9 8 9 20 8', darker(colour, 0.35), 0.6, 0.5)
  )
}

/** A foam roller and a rolled towel on a mat under a window. */
export function foamRoller(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, floor, mat, roll, towel } = pen.ofVariant(quiet)
  const boards = Array.from({ length: 15 }, (_, n) => `M${(n - 7) * 13} 12L${(n - 7) * 30} 90`).join('')
  const window =
    box(-47, -74, 74, 66, darker(wall[1], 0.12), 1) +
    box(-46, -74, 72, 64, '#ffffff', 1) +
    box(-42, -74, 64, 60, pen.linear(['#a8d4ee', '#e6f4f2'])) +
    path('M-42 -26C-34 -38 -16 -40 -4 -28C4 -36 16 -36 22 -30V-14H-42Z', '#9fc48a') +
    path('M-42 -20C-30 -28 -14 -26 -2 -20C8 -26 16 -26 22 -22V-14H-42Z', '#74a468') +
    line('M-10 -74V-14M-42 -44H22', '#ffffff', 2.4) +
    path('M-42 -30L-12 -74H6L-42 -4Z', '#ffffff', 0.28) +
    box(-51, -12, 82, 5, pen.linear(['#ffffff', '#d6ccc0']), 1)
  const light = (x: number) => path(`M${x} 24l24 0l26 46h-30Z`, '#fff3d0', 0.3)
  const plant =
    [-160, -138, -118, -98, -80, -60, -40, -22]
      .map((turn, n) => leaf(0, -10, 22 + (n % 3) * 5, 5, turn, n % 2 ? '#4f8a5c' : '#6fa56a'))
      .join('') + path('M-10 -10H10L7.6 12H-7.6Z', cylinder(pen, '#f0e6d8'))
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.3), ...wall], [0, 0], [1, 0.8])) +
    inMiddle(
      pen,
      window +
        box(-130, 8, 260, 5, '#fffaf2') +
        box(-130, 12.6, 260, 110, pen.linear(floor)) +
        line(boards, darker(floor[1], 0.25), 0.5, 0.45) +
        light(-40) +
        light(-8) +
        shadow(pen, 10, -12, 8, 1.6, 0.4) +
        moved(6, -19, plant, { scale: 0.6 }) +
        path('M-40 19H40L56 47H-58Z', pen.linear([lighter(mat, 0.2), mat, darker(mat, 0.16)])) +
        path('M-58 47H56L55.4 49.4H-58.4Z', darker(mat, 0.45)) +
        path('M-28 19H-6L12 47H-18Z', '#fff3d0', 0.2) +
        shadow(pen, 18, 22, 30, 4, 0.55) +
        moved(12, 11.6, rolledTowel(pen, towel), { turn: -4, scale: 0.92 }) +
        shadow(pen, 0, 41, 42, 5, 0.65) +
        moved(-5, 28, roller(pen, roll), { turn: 4, scale: 0.9 }) +
        glow(pen, -42, -40, 60, '#fff6dc', 0.3),
    ) +
    sunbeam(pen, 0.1)
  )
}
