import {
  box,
  darker,
  framed,
  glow,
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
import { leaf } from './room.ts'
import { cylinder, sunbeam } from './still.ts'

const counters = [
  {
    tile: ['#eef2ec', '#b3c4b8'],
    top: ['#cfd6d4', '#8c9a98'],
    wood: '#c98f58',
    handle: '#2b2b33',
    bowl: '#2f6a80',
  },
  {
    tile: ['#f6e3cf', '#d3a27e'],
    top: ['#f1ebe2', '#b9aa98'],
    wood: '#a86f42',
    handle: '#7a2f26',
    bowl: '#f4efe6',
  },
  {
    tile: ['#bfdcd8', '#5f9690'],
    top: ['#eae6dc', '#a8a294'],
    wood: '#d8a668',
    handle: '#33302e',
    bowl: '#e8b23e',
  },
  {
    tile: ['#e8e2f2', '#a296c2'],
    top: ['#dcd6d0', '#948a88'],
    wood: '#b87d4c',
    handle: '#2a2f48',
    bowl: '#c9573c',
  },
  {
    tile: ['#f7edc8', '#d2b468'],
    top: ['#dfe4e6', '#93a0a6'],
    wood: '#c4884e',
    handle: '#24343a',
    bowl: '#3f6f58',
  },
] as const

/** Sliced carrots and a knife on a wooden board, on the worktop of a tiled kitchen. */
export function choppingBoard(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { tile, top, wood, handle, bowl } = pen.ofVariant(counters)
  const middle = h / 2 + Math.max(0, h / 2 - u * 50) * 0.4
  const edge = middle - u * 21
  const side = u * 15
  const rows = Math.ceil(edge / (side * 0.5))
  const tiles = Array.from({ length: rows }, (_, row) => {
    const y = edge - (row + 1) * side * 0.5
    const from = (row % 2 ? -0.5 : 0) * side + ((w / 2) % side) - side
    return Array.from({ length: Math.ceil(w / side) + 3 }, (_, n) =>
      box(
        from + n * side + u * 0.3,
        y + u * 0.3,
        side - u * 0.6,
        side * 0.5 - u * 0.6,
        lighter(tile[0], pen.between(0.1, 0.6)),
        u * 0.5,
        0.75,
      ),
    ).join('')
  })
  return (
    box(0, 0, w, h, pen.linear(tile, [0, 0], [1, 0.5])) +
    tiles.join('') +
    box(
      0,
      0,
      w,
      edge,
      pen.linear(
        [
          [0, '#fff6e0', 0.28],
          [0.5, '#fff6e0', 0],
          [1, '#2a1a30', 0.3],
        ],
        [0, 0],
        [1, 0.5],
      ),
    ) +
    placed(
      pen,
      w / 2,
      middle,
      path('M-130 -21H130V90H-130Z', pen.linear([lighter(top[0], 0.2), top[0], top[1]])) +
        path('M-130 -21H130V-19.8H-130Z', '#ffffff', 0.5) +
        path(
          'M-130 -21H130V-8H-130Z',
          pen.linear([
            [0, '#2a1a30', 0.22],
            [1, '#2a1a30', 0],
          ]),
        ) +
        framed(
          pen,
          0.87,
          moved(
            -2,
            4,
            bowlOfSlices(pen, bowl) + wholeCarrots(pen) + plank(pen, wood) + sliced(pen) + knife(pen, handle),
          ),
        ),
    ) +
    sunbeam(pen, 0.1)
  )
}

function plank(pen: Pen, wood: string): string {
  const grain = [-8, -2, 4, 10, 16, 22].map((y, n) =>
    line(
      `M${-41 - n * 0.8} ${y}C${-20 + n * 3} ${y - 2.6} ${n * 4 - 4} ${y + 2.4} ${40 + n * 0.9} ${y - 0.6}`,
      darker(wood, 0.32),
      0.5,
      0.4,
    ),
  )
  return (
    shadow(pen, 5, 27, 60, 14, 0.6) +
    path(
      'M-50 30L-49 34Q-48.6 36.6 -45 36.6H46Q49.6 36.6 50 34L51 28Z',
      pen.linear([darker(wood, 0.35), darker(wood, 0.58)]),
    ) +
    path(
      'M-39 -13H37Q40.4 -13 41 -10L51 27Q52 31 48 31H-47Q-51.4 31 -50.4 27L-42.4 -10Q-41.8 -13 -39 -13Z',
      pen.linear([lighter(wood, 0.34), wood, darker(wood, 0.16)], [0, 0], [1, 1]),
    ) +
    grain.join('') +
    path('M-39 -13H37Q40.4 -13 41 -10L51 27L49 27L39.4 -9Q39 -11.6 36.4 -11.6H-38Z', '#ffffff', 0.22) +
    line('M-48 31H48', lighter(wood, 0.5), 0.7, 0.7)
  )
}

/** One slice that lies flat. */
function slice(pen: Pen, x: number, y: number, r: number): string {
  const flat = r * 0.56
  return (
    shadow(pen, x + 1.6, y + 2.6, r * 1.25, flat * 1.25, 0.4) +
    path(
      `M${x - r} ${y}V${y + 1.9}A${r} ${flat} 0 0 0 ${x + r} ${y + 1.9}V${y}Z`,
      pen.linear(['#f08a2c', '#b04e12'], [0, 0], [1, 0]),
    ) +
    oval(x, y, r, flat, pen.linear(['#ffb765', '#f58b2a', '#e2701a'], [0, 0], [1, 1])) +
    oval(x, y, r * 0.62, flat * 0.62, '#ffc983', 0.75) +
    oval(x, y, r * 0.4, flat * 0.4, '#f79a3c', 0.9) +
    [0, 1.26, 2.5, 3.77, 5.03]
      .map((turn) =>
        line(
          `M${(x + Math.cos(turn) * r * 0.3).toFixed(1)} ${(y + Math.sin(turn) * flat * 0.3).toFixed(1)}L${(x + Math.cos(turn) * r * 0.62).toFixed(1)} ${(y + Math.sin(turn) * flat * 0.62).toFixed(1)}`,
          '#ffdca6',
          0.5,
          0.8,
        ),
      )
      .join('')
  )
}

/** The carrot that is being cut, the slices next to it and those in front. */
function sliced(pen: Pen): string {
  const greens = [-30, -17, -4, 9, 22].map((turn, n) =>
    leaf(-35, -1, 17 - Math.abs(n - 2) * 1.4, 2.3, 184 + turn, n % 2 ? '#5f9a44' : '#3f7a38'),
  )
  const standing = [0, 1, 2, 3].map((n) => {
    const x = 10 + n * 4.6
    return (
      shadow(pen, x + 3, 8 - n * 0.2, 6, 2.4, 0.35) +
      turned(
        n * 7,
        x,
        7,
        oval(x + 1.6, 0.6, 4, 7.4, pen.linear(['#d96a18', '#a8480e'], [0, 0], [0, 1])) +
          oval(x, 0.6, 4, 7.4, pen.linear(['#ffbc70', '#f58b2a', '#dd6a16'], [0, 0], [1, 1])) +
          oval(x, 0.6, 2.3, 4.5, '#ffcd8c', 0.7),
      )
    )
  })
  const flat = [
    [-31, 18, 5.4],
    [-20, 15.6, 6],
    [-25, 22.4, 5.8],
    [-9, 18, 6.4],
    [-15, 24, 6],
    [1, 14.4, 6.4],
  ].map(([x = 0, y = 0, r = 0]) => slice(pen, x, y, r))
  return (
    greens.join('') +
    shadow(pen, -10, 8.6, 29, 3.6, 0.5) +
    path(
      'M-34 -3.6C-37 -1 -37 2.6 -34 5C-20 9.4 -6 8.8 6 8V-7C-8 -8.6 -22 -7 -34 -3.6Z',
      pen.linear(['#ffb058', '#f0842a', '#b5500f']),
    ) +
    line(
      'M-28 -3.4q0.6 2 0 3.4M-21 1.4q0.8 2 0 4M-15 -5q0.8 2 0.2 3.6M-6 2q0.8 2 0 4',
      '#b5500f',
      0.6,
      0.55,
    ) +
    path('M-33 -2.6C-22 -5.6 -8 -6.6 4 -5.6V-4.4C-8 -5.2 -22 -4 -33 -1.4Z', '#ffffff', 0.4) +
    oval(6, 0.5, 4.2, 7.6, pen.linear(['#ffbc70', '#f58b2a', '#dd6a16'], [0, 0], [1, 1])) +
    oval(6, 0.5, 2.4, 4.6, '#ffcd8c', 0.7) +
    standing.join('') +
    flat.join('')
  )
}

function knife(pen: Pen, handle: string): string {
  return moved(
    -7,
    0,
    turned(
      -14,
      12,
      24,
      shadow(pen, 18, 29, 40, 4, 0.5) +
        path(
          'M40 17V29C24 30.4 4 29 -9 19.6C-7 18.2 -4 17.2 0 17Z',
          pen.linear(['#ffffff', '#c8ced6', '#8d96a2'], [0, 0], [0.4, 1]),
        ) +
        line('M38 28.2C24 29.4 6 28.2 -6 20.8', '#ffffff', 0.8, 0.9) +
        path('M4 17.6L16 17.6L26 26.4L16 26.2Z', '#ffffff', 0.5) +
        box(39, 16.4, 4, 9, pen.linear(['#f0f2f4', '#8d96a2']), 0.8) +
        path(
          'M42.6 16.6H62Q67 16.8 66 22Q65 27 61 26.6C54 25 48 26.4 42.6 25.4Z',
          pen.linear([lighter(handle, 0.36), handle, darker(handle, 0.5)]),
        ) +
        [47, 53.5, 60].map((x) => oval(x, 21.2, 1.1, 1.1, '#d9dde2')).join(''),
    ),
  )
}

const bowlOfSlices = (pen: Pen, colour: string): string =>
  shadow(pen, 30, -13, 21, 4.4, 0.5) +
  path('M11 -30C11 -18 18 -12.6 28 -12.6S45 -18 45 -30Z', cylinder(pen, colour)) +
  oval(28, -30, 17, 4.6, lighter(colour, 0.4)) +
  oval(28, -29.6, 15, 3.7, darker(colour, 0.5)) +
  [
    [19, -30.6],
    [37, -30.4],
    [28, -31],
    [23, -33],
    [33, -33.2],
    [28, -35.4],
  ]
    .map(([x = 0, y = 0]) => slice(pen, x, y, 4.8))
    .join('') +
  path('M13 -28C13.6 -20 17 -16.4 20 -15C17 -20 15.8 -24 15.8 -28Z', '#ffffff', 0.4)

const wholeCarrots = (pen: Pen): string =>
  [
    [-22, -18, 6],
    [-14, -14.6, -4],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      turned(
        turn,
        x,
        y,
        shadow(pen, x + 2, y + 4, 24, 3, 0.45) +
          [-16, -4, 8, 18]
            .map((at, n) => leaf(x - 18, y, 15, 2, 182 + at, n % 2 ? '#6fa64c' : '#457f3c'))
            .join('') +
          path(
            `M${x - 18} ${y - 3.6}C${x - 21} ${y - 1} ${x - 21} ${y + 1.6} ${x - 18} ${y + 3.8}C${x - 4} ${y + 4} ${x + 10} ${y + 2} ${x + 22} ${y}C${x + 10} ${y - 3} ${x - 4} ${y - 5} ${x - 18} ${y - 3.6}Z`,
            pen.linear(['#ffb058', '#f0842a', '#b5500f']),
          ),
      ),
    )
    .join('') + glow(pen, -20, -20, 12, '#fff0c8', 0.12)
