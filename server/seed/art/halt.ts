import {
  box,
  darker,
  framed,
  glow,
  lighter,
  line,
  mixed,
  moved,
  oval,
  type Pen,
  path,
  placed,
  ridge,
  shadow,
  turned,
} from './pen.ts'
import { cylinder } from './still.ts'

const dusks = [
  {
    sky: ['#2f3a72', '#8a6a9c', '#f2b08a'],
    hill: '#4a4674',
    paint: '#2f6b5a',
    brick: '#a5604a',
    roof: '#4a4a5c',
  },
  {
    sky: ['#3a4f80', '#b0808c', '#ffce90'],
    hill: '#5a5072',
    paint: '#9a3a34',
    brick: '#b98a64',
    roof: '#544a54',
  },
  {
    sky: ['#24386a', '#5f7aa0', '#e8d0b0'],
    hill: '#3a4a70',
    paint: '#2f5486',
    brick: '#9c6a5a',
    roof: '#3a4254',
  },
  {
    sky: ['#43356f', '#b0648a', '#ffb488'],
    hill: '#5a3f70',
    paint: '#c08a30',
    brick: '#a0584c',
    roof: '#463c58',
  },
  {
    sky: ['#1f4a6a', '#6f93a0', '#ffd7a0'],
    hill: '#35566a',
    paint: '#7f3048',
    brick: '#ae7554',
    roof: '#3c4650',
  },
] as const

/** A small station across the track at dusk, with a clock and a lamp on the platform. */
export function platform(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { sky, hill, paint, brick, roof } = pen.ofVariant(dusks)
  const top = h / 2 + u * 22
  const stars = Array.from({ length: 24 }, () =>
    oval(w * pen.chance(), h * pen.between(0, 0.3), u * 0.3, u * 0.3, '#fff6e0', pen.between(0.3, 0.9)),
  )
  return (
    box(0, 0, w, top, pen.linear(sky)) +
    stars.join('') +
    glow(pen, w * 0.34, top - u * 14, u * 60, '#ffd9a0', 0.6) +
    [
      [0.3, 0.3, 30],
      [0.62, 0.24, 24],
      [0.12, 0.4, 20],
    ]
      .map(([x = 0, y = 0, long = 0]) => oval(w * x, h * y, u * long, u * 1.1, sky[2], 0.5))
      .join('') +
    path(ridge(pen, (top - u * 26) / h, 0.03, 4), mixed(hill, sky[2], 0.35)) +
    path(ridge(pen, (top - u * 16) / h, 0.025, 5), hill) +
    track(pen, top, brick) +
    placed(
      pen,
      w / 2,
      top,
      framed(
        pen,
        0.94,
        fence(pen) +
          waitingRoom(pen, { paint, brick, roof }) +
          bench(pen, paint) +
          lamp(pen, -41, paint) +
          clock(pen, paint),
      ),
    )
  )
}

/** The side of the platform and the rails in front of it. */
function track(pen: Pen, top: number, brick: string): string {
  const { width: w, height: h, unit: u } = pen
  const bed = top + u * 12
  const courses = [0, 1, 2].map((row) =>
    Array.from({ length: Math.ceil(w / (u * 9)) + 1 }, (_, n) =>
      box(
        (n - (row % 2) / 2) * u * 9,
        top + u * (3 + row * 3),
        u * 8.5,
        u * 2.6,
        mixed(darker(brick, 0.3), '#3a2c44', pen.between(0.1, 0.5)),
        u * 0.3,
      ),
    ).join(''),
  )
  const stones = Array.from({ length: 240 }, () => {
    const y = pen.between(bed + u, h)
    const size = u * (0.5 + ((y - bed) / (h - bed)) * 0.7)
    return oval(
      w * pen.chance(),
      y,
      size * 1.3,
      size * 0.8,
      pen.oneOf(['#8f8490', '#5a5062', '#756a78', '#a89a98']),
      0.7,
    )
  })
  const sleepers = Array.from({ length: Math.ceil(w / (u * 12)) + 3 }, (_, n) => {
    const x = w / 2 + (n - Math.ceil(w / (u * 24)) - 1) * u * 12
    const lean = (x - w / 2) * 0.1
    return path(
      `M${x} ${bed + u * 2}h${u * 5}L${x + u * 5.8 + lean} ${bed + u * 14}h${-u * 6.6}Z`,
      pen.linear(['#6a5048', '#3f2e30']),
    )
  })
  const rail = (y: number, thick: number) =>
    box(0, y + thick, w, thick * 0.9, '#1f1524', 0, 0.45) +
    box(0, y, w, thick, pen.linear(['#ffe0b8', '#a898a4', '#4a4050']))
  return (
    box(0, top, w, h - top, '#463c50') +
    courses.join('') +
    box(0, top - u * 1, w, u * 4, pen.linear(['#d9c4b4', '#9a8a90'])) +
    box(0, top + u * 1, w, u * 0.9, '#fff2d8') +
    box(0, bed, w, h - bed, pen.linear(['#3a3244', '#5f5462', '#4a4050'])) +
    stones.join('') +
    sleepers.join('') +
    rail(bed + u * 3, u * 1.2) +
    rail(bed + u * 10, u * 1.7)
  )
}

