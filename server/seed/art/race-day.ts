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
import { cylinder, sunbeam } from './still.ts'

const days = [
  { sky: ['#8cc4e8', '#dff0f2'], cloth: '#2f6fb0', arch: '#e0483a', trees: '#6f9a5a', cup: '#ffffff' },
  { sky: ['#f2c79a', '#fdf0d8'], cloth: '#2f7f6a', arch: '#35508a', trees: '#8f9a52', cup: '#fff6ea' },
  { sky: ['#a9b9d6', '#edeaf0'], cloth: '#d9922f', arch: '#7a3f8a', trees: '#6f8a74', cup: '#ffffff' },
] as const

/** A paper cup of water on a table; the middle of its foot is at 0, 0. */
function cup(pen: Pen, paper: string, band: string): string {
  return (
    shadow(pen, 3, 0.6, 9, 2.4, 0.5) +
    path(
      'M-7.6 -19H7.6L5.6 0Q0 2 -5.6 0Z',
      pen.linear([darker(paper, 0.06), lighter(paper, 0.3), paper, darker(paper, 0.26)], [0, 0], [1, 0]),
    ) +
    path('M-7 -13.4Q0 -11.4 7 -13.4L6.3 -6.4Q0 -4.4 -6.3 -6.4Z', cylinder(pen, band)) +
    oval(0, -19, 7.8, 2.3, '#ffffff') +
    oval(0, -18.8, 6.7, 1.8, pen.linear(['#6fb4d8', '#c9e9f6'], [0, 0], [1, 1])) +
    line('M-4 -19.3Q-1 -20 2 -19.6', '#ffffff', 0.6, 0.9)
  )
}

/** A quarter of an orange that lies on its skin, around 0, 0. */
function quarter(pen: Pen, turn: number): string {
  const segments = [-62, -31, 0, 31, 62].map((at) =>
    turned(
      at,
      0,
      -5,
      path('M0 -5C2.6 -1 2.8 2.4 0 4.2C-2.8 2.4 -2.6 -1 0 -5Z', pen.linear(['#ffcf6a', '#f79a2a'])),
    ),
  )
  return turned(
    turn,
    0,
    0,
    path('M-9.6 -5.6C-9 3.6 -4 6.4 0 6.4S9 3.6 9.6 -5.6Z', pen.linear(['#ffb53f', '#e8731c'])) +
      path('M-8.8 -5.6C-8.2 2.6 -4 5 0 5S8.2 2.6 8.8 -5.6Z', '#fff0d0') +
      segments.join('') +
      line('M-9.6 -5.6H9.6', '#ffd48a', 0.9),
  )
}

/** A bunch of bananas, its stalk at 0, 0. */
function bananas(pen: Pen): string {
  const one = (turn: number, colour: string) =>
    turned(
      turn,
      0,
      0,
      path(
        'M-1.8 -1C-9 8 -9 22 4 31.4C6 33 8.4 31.6 7.4 29.6C1.6 23 1 11 2.6 -1Z',
        pen.linear([lighter(colour, 0.35), colour, darker(colour, 0.28)], [1, 0], [0, 0.6]),
      ) +
        line('M0.2 2C-4 12 -3 22 4.6 29.6', darker(colour, 0.22), 0.7, 0.6) +
        oval(6.4, 31, 1.5, 1.3, '#5a4020'),
    )
  return (
    one(-24, '#d9a92a') +
    one(-12, '#eabf34') +
    one(0, '#f7d54a') +
    one(13, '#fbe06a') +
    path('M-2.4 2L-2.8 -5Q0 -7 3 -5L4 2Z', pen.linear(['#b9a04a', '#6f5a24']))
  )
}

