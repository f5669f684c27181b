import {
  box,
  darker,
  framed,
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
import { leaf, room, rooms } from './room.ts'
import { cylinder, type Pair, slab, sunbeam, surface } from './still.ts'

const tables: readonly { ground: Pair; bowl: string; cloth: string }[] = [
  { ground: ['#e3b98a', '#9a6338'], bowl: '#f3ece2', cloth: '#c2563f' },
  { ground: ['#cfdcd6', '#8aa89c'], bowl: '#2f4f5c', cloth: '#e9b85a' },
  { ground: ['#f0d6cc', '#c48f80'], bowl: '#f8f1e6', cloth: '#5d7f6b' },
  { ground: ['#6b6a78', '#34323f'], bowl: '#d9c4a6', cloth: '#b5473a' },
  { ground: ['#f3e3bd', '#cfa35f'], bowl: '#4a5d8a', cloth: '#8a3f56' },
]

const napkin = (pen: Pen, colour: string): string =>
  turned(
    24,
    34,
    20,
    shadow(pen, 36, 24, 30, 40, 0.35) +
      box(16, -18, 40, 76, slab(pen, colour), 1) +
      box(16, -12, 40, 1.4, lighter(colour, 0.5)) +
      box(16, 51, 40, 1.4, lighter(colour, 0.5)) +
      line('M36 -18V58', darker(colour, 0.3), 0.7, 0.5),
  )

/** A round vessel with what is in it, seen from above. */
const dish = (pen: Pen, r: number, colour: string, inside: string): string =>
  shadow(pen, 4, 6, r * 1.24, r * 1.2, 0.6) +
  oval(0, 0, r, r, pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.35)], [0, 0], [1, 1])) +
  oval(0, 0, r * 0.92, r * 0.92, pen.linear([darker(colour, 0.3), lighter(colour, 0.16)], [0, 0], [1, 1])) +
  inside

/** A bowl of grains with avocado, chickpeas, carrot, cabbage and tomatoes. */
export function grainBowl(pen: Pen): string {
  const { ground, bowl, cloth } = pen.ofVariant(tables)
  const sector = (from: number, to: number, colour: string, dark: string) => {
    const at = (turn: number) =>
      `${(35 * Math.cos((turn * Math.PI) / 180)).toFixed(1)} ${(35 * Math.sin((turn * Math.PI) / 180)).toFixed(1)}`
    return path(
      `M0 0L${at(from)}A35 35 0 0 1 ${at(to)}Z`,
      pen.radial([lighter(colour, 0.16), colour, dark], 0.5, 0.4, 0.8),
    )
  }
  const around = (
    from: number,
    to: number,
    count: number,
    draw: (x: number, y: number, n: number) => string,
  ) =>
    Array.from({ length: count }, (_, n) => {
      const turn = ((from + (to - from) * pen.between(0.1, 0.9)) * Math.PI) / 180
      const far = 33 * Math.sqrt(pen.between(0.12, 0.86))
      return draw(far * Math.cos(turn), far * Math.sin(turn), n)
    }).join('')
  const peas = around(
    75,
    142,
    30,
    (x, y) =>
      shadow(pen, x + 0.6, y + 0.9, 3.4, 3.2, 0.4) +
      oval(x, y, 2.7, 2.5, pen.radial(['#fbe2a8', '#e3b868', '#b9883a'], 0.35, 0.3, 0.8)),
  )
  const rice = around(212, 290, 90, (x, y, n) =>
    turned(n * 47, x, y, oval(x, y, 1.3, 0.6, n % 3 ? '#fff6e0' : '#d9c49a')),
  )
  const shreds = around(142, 212, 40, (x, y, n) =>
    turned(n * 61, x, y, line(`M${x - 3} ${y}q3 -2 6 0`, n % 3 ? '#8a3f7d' : '#d9a9cf', 1.3)),
  )
  const sticks = around(290, 345, 22, (x, y, n) =>
    turned(n * 31 - 30, x, y, box(x - 5, y - 0.9, 10, 1.8, n % 2 ? '#f08a2e' : '#f6a648', 0.7)),
  )
  const tomatoes = [
    [22, 4],
    [17, 15],
    [27, -5],
    [12, 6],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadow(pen, x + 1, y + 1.6, 6.4, 6, 0.45) +
        oval(x, y, 5, 4.8, pen.radial(['#ff8a6a', '#dd3a2c', '#9c1f1c'], 0.35, 0.3, 0.8)) +
        oval(x - 1.6, y - 1.8, 1.4, 0.9, '#ffffff', 0.75),
    )
    .join('')
  const avocado = [-8, -3, 2, 7]
    .map((x, n) =>
      turned(
        18 + n * 7,
        0,
        0,
        path(
          `M${x - 3} -15C${x + 5} -16 ${x + 6} 9 ${x} 13C${x + 1} 4 ${x + 1} -6 ${x - 3} -15Z`,
          pen.linear(['#5f8a3a', '#cfdf84', '#f2f0b0'], [1, 0], [0, 0]),
        ),
      ),
    )
    .join('')
  const inside =
    oval(0, 0, 36, 36, '#e9dcc4') +
    sector(75, 142, '#e3b868', '#a97a34') +
    sector(142, 212, '#a9559a', '#6b2a66') +
    sector(212, 290, '#f0e2c2', '#c7ad7c') +
    sector(290, 345, '#f09a3c', '#c2651f') +
    sector(-15, 75, '#8fb85a', '#54803a') +
    peas +
    shreds +
    rice +
    sticks +
    tomatoes +
    avocado +
    Array.from({ length: 24 }, () =>
      oval(pen.between(-18, 18), pen.between(-18, 18), 0.7, 0.5, pen.oneOf(['#2b2420', '#fff8e8'])),
    ).join('')
  const fork =
    shadow(pen, 2, 3, 5, 40, 0.4) +
    box(-1.4, -6, 2.8, 44, cylinder(pen, '#c9ced6'), 1.4) +
    path('M-5 -32V-18Q-5 -10 0 -8Q5 -10 5 -18V-32H3.2V-19H1V-32H-1V-19H-3.2V-32Z', cylinder(pen, '#c9ced6'))
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      napkin(pen, cloth) + moved(-4, 0, dish(pen, 41, bowl, inside)) + turned(24, 50, 6, moved(50, 4, fork)),
    ) +
    sunbeam(pen, 0.1)
  )
}