const fence = (pen: Pen): string =>
  Array.from({ length: 46 }, (_, n) =>
    path(
      `M${-110 + n * 4.8} 0V-11L${-108.6 + n * 4.8} -13L${-107.2 + n * 4.8} -11V0Z`,
      pen.linear(['#f6e6da', '#b8a4b0']),
    ),
  ).join('') +
  box(-112, -9.4, 224, 1.4, '#d9c6c4') +
  box(-112, -4, 224, 1.4, '#c9b4b8')

interface Paints {
  paint: string
  brick: string
  roof: string
}

/** The waiting room, whose wall starts at 6 and ends far to the right. */
function waitingRoom(pen: Pen, { paint, brick, roof }: Paints): string {
  const wall = pen.linear([lighter(brick, 0.12), brick, darker(brick, 0.4)], [0, 0], [1, 0.2])
  const courses = Array.from({ length: 11 }, (_, n) =>
    line(`M10 ${-3 - n * 3}H82`, darker(brick, 0.4), 0.3, 0.5),
  )
  const pane = (x: number) =>
    box(x - 1.4, -26.4, 14.8, 19.8, '#efe2d2', 0.6) +
    box(x, -25, 12, 17, pen.linear(['#fff0b0', '#ffcf6a', '#f0a850'])) +
    line(`M${x + 6} -25v17M${x} -16.6h12`, '#efe2d2', 1) +
    box(x - 2.2, -7, 16.4, 1.8, '#cbb8ac', 0.4) +
    glow(pen, x + 6, -16, 17, '#ffd98a', 0.5)
  const valance = Array.from({ length: 24 }, (_, n) => {
    const x = 0 + n * 3.8
    return (
      path(`M${x} -34.6h3.6v4.4l-1.8 2.4l-1.8 -2.4Z`, n % 2 ? lighter(paint, 0.1) : '#f6e8d8') +
      oval(x + 1.8, -31, 0.5, 0.5, '#2a2036', 0.5)
    )
  })
  const tiles = [-40, -44, -48].map((y, n) => line(`M${2.6 + n * 3.2} ${y}H90`, darker(roof, 0.4), 0.5, 0.6))
  return (
    shadow(pen, 44, 0.6, 52, 3, 0.5) +
    box(9, -36, 76, 36, wall) +
    courses.join('') +
    box(9, -3, 76, 3, darker(brick, 0.45)) +
    box(60, -64, 7, 14, darker(brick, 0.2)) +
    box(59, -65, 9, 2.4, darker(brick, 0.4)) +
    pane(16) +
    pane(55) +
    box(35, -28, 14, 28, '#efe2d2', 0.6) +
    box(36.4, -26.6, 11.2, 26.6, pen.linear([lighter(paint, 0.2), darker(paint, 0.25)], [0, 0], [1, 1])) +
    box(38, -25, 8, 9, '#ffd98a', 0.4) +
    line('M42 -25v9', darker(paint, 0.1), 0.7) +
    oval(45.6, -12, 0.7, 0.7, '#ffe6a0') +
    path('M-2 -34.4L13 -54H96V-34.4Z', pen.linear([lighter(roof, 0.3), roof, darker(roof, 0.3)])) +
    tiles.join('') +
    line('M13 -54H96', lighter(roof, 0.45), 1.2) +
    valance.join('') +
    box(-2, -36, 98, 2, lighter(paint, 0.2))
  )
}

