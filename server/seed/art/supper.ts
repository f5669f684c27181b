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
  turned,
} from './pen.ts'
import { leaf } from './room.ts'

const evenings = [
  {
    wall: ['#3f5866', '#1b2833'],
    table: ['#a8703f', '#53301c'],
    bowl: '#2f5f80',
    mat: '#d8c08c',
    stick: '#b5402f',
  },
  {
    wall: ['#6b4a44', '#2c1b1c'],
    table: ['#c79160', '#704424'],
    bowl: '#e9e2d4',
    mat: '#5d7a64',
    stick: '#3a2a28',
  },
  {
    wall: ['#47583f', '#1d261c'],
    table: ['#b58350', '#5f3a20'],
    bowl: '#b5482f',
    mat: '#e0d0a8',
    stick: '#2b2b30',
  },
  {
    wall: ['#544a70', '#221c36'],
    table: ['#8f5f42', '#43271c'],
    bowl: '#3f7f7a',
    mat: '#d9b06a',
    stick: '#c9653a',
  },
  {
    wall: ['#2f5f66', '#122c33'],
    table: ['#bd8a58', '#68401f'],
    bowl: '#e0a83e',
    mat: '#8fa58c',
    stick: '#7a2f2a',
  },
] as const

const threads = ['#f6d98f', '#eec46c', '#fbe6ae', '#e2b156'] as const

/** A bowl of noodles with two halves of an egg, pak choi and chopsticks across the rim, steaming. */
export function noodles(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, table, bowl, mat, stick } = pen.ofVariant(evenings)
  const weave = [-50, -43, -36, -29, -22, -15, -8, -1, 6, 13, 20, 27, 34, 41, 48].map((x) =>
    line(`M${x} 20L${x * 1.24} 45`, darker(mat, 0.35), 0.6, 0.4),
  )
  return (
    box(0, 0, w, h, pen.radial([lighter(wall[0], 0.3), ...wall], 0.3, 0.22, 0.95)) +
    fitted(
      pen,
      108,
      40,
      path('M-130 4H130V100H-130Z', pen.linear([lighter(table[0], 0.12), ...table])) +
        path('M-130 4H130V5H-130Z', lighter(table[0], 0.5), 0.7) +
        [12, 21, 33, 47, 64]
          .map((y) => line(`M-130 ${y}Q-40 ${y - 2} 20 ${y + 1}T130 ${y}`, darker(table[1], 0.4), 0.7, 0.25))
          .join('') +
        framed(
          pen,
          0.92,
          shadow(pen, 3, 44, 66, 8, 0.4) +
            path(
              'M-53 20H53L63 45H-63Z',
              pen.linear([lighter(mat, 0.2), mat, darker(mat, 0.24)], [0, 0], [1, 0.6]),
            ) +
            weave.join('') +
            moved(
              0,
              3,
              glow(pen, 0, -18, 54, '#ffe2b0', 0.22) +
                shadow(pen, 7, 37, 44, 8, 0.65) +
                bowlBody(pen, bowl) +
                inBowl(pen) +
                path(
                  'M-43 -2C-42 8 -22 15 0 15S42 8 43 -2C43 4 40 9 30 13C22 16.6 12 18 0 18S-22 16.6 -30 13C-40 9 -43 4 -43 -2Z',
                  pen.linear([lighter(bowl, 0.62), lighter(bowl, 0.3), darker(bowl, 0.1)], [0, 0], [1, 0]),
                ) +
                chopsticks(pen, stick) +
                steam(pen),
            ),
        ),
    )
  )
}

const bowlBody = (pen: Pen, bowl: string): string =>
  path('M-17 34H17L19 40Q0 43 -19 40Z', pen.linear([bowl, darker(bowl, 0.55)], [0, 0], [1, 0])) +
  path(
    'M-43 -2C-43 22 -26 37 0 37S43 22 43 -2Z',
    pen.linear([lighter(bowl, 0.3), bowl, darker(bowl, 0.5)], [0.05, 0], [0.95, 0.5]),
  ) +
  line('M-39 17C-28 27 -14 30 0 30S28 27 39 17', lighter(bowl, 0.6), 1.4, 0.55) +
  line('M-36.6 21C-26 30 -13 33 0 33S26 30 36.6 21', lighter(bowl, 0.6), 0.7, 0.5) +
  path('M-38 8C-36 20 -30 28 -22 32C-28 26 -31 18 -31.6 10Z', '#ffffff', 0.35) +
  oval(0, -2, 43, 17, lighter(bowl, 0.34)) +
  oval(0, -1, 40, 15, pen.linear([darker(bowl, 0.5), darker(bowl, 0.1)], [0, 0], [1, 0.6])) +
  oval(0, 1, 37.6, 13, pen.radial(['#e09a44', '#b86a24', '#7f3f12'], 0.4, 0.35, 0.75))

