import { pinch } from './hands.ts'
import {
  box,
  darker,
  fitted,
  framed,
  inMiddle,
  lighter,
  line,
  mixed,
  moved,
  oval,
  type Pen,
  path,
  shadow,
  turned,
} from './pen.ts'
import type { Looks } from './portrait.ts'
import { leaf } from './room.ts'
import { cylinder, sunbeam, surface } from './still.ts'

const kitchens = [
  {
    wall: ['#2f8a86', '#14555c'],
    table: ['#f1b64a', '#c07a22'],
    bowl: '#f7f0e2',
    band: '#d8512f',
    sleeve: '#d8512f',
  },
  {
    wall: ['#586a3f', '#2c3a22'],
    table: ['#e6caa0', '#a87d4c'],
    bowl: '#f4e6d6',
    band: '#c2603f',
    sleeve: '#e7d7bf',
  },
  {
    wall: ['#c9573c', '#7f2a22'],
    table: ['#f0dcc0', '#c0a078'],
    bowl: '#e9f0ee',
    band: '#2f5a80',
    sleeve: '#35508a',
  },
  {
    wall: ['#1f7f86', '#0e4650'],
    table: ['#f4c25a', '#c8862a'],
    bowl: '#fbf3e4',
    band: '#d8512f',
    sleeve: '#e2603a',
  },
  {
    wall: ['#54456f', '#2a2040'],
    table: ['#e8a66a', '#a5623a'],
    bowl: '#f3ece6',
    band: '#6d5aa8',
    sleeve: '#e0b44a',
  },
] as const

/** A hand that lifts a fork of spaghetti out of a bowl. */
export function pasta(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { wall, table, bowl, band, sleeve } = pen.ofVariant(kitchens)
  const hold = pinch(pen, looks, sleeve)
  const { strands, coil, heap } = spaghetti(pen)
  const tomatoes = (
    [
      [-19, 12],
      [18, 11],
      [-5, 17],
      [25, 16],
    ] as const
  ).map(
    ([x, y]) =>
      oval(x, y, 4.6, 4.2, pen.radial(['#ff8a6a', '#d9341f', '#9a1c12'], 0.35, 0.3, 0.8)) +
      oval(x - 1.4, y - 1.6, 1.2, 0.7, '#ffffff', 0.6),
  )
  const steam = [-24, 20].map((x) =>
    line(`M${x} -8C${x - 7} -18 ${x + 7} -26 ${x - 1} -40`, '#ffffff', 2.2, 0.22),
  )
  const holdAt = (part: string) => moved(1.4, -50, part, { turn: -10 })
  return (
    box(0, 0, w, h, pen.linear([...wall], [0, 0], [0.6, 1])) +
    fitted(
      pen,
      122,
      30,
      '<g transform="translate(0 5)">' +
        oval(
          0,
          -26,
          66,
          58,
          pen.radial([
            [0, lighter(wall[0], 0.4), 0.6],
            [1, wall[0], 0],
          ]),
        ) +
        path('M-120 24H120V90H-120Z', pen.linear([...table])) +
        path('M-120 24H120V25H-120Z', lighter(table[0], 0.4)) +
        shadow(pen, 5, 45, 42, 7, 0.6) +
        steam.join('') +
        path(
          'M-38 12C-37 34 -20 46 0 46S37 34 38 12Z',
          pen.linear([lighter(bowl, 0.4), bowl, darker(bowl, 0.36)], [0, 0], [1, 0.5]),
        ) +
        path('M-36 23C-33 29 33 29 36 23L34 30C28 36 -28 36 -34 30Z', band, 0.9) +
        oval(0, 12, 38, 9.4, lighter(bowl, 0.5)) +
        oval(0, 12.6, 34.6, 7.8, '#9a4a1c') +
        heap.join('') +
        tomatoes.join('') +
        strands.join('') +
        holdAt(hold.behind) +
        fork(pen) +
        coil.join('') +
        holdAt(hold.front) +
        leaf(9, 14, 10, 3.4, -28, '#4f8a3c') +
        leaf(9, 14, 9, 3, -84, '#6fa84c') +
        leaf(-12, 12, 9, 3, 200, '#3f7a34') +
        path(
          'M-38 12C-37 17 -20 22.6 0 22.6S37 17 38 12C37 30 20 24.6 0 24.6S-37 30 -38 12Z',
          lighter(bowl, 0.3),
          0.95,
        ) +
        path('M-33 24C-30 34 -24 39 -18 42C-24 36 -27 30 -28 25Z', '#ffffff', 0.5) +
        '</g>',
    )
  )
}

