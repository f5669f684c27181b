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
} from './pen.ts'
import { sunbeam } from './still.ts'

const mornings = [
  {
    wall: ['#f3d9b8', '#c98f62'],
    cloth: ['#eef1ee', '#b9c4c0'],
    plate: '#f8f5ee',
    band: '#3f6f8f',
    stripe: '#7f9fb8',
  },
  {
    wall: ['#bcd8d4', '#5f938f'],
    cloth: ['#f6ecd9', '#cdb58e'],
    plate: '#fbf7ef',
    band: '#c9573c',
    stripe: '#c98a5a',
  },
  {
    wall: ['#8fa7c9', '#43557d'],
    cloth: ['#f3eee6', '#c2b5a6'],
    plate: '#eef3f5',
    band: '#e0a83a',
    stripe: '#8f9fc0',
  },
  {
    wall: ['#a9bf8c', '#55704a'],
    cloth: ['#fbf3e2', '#d3c09c'],
    plate: '#fdf9f1',
    band: '#4f7a58',
    stripe: '#d08a4a',
  },
  {
    wall: ['#e6b3a6', '#a5604f'],
    cloth: ['#f4efec', '#c4b4b0'],
    plate: '#f5f1ea',
    band: '#8a3f52',
    stripe: '#b87a86',
  },
] as const

/** A stack of pancakes with butter and syrup, and the jug that it came from. */
export function pancakes(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, cloth, plate, band, stripe } = pen.ofVariant(mornings)
  const stack = [0, 1, 2, 3, 4, 5].map((n) =>
    pancake(pen, (n % 2 ? 1.1 : -0.9) * (1 + (n % 3) * 0.4), 24 - n * 7.2, 27 - (n % 3) * 0.8),
  )
  const china = pen.linear([lighter(plate, 0.6), plate, darker(plate, 0.24)], [0, 0], [1, 0.3])
  return (
    box(0, 0, w, h, pen.radial([lighter(wall[0], 0.42), ...wall], 0.28, 0.24, 0.95)) +
    windowLight(pen) +
    fitted(
      pen,
      104,
      40,
      path('M-130 14H130V100H-130Z', pen.linear([lighter(cloth[0], 0.3), ...cloth])) +
        path(
          'M-130 14H130V26H-130Z',
          pen.linear([
            [0, '#3a2438', 0.24],
            [1, '#3a2438', 0],
          ]),
        ) +
        [-104, -70, 66, 100].map((x) => line(`M${x * 0.8} 14L${x * 1.25} 100`, stripe, 1.8, 0.4)).join('') +
        framed(
          pen,
          0.88,
          jug(pen, band) +
            moved(
              -10,
              4,
              shadow(pen, 6, 36, 50, 8, 0.6) +
                oval(0, 32, 43, 9.4, darker(plate, 0.3)) +
                oval(0, 30.6, 43, 9.4, china) +
                oval(0, 30.6, 39.6, 8, band, 0.75) +
                oval(0, 30.6, 38.4, 7.6, china) +
                shadow(pen, 5, 31, 36, 6.6, 0.5) +
                stack.join('') +
                syrup(pen) +
                butter(pen) +
                berries(pen),
            ),
        ),
    ) +
    sunbeam(pen, 0.12)
  )
}

/** The light of a window with six panes on the wall. */
function windowLight({ width: w, height: h, unit: u }: Pen): string {
  const panes = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const [x, y] = [w * 0.5 - u * 40 + column * u * 19, h * 0.5 - u * 56 + row * u * 19 + column * u * 6]
      return path(`M${x} ${y}l${u * 17} ${u * 5.4}v${u * 16}l${-u * 17} ${-u * 5.4}z`, '#fff3d4', 0.3)
    }),
  )
  return panes.join('')
}

/** One pancake whose lower edge lies at a height. */
const pancake = (pen: Pen, x: number, y: number, r: number): string => {
  const side = `M${x - r} ${y}C${x - r - 2.4} ${y + 1.6} ${x - r - 2} ${y + 6.4} ${x - r + 2} ${y + 8}C${x - r * 0.4} ${y + 12.4} ${x + r * 0.4} ${y + 12.4} ${x + r - 2} ${y + 8}C${x + r + 2} ${y + 6.4} ${x + r + 2.4} ${y + 1.6} ${x + r} ${y}Z`
  return (
    path(side, pen.linear(['#d58d3f', '#fbe3ab', '#eec37c', '#a8601f'], [0, 0], [0, 1])) +
    path(
      side,
      pen.linear(
        [
          [0.45, '#5a2a10', 0],
          [1, '#5a2a10', 0.42],
        ],
        [0, 0],
        [1, 0.1],
      ),
    ) +
    oval(x, y, r, 6, pen.linear(['#f0b765', '#d68c3a', '#b56a22'], [0, 0], [1, 0.6])) +
    oval(x - 1, y - 0.4, r * 0.86, 4.6, pen.radial(['#c97c2e', '#d68c3a', '#e2a04c'], 0.5, 0.5, 0.55), 0.9)
  )
}