/** A bowl of soup with cream and herbs, a spoon and two slices of bread. */
export function soup(pen: Pen): string {
  const { ground, bowl, cloth } = pen.ofVariant(tables)
  const [liquid, deep] = pen.ofVariant([
    ['#f08a3a', '#c25a1c'],
    ['#d9482e', '#9c2a1c'],
    ['#8fae4a', '#5d7d2a'],
    ['#f0b84a', '#c4852a'],
    ['#c7562f', '#8a331c'],
  ] as const)
  const inside =
    oval(0, 0, 32, 32, pen.radial([lighter(liquid, 0.16), liquid, deep], 0.4, 0.35, 0.75)) +
    line(
      'M-18 4C-22 -12 -2 -24 12 -14C24 -4 16 14 2 14C-10 14 -12 0 -2 -4C6 -7 12 2 5 6',
      '#fff6e4',
      3,
      0.92,
    ) +
    [0, 50, 120, 190, 260, 310]
      .map((turn, n) => leaf(-4 + n * 2, n % 2 ? -5 : 4, 8, 2.4, turn, n % 2 ? '#4f7f36' : '#6f9f45'))
      .join('') +
    Array.from({ length: 16 }, () =>
      oval(pen.between(-20, 20), pen.between(-20, 20), 0.8, 0.7, '#3a2420'),
    ).join('') +
    path('M-25 -10C-22 -20 -14 -25 -6 -27C-14 -22 -19 -16 -21 -8Z', '#ffffff', 0.35)
  const slice = (turn: number, x: number, y: number) =>
    turned(
      turn,
      x,
      y,
      shadow(pen, x + 2, y + 3, 17, 15, 0.5) +
        path(
          `M${x - 13} ${y + 11}V${y - 4}Q${x - 18} ${y - 12} ${x - 8} ${y - 12}H${x + 8}Q${x + 18} ${y - 12} ${x + 13} ${y - 4}V${y + 11}Z`,
          '#a8682f',
        ) +
        path(
          `M${x - 11} ${y + 9}V${y - 4}Q${x - 14} ${y - 10} ${x - 7} ${y - 10}H${x + 7}Q${x + 14} ${y - 10} ${x + 11} ${y - 4}V${y + 9}Z`,
          pen.linear(['#fbeccb', '#ecd09c']),
        ) +
        [
          [-5, -3],
          [4, 2],
          [-2, 5],
          [6, -5],
        ]
          .map(([a = 0, b = 0]) => oval(x + a, y + b, 1.3, 1, '#d9b57c'))
          .join(''),
    )
  const spoon =
    shadow(pen, 2, 3, 6, 42, 0.4) +
    box(-1.4, -14, 2.8, 50, cylinder(pen, '#c9ced6'), 1.4) +
    oval(0, -23, 6, 10, pen.linear(['#ffffff', '#a9b0bc'], [0, 0], [1, 1])) +
    oval(0.4, -22.4, 4.4, 8, pen.linear(['#9aa1ad', '#e9ecf0'], [0, 0], [1, 1]))
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      framed(
        pen,
        1,
        napkin(pen, cloth) +
          moved(-6, -5, dish(pen, 38, bowl, inside)) +
          turned(24, 41, 2, moved(43, 0, spoon)) +
          slice(-18, -32, 28) +
          slice(12, -13, 34),
      ),
    ) +
    sunbeam(pen, 0.12)
  )
}