const noodles = ['#f3cd74', '#e9b755', '#f8dd92', '#dda544'] as const

/** The strands below the fork, those wound around it and those in the bowl. */
function spaghetti(pen: Pen): Record<'strands' | 'coil' | 'heap', string[]> {
  const strands = Array.from({ length: 13 }, (_, n) => {
    const [from, to] = [-5.4 + n * 0.9, -16 + n * 2.6]
    return line(
      `M${from} -16C${from - 1} -6 ${to + pen.between(-4, 4)} -2 ${to} 14`,
      noodles[n % 4] ?? noodles[0],
      1.8,
    )
  })
  const coil = Array.from({ length: 7 }, (_, n) =>
    line(
      `M${-7 + (n % 2)} ${-24 + n * 1.9}Q0 ${-20 + n * 1.9} ${7 - (n % 2)} ${-24 + n * 1.9}`,
      noodles[n % 4] ?? noodles[0],
      2.2,
    ),
  )
  const heap = Array.from({ length: 46 }, (_, n) => {
    const [x, y] = [pen.between(-24, 22), pen.between(10, 17)]
    return line(
      `M${x - 7} ${y}C${x - 4} ${y - 6} ${x + 5} ${y - 6} ${x + 8} ${y + 1}`,
      noodles[n % 4] ?? noodles[0],
      1.9,
    )
  })
  return { strands, coil, heap }
}

function fork(pen: Pen): string {
  const metal = pen.linear(['#ffffff', '#aab0ba', '#e6e9ee'], [0, 0], [1, 0])
  return (
    box(-1.1, -60, 2.2, 30, metal, 1) +
    path(
      'M-1.1 -32H1.1C2 -28 5 -28 5 -22V-12H3.6V-22H2.2V-12H0.8V-22H-0.8V-12H-2.2V-22H-3.6V-12H-5V-22C-5 -28 -2 -28 -1.1 -32Z',
      metal,
    )
  )
}

const linens = [
  { cloth: ['#eef1f4', '#c3ccd6'], stripe: '#7f95b2', wood: ['#b98a5c', '#7f5532'] },
  { cloth: ['#f6efe0', '#dccbac'], stripe: '#b5874a', wood: ['#7f6a5a', '#4a3a30'] },
  { cloth: ['#eaf0f2', '#bccbd2'], stripe: '#6f8fa0', wood: ['#c09468', '#86603c'] },
  { cloth: ['#f5e4de', '#dcb8ac'], stripe: '#b56a5a', wood: ['#d3a878', '#9a6e42'] },
  { cloth: ['#dfe6da', '#b2c0a6'], stripe: '#5f7a54', wood: ['#a5764c', '#6a4427'] },
] as const

/** A tray of vegetables from the market on a linen cloth, seen from above. */
export function market(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { cloth, stripe, wood } = pen.ofVariant(linens)
  const stripes = [-47.5, -45, 44, 46.5].map((x) =>
    box(w / 2 + u * x, 0, u * (x % 1 ? 0.9 : 1.5), h, `${stripe}88`),
  )
  return (
    box(0, 0, w, h, pen.linear([...cloth], [0, 0], [1, 1])) +
    stripes.join('') +
    line(
      `M0 ${h * 0.2}Q${w * 0.4} ${h * 0.1} ${w} ${h * 0.24}M0 ${h * 0.86}Q${w * 0.5} ${h * 0.95} ${w} ${h * 0.82}`,
      darker(cloth[1], 0.3),
      u,
      0.2,
    ) +
    inMiddle(
      pen,
      turned(
        -5,
        0,
        0,
        shadow(pen, 4, 6, 56, 60, 0.55) +
          box(-42, -46, 84, 92, pen.linear([lighter(wood[0], 0.2), wood[0], wood[1]], [0, 0], [1, 1]), 3) +
          box(
            -38,
            -42,
            76,
            84,
            pen.linear([darker(wood[1], 0.25), mixed(wood[0], wood[1], 0.6)], [0, 0], [1, 1]),
            2,
          ) +
          [-21, 0, 21].map((y) => line(`M-38 ${y}H38`, darker(wood[1], 0.5), 0.7, 0.5)).join('') +
          box(-12, -45.4, 24, 2.6, darker(wood[1], 0.45), 1.3) +
          box(-12, 42.8, 24, 2.6, darker(wood[1], 0.45), 1.3) +
          vegetables(pen),
      ),
    ) +
    path(`M0 ${h * 0.4}L${w * 0.4} 0H${w * 0.7}L0 ${h * 0.8}Z`, '#ffffff', 0.2)
  )
}