/** The clock on its post. */
function clock(pen: Pen, paint: string): string {
  const iron = darker(paint, 0.35)
  const marks = Array.from({ length: 12 }, (_, n) =>
    turned(n * 30, -15, -53, line(`M-15 -64.4v${n % 3 ? 1.4 : 2.6}`, '#2b2430', n % 3 ? 0.8 : 1.3)),
  )
  return (
    shadow(pen, -11, 0.4, 13, 1.8, 0.5) +
    path('M-19.4 0L-18 -5H-12L-10.6 0Z', cylinder(pen, iron)) +
    box(-16.8, -40, 3.6, 36, cylinder(pen, iron)) +
    box(-18, -30, 6, 1.6, cylinder(pen, lighter(iron, 0.2)), 0.6) +
    box(-18.4, -40.4, 6.8, 2, cylinder(pen, lighter(iron, 0.2)), 0.6) +
    line('M-15 -30C-22 -31 -23 -38 -20 -42M-15 -30C-8 -31 -7 -38 -10 -42', iron, 1.3) +
    glow(pen, -15, -53, 26, '#ffe7b0', 0.5) +
    oval(-15, -53, 15.4, 15.4, pen.linear([lighter(paint, 0.4), paint, darker(paint, 0.5)], [0, 0], [1, 1])) +
    oval(-15, -53, 13, 13, pen.radial(['#fffdf2', '#fff3cf', '#f0d49a'], 0.42, 0.38, 0.7)) +
    marks.join('') +
    turned(235, -15, -53, path('M-16 -51.6L-15 -60.6L-14 -51.6Z', '#2b2430')) +
    turned(300, -15, -53, path('M-15.8 -51L-15 -63.4L-14.2 -51Z', '#2b2430')) +
    oval(-15, -53, 1.3, 1.3, '#b5402f') +
    path('M-26 -57A11.8 11.8 0 0 1 -13 -64.6Q-20 -60 -23 -51Q-26 -53 -26 -57Z', '#ffffff', 0.4) +
    path('M-17 -68.4L-15 -73L-13 -68.4Z', iron)
  )
}

/** A lamp on its post, with the light that falls from it. */
function lamp(pen: Pen, x: number, paint: string): string {
  const iron = darker(paint, 0.35)
  return moved(
    x,
    0,
    path(
      'M-3 -44L-22 0H24L5 -44Z',
      pen.linear([
        [0, '#ffe6a8', 0.42],
        [1, '#ffe6a8', 0.05],
      ]),
    ) +
      oval(1, 0, 26, 2.6, '#ffe6a8', 0.5) +
      shadow(pen, 4, 0.4, 10, 1.6, 0.5) +
      path('M-4 0L-2.6 -6H2.6L4 0Z', cylinder(pen, iron)) +
      box(-1.3, -40, 2.6, 36, cylinder(pen, iron)) +
      line('M-6 -36H6', iron, 1.2) +
      path('M-4 -41L-6 -53H6L4 -41Z', pen.linear(['#fffbe0', '#ffe08a', '#ffc45a'])) +
      line('M-4 -41L-6 -53M4 -41L6 -53M0 -41V-53M-4 -41H4', iron, 0.8) +
      path('M-7.4 -53H7.4L3 -58.6H-3Z', iron) +
      oval(0, -59.6, 1.4, 1.6, iron) +
      glow(pen, 0, -47, 26, '#fff0b8', 0.85),
  )
}

const bench = (pen: Pen, paint: string): string =>
  moved(
    -14,
    0,
    shadow(pen, 2, 0.4, 18, 1.8, 0.5) +
      [-12, 11].map((x) => line(`M${x} 0v-14M${x + 1} -6.6h-1`, '#2b2430', 1.5)).join('') +
      [-14, -10.8]
        .map((y) => box(-15, y, 30, 2.2, pen.linear([lighter(paint, 0.44), lighter(paint, 0.06)]), 0.5))
        .join('') +
      box(-16, -6.8, 32, 2.2, pen.linear([lighter(paint, 0.5), paint]), 0.5),
  )