/** An inflated arch over a road with barriers and trees, around the middle of the picture. */
function finish(pen: Pen, { sky, arch, trees }: (typeof days)[number]): string {
  const tube = pen.linear([lighter(arch, 0.35), arch, darker(arch, 0.3)], [0, 0], [1, 0])
  const crowns = Array.from({ length: 26 }, (_, n) =>
    oval(
      -130 + n * 10.4 + pen.between(-3, 3),
      pen.between(-24, -14),
      pen.between(9, 15),
      pen.between(9, 14),
      lighter(trees, pen.between(0.1, 0.4)),
    ),
  )
  const checks = Array.from({ length: 24 }, (_, n) =>
    box(
      -24 + (n % 12) * 4,
      -46.4 + Math.floor(n / 12) * 4,
      4,
      4,
      (n + Math.floor(n / 12)) % 2 ? '#ffffff' : '#231d2b',
    ),
  )
  const barrier = (x: number) =>
    line(
      `M${x} -12h30v16h-30zM${x + 5} -12v16M${x + 10} -12v16M${x + 15} -12v16M${x + 20} -12v16M${x + 25} -12v16`,
      '#8a92a0',
      0.8,
      0.9,
    )
  return (
    crowns.join('') +
    path('M-130 -17H130V40H-130Z', pen.linear([lighter(trees, 0.24), darker(trees, 0.1)])) +
    path('M-18 -12H18L62 40H-62Z', pen.linear(['#b3b0b6', '#7f7b84'])) +
    line('M0 -10V-6M0 -2V6', '#ffffff', 1, 0.8) +
    path('M-40 6V-38Q-40 -54 -24 -54H24Q40 -54 40 -38V6H30V-34Q30 -36 28 -36H-28Q-30 -36 -30 -34V6Z', tube) +
    line('M-37 4V-38Q-37 -51 -24 -51H22', lighter(arch, 0.6), 1.6, 0.6) +
    checks.join('') +
    [-132, -101, -72, 42, 73, 104].map(barrier).join('') +
    glow(pen, -34, -50, 50, sky[1], 0.5)
  )
}

/** A table behind a finish line with cups of water, quarters of oranges and bananas. */
export function aidStation(pen: Pen): string {
  const { width: w, height: h } = pen
  const day = pen.ofVariant(days)
  const { sky, cloth, cup: paper, arch } = day
  const cups = [
    [-38, 14, 0.9],
    [-22, 13, 0.9],
    [-6, 14, 0.9],
    [-35, 26, 1.08],
    [-17, 27, 1.08],
  ].map(([x = 0, y = 0, scale = 1]) => moved(x, y, cup(pen, paper, arch), { scale }))
  const quarters = [
    [9, 18, -14],
    [25, 18, 8],
    [2, 24, 10],
    [17, 25, -6],
    [32, 24, -12],
  ].map(([x = 0, y = 0, turn = 0]) => moved(x + 3, y + 1, quarter(pen, turn), { scale: 0.86 }))
  const folds = Array.from({ length: 9 }, (_, n) =>
    path(`M${-100 + n * 25} 38q4 30 -2 60h9q3 -30 -2 -60Z`, darker(cloth, 0.4), 0.3),
  )
  return (
    box(0, 0, w, h, pen.linear(sky)) +
    inMiddle(
      pen,
      finish(pen, day) +
        path('M-130 8H130V37H-130Z', pen.linear([lighter(cloth, 0.5), lighter(cloth, 0.16)])) +
        path('M-130 37H130V110H-130Z', pen.linear([cloth, darker(cloth, 0.35)])) +
        folds.join('') +
        line('M-130 37H130', lighter(cloth, 0.5), 1) +
        shadow(pen, 31, 15, 22, 4, 0.6) +
        moved(16, 0, turned(-74, 0, 0, bananas(pen)), { scale: 0.95 }) +
        cups.join('') +
        shadow(pen, 22, 31, 30, 6, 0.5) +
        oval(20, 27.6, 27, 6.4, pen.linear(['#f4f2f0', '#b9b4b8'])) +
        oval(20, 26.6, 25.4, 5.4, '#e6e2e2') +
        quarters.join(''),
    ) +
    sunbeam(pen)
  )
}