const vegetables = (pen: Pen): string =>
  carrot(pen, -27, -16, 14) +
  carrot(pen, -17, -17, 4) +
  carrot(pen, -8, -14, -8) +
  aubergine(pen) +
  [-20, 6, 34, 60, 84]
    .map((turn) => leaf(24, 40, 22, 6, turn - 152, turn % 4 ? '#3f7a3c' : '#6fa24c'))
    .join('') +
  tomato(pen, -25, 26, 11) +
  tomato(pen, -5, 31, 9) +
  tomato(pen, -8, 14, 7.4) +
  lemon(pen, 13, 16) +
  lemon(pen, 28, 8) +
  radish(pen, 11, 33, 30) +
  radish(pen, 25, 30, -16) +
  mushroom(pen, -31, 8, 5) +
  mushroom(pen, -21, 11, 4.2) +
  mushroom(pen, 3, -33, 5) +
  tomato(pen, 3, 2, 6) +
  mushroom(pen, 2, -16, 5.6) +
  mushroom(pen, 30, -32, 4.4)

const tomato = (pen: Pen, x: number, y: number, r: number): string =>
  shadow(pen, x + 1, y + 2, r * 1.15, r * 1.1, 0.45) +
  oval(x, y, r, r * 0.95, pen.radial(['#ff9a78', '#d93a22', '#8f1c12'], 0.35, 0.3, 0.85)) +
  [0, 72, 144, 216, 288].map((turn) => leaf(x, y, r * 0.6, r * 0.14, turn + x * 7, '#4f7a34')).join('') +
  oval(x - r * 0.4, y - r * 0.45, r * 0.2, r * 0.12, '#ffffff', 0.6)

const carrot = (pen: Pen, x: number, y: number, turn: number): string =>
  turned(
    turn,
    x,
    y,
    [-18, -4, 10, 22].map((n) => leaf(x, y - 13, 15, 2, n - 94, n % 4 ? '#5d8a3c' : '#7fa852')).join('') +
      path(
        `M${x - 4} ${y - 14}Q${x} ${y - 17} ${x + 4} ${y - 14}L${x + 1} ${y + 24}Q${x} ${y + 26} ${x - 1} ${y + 24}Z`,
        pen.linear(['#ffb05a', '#ee7f24', '#b9541a'], [0, 0], [1, 0]),
      ) +
      line(`M${x - 2.6} ${y - 6}h2.6M${x} ${y}h2.2M${x - 1.6} ${y + 8}h2`, '#b9541a', 0.5, 0.7),
  )

const lemon = (pen: Pen, x: number, y: number): string =>
  shadow(pen, x + 1, y + 2, 8, 7, 0.4) +
  turned(
    24,
    x,
    y,
    oval(x, y, 8, 6.4, pen.radial(['#fff3a0', '#f3cf3a', '#c49a1c'], 0.35, 0.3, 0.85)) +
      oval(x + 7.6, y, 1.8, 1.6, '#e6bf32'),
  )

const radish = (pen: Pen, x: number, y: number, turn: number): string =>
  turned(
    turn,
    x,
    y,
    leaf(x, y - 4, 15, 3.4, -104, '#4f8a44') +
      leaf(x, y - 4, 14, 3.2, -76, '#6fa858') +
      line(`M${x} ${y + 5}q1 5 -1 9`, '#f3dce2', 0.8) +
      oval(x, y, 5, 5.4, pen.radial(['#ff9ab4', '#cf2f5e', '#8a1a3c'], 0.35, 0.3, 0.85)),
  )

const aubergine = (pen: Pen): string =>
  shadow(pen, 22, -13, 11, 22, 0.4) +
  turned(
    22,
    20,
    -16,
    path(
      'M16 -30C24 -32 26 -22 27 -12C30 0 26 8 20 8S8 0 12 -12C14 -20 13 -28 16 -30Z',
      pen.radial(['#8a6aa8', '#4a2a64', '#22102f'], 0.3, 0.4, 0.8),
    ) +
      path('M14 -28L18 -36L22 -35L23 -28L20 -24L17 -27L15 -23Z', '#5d7a3c') +
      line('M15 -14Q13 -6 15 0', '#ffffff', 1.4, 0.45),
  )