/** Three jars of beans, lentils and rice on a table, with a lemon. */
export function jars(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const filling = (x: number, wide: number, top: number, colours: readonly string[], size: number) =>
    Array.from({ length: Math.round((wide * (26 - top)) / (size * size * 2.2)) }, () =>
      oval(
        pen.between(x - wide / 2 + size, x + wide / 2 - size),
        pen.between(top, 25),
        size,
        size * 0.72,
        pen.oneOf(colours),
      ),
    ).join('')
  const jar = (
    x: number,
    wide: number,
    tall: number,
    colours: readonly string[],
    size: number,
    lid: string,
  ) =>
    shadow(pen, x + 2, 29, wide * 0.7, 4, 0.5) +
    box(x - wide / 2, 28 - tall, wide, tall, '#ffffff55', 4) +
    box(
      x - wide / 2 + 1.4,
      28 - tall * 0.72,
      wide - 2.8,
      tall * 0.72 - 1.4,
      darker(colours[0] ?? '#8a5a30', 0.2),
      3,
    ) +
    filling(x, wide - 3, 28 - tall * 0.7, colours, size) +
    box(x - wide / 2 + 2, 30 - tall, 2.4, tall - 6, '#ffffff88', 1.2) +
    box(x + wide / 2 - 3, 30 - tall, 1.2, tall - 8, '#ffffff55', 0.6) +
    box(x - wide / 2 + 1, 21 - tall, wide - 2, 8, cylinder(pen, lid), 1.4) +
    box(x - wide * 0.28, 28 - tall * 0.44, wide * 0.56, tall * 0.2, '#fff8ea', 1) +
    box(x - wide * 0.18, 28 - tall * 0.36, wide * 0.36, 1.4, '#6b5a4a', 0.7)
  return (
    room(pen, place, 0.72) +
    placed(
      pen,
      w / 2,
      h * 0.52,
      framed(
        pen,
        1,
        jar(-30, 26, 58, ['#b5473a', '#8f2f2a', '#c96a52'], 2.2, '#c99560') +
          jar(0, 24, 44, ['#e89a3a', '#d9822a', '#f2b25a'], 1.3, '#8a9aa0') +
          jar(29, 26, 66, ['#f6ead0', '#e6d3a8', '#fff8e6'], 1.4, '#c99560') +
          shadow(pen, 5, 39, 12, 3, 0.5) +
          path(
            'M-7 34C-4 27 11 26 15 31L19 33L15 36C11 41 -4 41 -7 34Z',
            pen.radial(['#fff3a8', '#f7d24a', '#d9a02a'], 0.4, 0.25, 0.8),
          ) +
          oval(1, 30.6, 3, 1.2, '#ffffff', 0.6),
      ),
    )
  )
}