const syrup = (pen: Pen): string => {
  const amber = pen.linear(['#d9832a', '#b4560f', '#8a3a08'], [0, 0], [0.5, 1])
  return (
    path(
      'M-22 -12.6C-22 -17 -9 -16.6 1 -16.6C14 -16.6 22.4 -15.4 22.8 -12C23 -8.6 24.6 -2 23.4 4C22.8 7 19.8 7 19.6 4C19.4 -1 19.6 -5 17 -6.6C14 -7.6 13.4 -4 13.2 2C13 9 13.4 15 11.4 18.4C10 20.6 7.6 19.6 7.4 17C7 10 8 0 5.4 -4.6C2.4 -6.8 -1 -6 -2 -3C-3 1 -2 5 -4 8C-5.4 9.8 -7.6 8.8 -7.8 6.4C-8 2 -7.4 -3 -10 -5.4C-13 -6.6 -14 -3 -14 3C-14 11 -13.6 18 -15.6 23C-17 25.6 -19.6 24.6 -19.8 21.6C-20 14 -18 4 -20 -4C-21 -7 -22 -10 -22 -12.6Z',
      amber,
      0.94,
    ) +
    path(
      'M-20 -12.6C-18 -15.6 -6 -15.4 2 -15.4C-6 -14.2 -14 -13.6 -17 -10.4C-18.4 -9.4 -20.4 -11 -20 -12.6Z',
      '#ffe0a0',
      0.75,
    ) +
    line(
      'M-18 -3C-17.4 4 -18.2 12 -18 18M-6.4 -2Q-6 2 -6.4 5M9.2 0C9.6 6 8.8 10 9 15M21.2 -4Q21.6 0 21.4 3',
      '#ffd890',
      0.9,
      0.85,
    )
  )
}

const butter = (pen: Pen): string =>
  oval(1, -12.6, 12.4, 2.8, '#ffe9a0', 0.6) +
  shadow(pen, 3, -12.6, 11, 2.4, 0.35) +
  path('M-7.4 -19.4L2 -16.6V-10.8L-7.4 -13.8Z', pen.linear(['#fff0b4', '#ffdf7a'])) +
  path('M2 -16.6L10 -19.6V-14L2 -10.8Z', pen.linear(['#f2c34e', '#dda436'])) +
  path('M-7.4 -19.4L0.8 -22.4L10 -19.6L2 -16.6Z', '#fff8d4')

const berries = (pen: Pen): string =>
  (
    [
      [-35, 29.4, '#35407f'],
      [-30.4, 33, '#4a3f8a'],
      [-24.6, 35, '#2f3a74'],
      [25, 34.6, '#c42a48'],
      [30.6, 31.6, '#35407f'],
      [35, 28.4, '#b8223f'],
      [19.4, 36.4, '#3f4788'],
    ] as const
  )
    .map(
      ([x, y, colour]) =>
        shadow(pen, x + 1.4, y + 2.4, 5, 2, 0.5) +
        oval(
          x,
          y,
          3.7,
          3.5,
          pen.radial([lighter(colour, 0.45), colour, darker(colour, 0.5)], 0.3, 0.25, 0.85),
        ) +
        oval(x - 1.2, y - 1.3, 0.8, 0.6, '#ffffff', 0.6),
    )
    .join('')

/** A glass jug, half full of syrup. */
const jug = (pen: Pen, band: string): string =>
  shadow(pen, 40, 22, 20, 4, 0.5) +
  glow(pen, 40, 24, 14, '#f0a040', 0.35) +
  line('M46 -18C58 -20 58 4 47 6', '#ffffff', 3, 0.65) +
  line('M46 -18C57 -19 57 3 47 5', '#9fb4bc', 0.7, 0.7) +
  path(
    'M25 -25L29 -22C31 -14 24 -8 24 6C24 16 27 21 30 22H44C47 21 50 16 50 6C50 -8 44 -14 46 -25Z',
    pen.linear(
      [
        [0, '#ffffff', 0.7],
        [0.5, '#e3f0f2', 0.35],
        [1, '#ffffff', 0.6],
      ],
      [0, 0],
      [1, 0],
    ),
  ) +
  path(
    'M24.2 3C24 15 27 20 30 21H44C47 20 50 15 49.8 3Q37 6 24.2 3Z',
    pen.linear(['#e8963a', '#b4560f', '#7f3408'], [0, 0], [1, 0.4]),
  ) +
  oval(37, 3.2, 12.8, 2, '#f2b25c') +
  oval(36, -25, 10.4, 2.2, '#ffffff', 0.8) +
  line('M28.4 -13Q37 -10.6 45.4 -13', band, 1.6, 0.9) +
  path('M28 0C27.6 10 29 16 31 19L33 19C31 13 31 6 31 0Z', '#ffffff', 0.5)