const mushroom = (pen: Pen, x: number, y: number, r: number): string =>
  shadow(pen, x + 0.6, y + 1.4, r * 1.1, r, 0.4) +
  oval(x, y, r, r * 0.9, pen.radial(['#fffaf0', '#eadbc6', '#b59a7c'], 0.4, 0.3, 0.8))

/** Dumplings in a bamboo steamer seen from above, with a dip and chopsticks. */
export function dumplings(pen: Pen): string {
  const ground = pen.ofVariant([
    ['#d97a5a', '#8f3f2c'],
    ['#6b9a94', '#33605c'],
    ['#f0c98a', '#b9853f'],
    ['#8a94b8', '#4a5478'],
    ['#c9b08f', '#84653f'],
  ] as const)
  const dough = pen.radial(['#ffffff', '#f9efdc', '#dcc6a0'], 0.4, 0.3, 0.8)
  const one = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      moved(
        x,
        y,
        shadow(pen, 1, 2.4, 11, 9, 0.5) +
          path('M-10 4C-11 -6 -5 -9 0 -9C5 -9 11 -6 10 4Q0 9 -10 4Z', dough) +
          path(
            'M-10.4 3.6Q-8 0 -6 3Q-4 -0.4 -2 2.8Q0 -0.6 2 2.8Q4 -0.4 6 3Q8 0 10.4 3.6Q0 8.6 -10.4 3.6Z',
            '#f3e3c6',
          ) +
          line('M-7 2.6L-6 -2M-2.4 2L-2 -3.6M2.4 2L2 -3.6M7 2.6L6 -2', '#cdb389', 0.8) +
          oval(-3, -5, 2.4, 1.4, '#ffffff', 0.8),
      ),
    )
  const spots = [
    [0, 0],
    [0, -20],
    [18, -9],
    [18, 12],
    [0, 21],
    [-18, 11],
    [-18, -10],
  ] as const
  const slats = [-25, -19, -13, -7, -1, 5, 11, 17, 23].map((y) => {
    const half = Math.round(Math.sqrt(34 * 34 - y * y))
    return line(`M${-half} ${y}H${half}`, '#b58a4f', 1, 0.4)
  })
  const onions = Array.from({ length: 22 }, (_, n) =>
    turned(
      n * 67,
      0,
      0,
      line(`M${pen.between(4, 27).toFixed(1)} 0a1.5 1.2 0 1 0 0.1 0`, n % 3 ? '#6fa04a' : '#a5c86c', 0.9),
    ),
  )
  const dip =
    shadow(pen, 2, 3, 15, 14, 0.5) +
    oval(0, 0, 12, 12, pen.linear(['#ffffff', '#cfd6dc'], [0, 0], [1, 1])) +
    oval(0, 0, 9.6, 9.6, pen.radial(['#7a3f1c', '#4a200f'])) +
    oval(-3, -3, 3, 1.6, '#ffffff', 0.35) +
    oval(3, 2, 1, 1, '#e8483a') +
    oval(-1, 4, 0.9, 0.9, '#e8483a') +
    oval(4, -3, 1, 0.8, '#8fb85a')
  const stick = (x: number) =>
    shadow(pen, x + 1, 3, 3, 50, 0.3) +
    path(`M${x - 1.6} -50h3.2l-0.6 100h-2z`, cylinder(pen, '#7a2f2a')) +
    box(x - 1.7, -50, 3.4, 12, '#e0b45a', 0.6)
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      framed(
        pen,
        0.98,
        moved(
          -7,
          2,
          shadow(pen, 5, 7, 52, 50, 0.6) +
            oval(0, 0, 41, 41, pen.linear(['#f0cf94', '#a9743a'], [0, 0], [1, 1])) +
            oval(0, 0, 37.6, 37.6, pen.linear(['#9c6a34', '#e3bb78'], [0, 0], [1, 1])) +
            oval(0, 0, 35, 35, '#e9cd96') +
            slats.join('') +
            oval(0, 0, 32, 32, '#cfe0a8', 0.5) +
            spots.map(([x, y], n) => one(x, y, n * 43 - 20)).join('') +
            onions.join(''),
        ) +
          moved(40, -32, dip) +
          turned(16, 42, 16, moved(40, 24, stick(0) + stick(7), { scale: 0.8 })),
      ),
    ) +
    sunbeam(pen, 0.12)
  )
}