/** The noodles and what lies on them. */
function inBowl(pen: Pen): string {
  const nest = Array.from({ length: 64 }, (_, n) => {
    const turn = n * 2.4
    const out = Math.sqrt(n / 64)
    const [x, y] = [Math.cos(turn) * out * 25 - 1, 0.6 + Math.sin(turn) * out * 8.4 - (1 - out) * 4]
    const [bend, wide] = [pen.between(-4, 4), pen.between(6, 10)]
    return {
      y,
      shape: `M${x - wide} ${y + 1.6}C${x - wide * 0.4} ${y - 4 + bend * 0.4} ${x + wide * 0.5} ${y - 3} ${x + wide} ${y + 1.4 + bend * 0.3}`,
    }
  })
    .sort((one, other) => one.y - other.y)
    .map(({ shape }, n) => line(shape, '#a8682a', 2.5, 0.55) + line(shape, threads[n % 4] ?? threads[0], 1.7))
  const onions = Array.from({ length: 13 }, () => {
    const [x, y] = [pen.between(-22, 14), pen.between(-8, 10)]
    return oval(x, y, 1.7, 1.1, '#7fb552') + oval(x, y, 0.8, 0.5, '#e4f2c0')
  })
  const chillies = [
    [-4, 8],
    [4, -8],
    [-24, 2],
    [-13, -4],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.2, 1.5, '#d5301f') + oval(x, y, 1.1, 0.7, '#ffb38a'))
  return (
    nest.join('') +
    greens(pen) +
    onions.join('') +
    chillies.join('') +
    egg(pen, 10, 4, -12) +
    egg(pen, 23, 0.6, 16)
  )
}

const greens = (pen: Pen): string =>
  [
    [-30, -6, -128, 17],
    [-27, -4, -104, 19],
    [-23, -4, -80, 17],
    [-31, -2, -150, 14],
  ]
    .map(
      ([x = 0, y = 0, turn = 0, long = 0], n) =>
        leaf(x, y, long, 6, turn, n % 2 ? '#5f9f45' : '#3d7a36') +
        turned(turn, x, y, line(`M${x - 6} ${y}L${x + long * 0.55} ${y}`, '#dcebc0', 2.2)),
    )
    .join('') + shadow(pen, -24, 0, 10, 3, 0.25)

const egg = (pen: Pen, x: number, y: number, turn: number): string =>
  turned(
    turn,
    x,
    y,
    shadow(pen, x + 1, y + 3, 9.6, 5.4, 0.5) +
      path(
        `M${x - 8.4} ${y}C${x - 8.4} ${y + 8.6} ${x + 8.4} ${y + 8.6} ${x + 8.4} ${y}Z`,
        pen.linear(['#efe6d6', '#b9a58c']),
      ) +
      oval(x, y, 8.4, 5.6, pen.linear(['#ffffff', '#fdf6ea', '#e6d8c2'], [0, 0], [1, 1])) +
      oval(x + 0.3, y + 0.2, 4.7, 3.2, pen.radial(['#ffcf5a', '#f59a22', '#d06a10'], 0.4, 0.35, 0.75)) +
      oval(x - 1.2, y - 0.9, 1.4, 0.6, '#ffffff', 0.7),
  )

const chopsticks = (pen: Pen, colour: string): string =>
  [0, 1]
    .map((n) =>
      turned(
        -15 - n * 4,
        0,
        0,
        line(`M-30 ${1.6 + n * 3.4}L46 ${2.6 + n * 3.4}`, '#1a0c10', 1.8, 0.22) +
          path(
            `M-38 ${-2.4 + n * 3.4}L58 ${-3.4 + n * 3.4}V${-0.6 + n * 3.4}L-38 ${-1.4 + n * 3.4}Z`,
            pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.4)]),
          ) +
          box(44, -3.4 + n * 3.4, 3, 2.8, '#f0d9a0'),
      ),
    )
    .join('')

const steam = (pen: Pen): string =>
  [
    [-16, -12, 1],
    [2, -16, 1.2],
    [20, -12, 0.9],
  ]
    .map(([x = 0, y = 0, tall = 1]) =>
      path(
        `M${x - 3} ${y}C${x - 11} ${y - 12 * tall} ${x + 6} ${y - 20 * tall} ${x - 2} ${y - 34 * tall}C${x - 4} ${y - 40 * tall} ${x} ${y - 44 * tall} ${x + 2} ${y - 46 * tall}C${x + 1} ${y - 40 * tall} ${x + 6} ${y - 36 * tall} ${x + 5} ${y - 30 * tall}C${x + 3} ${y - 18 * tall} ${x - 4} ${y - 12 * tall} ${x + 3} ${y}Z`,
        pen.linear([
          [0, '#ffffff', 0],
          [0.5, '#ffffff', 0.34],
          [1, '#ffffff', 0.04],
        ]),
      ),
    )
    .join('')