const lanes = [
  { sky: ['#7fbce0', '#e3f1ee'], down: '#9ab87a', hedge: '#4a7a44', grass: '#7fa552', bottle: '#e8562f' },
  { sky: ['#f0b48a', '#fdeccb'], down: '#b39a6f', hedge: '#5a6f3a', grass: '#97a04a', bottle: '#2f7fa8' },
  { sky: ['#9fb0c4', '#e4e8e6'], down: '#8aa08a', hedge: '#3f6650', grass: '#6f9460', bottle: '#f0b52f' },
] as const

/** A running bottle with a strap; the middle of its foot is at 0, 0. */
function runningBottle(pen: Pen, colour: string): string {
  return (
    path(
      'M-8 -34C-9.6 -30 -9.6 -26 -8 -22C-7 -19 -7 -17 -8 -14C-9.6 -10 -9 -3 -8 0Q0 2.6 8 0C9 -3 9.6 -10 8 -14C7 -17 7 -19 8 -22C9.6 -26 9.6 -30 8 -34Z',
      pen.linear(
        [
          [0, darker(colour, 0.1), 0.96],
          [0.3, lighter(colour, 0.5), 0.94],
          [0.6, colour, 0.96],
          [1, darker(colour, 0.4), 1],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    path('M-8.6 -26Q0 -23.6 8.6 -26L8 -22Q0 -19.6 -8 -22Z', '#fff8ec', 0.35) +
    line('M-5 -9h5M-5 -6h3.4M-5 -3h5', '#ffffff', 0.8, 0.8) +
    path(
      'M-8.4 -34L-7 -40Q0 -42 7 -40L8.4 -34Q0 -31.6 -8.4 -34Z',
      pen.linear(['#4a4652', '#8a8692', '#1f1b26'], [0, 0], [1, 0]),
    ) +
    path('M-3 -40.6L-2.4 -46Q0 -47.4 2.4 -46L3 -40.6Z', cylinder(pen, '#f2eee8')) +
    line('M-5.4 -30C-7 -26 -6.4 -24 -5.4 -20', '#ffffff', 1.3, 0.7)
  )
}

/** An old milestone with a carved thirteen; the middle of its foot is at 0, 0. */
function stone(pen: Pen): string {
  const spots = Array.from({ length: 34 }, () =>
    oval(
      pen.between(-18, 18),
      pen.between(-50, -4),
      pen.between(0.4, 1.3),
      pen.between(0.3, 0.9),
      pen.oneOf(['#8a8478', '#c9c4b4', '#a8a05a']),
      0.6,
    ),
  )
  const digits =
    'M-8 -40V-20M-12 -36.6L-8 -40M-11.6 -20H-4.4M2 -38C5 -41.6 12 -40.6 12 -35.4C12 -31.6 9 -30.6 6.4 -30.6C9.6 -30.6 12.6 -29 12.6 -25C12.6 -19.4 5 -18.4 1.4 -22'
  const words =
    'M-12 -8.4V-14L-9.6 -11L-7.2 -14V-8.4M-4 -14V-8.4M-0.8 -14V-8.4H2.2M8 -14H4.8V-8.4H8M4.8 -11.2H7.4M14 -13.2C12.4 -14.8 10.4 -13.6 10.8 -12.2C11.2 -10.8 14 -11.6 14 -9.8C14 -8.2 11.8 -7.8 10.4 -9.2'
  return (
    path(
      'M-20 0V-40C-20 -54 -11 -60 0 -60S20 -54 20 -40V0Z',
      pen.linear(['#e6e0d2', '#b9b2a4', '#7d766c'], [0, 0], [1, 0.3]),
    ) +
    path('M20 0V-40C20 -54 11 -60 0 -60C13 -60 26 -54 27 -40V-2Z', '#6a645c') +
    line('M-18 -4V-40C-18 -50 -11 -57 -2 -58', '#fffaf0', 1.2, 0.7) +
    spots.join('') +
    moved(0.7, 0.8, line(digits, '#fffaf0', 2.4, 0.7)) +
    line(digits, '#3f3a36', 2.4) +
    moved(0.4, 0.5, line(words, '#fffaf0', 1.2, 0.6)) +
    line(words, '#3f3a36', 1.2) +
    oval(-13, -48, 4, 2, '#8f9a4a', 0.7) +
    oval(-15, -6, 5, 3, '#7f8f44', 0.8)
  )
}

/** A hedge in blossom across the picture. */
function hedgerow(pen: Pen, hedge: string): string {
  const bush = Array.from({ length: 60 }, (_, n) => {
    const row = Math.floor(n / 20)
    const r = pen.between(7, 11)
    return oval(
      -128 + (n % 20) * 13.4 + row * 4,
      -25 + row * 11 + pen.between(-2.4, 2.4),
      r,
      r * 0.86,
      pen.radial([lighter(hedge, 0.34 - row * 0.1), hedge, darker(hedge, 0.24)], 0.3, 0.2, 0.9),
    )
  })
  const foliage = Array.from({ length: 260 }, (_, n) =>
    leaf(
      pen.between(-124, 124),
      pen.between(-31, 6),
      pen.between(2, 3.6),
      0.8,
      pen.between(0, 360),
      n % 3 ? darker(hedge, pen.between(0, 0.35)) : lighter(hedge, pen.between(0.15, 0.4)),
    ),
  )
  const blooms = Array.from({ length: 26 }, () =>
    oval(
      pen.between(-110, 110),
      pen.between(-29, 2),
      0.9,
      0.9,
      pen.oneOf(['#ffffff', '#ffe0ea', '#fff3c0']),
      0.95,
    ),
  )
  return bush.join('') + foliage.join('') + blooms.join('')
}

/** A milestone before a hedge by a country road, with a running bottle beside it. */
export function milestone(pen: Pen): string {
  const { width: w, height: h } = pen
  const { sky, down, hedge, grass, bottle } = pen.ofVariant(lanes)
  const blades = (from: number, to: number, y: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const x = from + ((to - from) * n) / count
      return leaf(
        x,
        y + pen.between(-1, 2),
        pen.between(6, 12),
        0.9,
        -90 + pen.between(-26, 26),
        n % 2 ? lighter(grass, 0.16) : darker(grass, 0.24),
      )
    }).join('')
  return (
    box(0, 0, w, h, pen.linear(sky)) +
    inMiddle(
      pen,
      glow(pen, -40, -46, 60, '#fff8e0', 0.7) +
        oval(34, -48, 22, 4, '#ffffff', 0.6) +
        oval(48, -45, 18, 3.4, '#ffffff', 0.5) +
        path(
          'M-130 -22C-90 -46 -50 -48 -10 -34C30 -54 80 -46 130 -26V30H-130Z',
          pen.linear([lighter(down, 0.3), down]),
        ) +
        hedgerow(pen, hedge) +
        path('M-130 5Q0 0 130 6V60H-130Z', pen.linear([lighter(grass, 0.12), darker(grass, 0.2)])) +
        path('M-130 48Q0 36 130 46V110H-130Z', pen.linear(['#9a959a', '#6a6570'])) +
        line('M-130 49.4Q0 37.4 130 47.4', '#f4f0ea', 1.4, 0.85) +
        blades(-128, 128, 8, 70) +
        shadow(pen, 8, 32, 36, 6, 0.6) +
        moved(-12, 32, stone(pen)) +
        shadow(pen, 33, 36, 16, 4, 0.6) +
        moved(28, 35, turned(4, 0, 0, runningBottle(pen, bottle))) +
        blades(-40, 18, 36, 22) +
        blades(18, 44, 39, 9),
    ) +
    sunbeam(pen)
  )
}