/** A board with three cheeses, grapes, crackers and figs, seen from above. */
export function cheeseBoard(pen: Pen): string {
  const { ground, cloth } = pen.ofVariant(tables)
  const fruit = pen.ofVariant(['#6b3a7d', '#8fae4a', '#4a3a7d', '#7d2f4a', '#9bb85a'])
  const grapes = [
    [0, 0],
    [6, -3],
    [12, 0],
    [3, 6],
    [9, 6],
    [15, 7],
    [6, 12],
    [12, 13],
    [9, 19],
  ].map(
    ([x = 0, y = 0]) =>
      shadow(pen, x + 17, y - 29, 5, 5, 0.4) +
      oval(
        x + 16,
        y - 30,
        4.2,
        4.2,
        pen.radial([lighter(fruit, 0.5), fruit, darker(fruit, 0.4)], 0.35, 0.3, 0.8),
      ) +
      oval(x + 14.8, y - 31.4, 1, 0.8, '#ffffff', 0.7),
  )
  const cracker = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      shadow(pen, x + 1.4, y + 2, 9, 9, 0.4) +
        box(x - 7, y - 7, 14, 14, slab(pen, '#e3b878'), 1.4) +
        [-3.4, 0, 3.4]
          .flatMap((a) => [-3.4, 0, 3.4].map((b) => oval(x + a, y + b, 0.6, 0.6, '#a9743f')))
          .join(''),
    )
  const fig = (x: number, y: number) =>
    shadow(pen, x + 1.4, y + 2, 9, 9, 0.45) +
    oval(x, y, 7, 7.4, pen.radial(['#8a3f6b', '#54244a'])) +
    oval(x, y, 6, 6.3, '#f3dccb') +
    oval(x, y, 4.6, 5, pen.radial(['#f0a07a', '#c2455a', '#8f2f4a'])) +
    Array.from({ length: 9 }, (_, n) =>
      oval(x + 2.6 * Math.cos(n * 0.7), y + 3 * Math.sin(n * 0.7), 0.5, 0.5, '#fff0c8'),
    ).join('')
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      framed(
        pen,
        1,
        napkin(pen, cloth) +
          turned(
            -6,
            0,
            0,
            shadow(pen, 5, 7, 58, 46, 0.6) +
              box(-46, -38, 88, 76, pen.linear(['#c28f58', '#94602f'], [0, 0], [1, 1]), 8) +
              box(40, -7, 20, 14, pen.linear(['#b98450', '#8a5a30']), 6) +
              oval(54, 0, 2.4, 2.4, '#4a2c16') +
              [-24, -8, 8, 24]
                .map((y) => line(`M-44 ${y}Q0 ${y - 3} 40 ${y}`, '#6b4322', 0.6, 0.35))
                .join(''),
          ) +
          shadow(pen, -20, -12, 22, 20, 0.5) +
          oval(-23, -16, 17, 17, pen.linear(['#fffaf0', '#ecdcc0'], [0, 0], [1, 1])) +
          oval(-23, -16, 14.6, 14.6, '#fdf5e4') +
          path('M-23 -16L-9.6 -26A17 17 0 0 1 -6 -15Z', '#c99560') +
          path('M-23 -16L-6 -15V-12.4L-23 -13.4Z', '#f7df9a') +
          shadow(pen, -18, 22, 22, 13, 0.5) +
          path('M-40 16L-6 10L-4 24L-36 30Z', '#f2b43a') +
          path('M-40 16L-6 10L-4 13L-38 19.4Z', '#ffd674') +
          path('M-4 24L-36 30L-36.6 32.6L-4 27Z', '#a9502a') +
          [
            [-28, 22, 2.2],
            [-18, 18, 1.6],
            [-12, 22, 2.4],
            [-22, 26, 1.4],
          ]
            .map(([x = 0, y = 0, r = 1]) => oval(x, y, r, r * 0.9, '#d9922a'))
            .join('') +
          grapes.join('') +
          line('M24 -34Q26 -42 33 -42', '#6b4a2a', 1.4) +
          cracker(10, 14, 12) +
          cracker(18, 20, -8) +
          cracker(26, 14, 20) +
          fig(8, 32) +
          fig(-2, -32) +
          fig(32, 31),
      ),
    ) +
    sunbeam(pen, 0.12)
  )
}
