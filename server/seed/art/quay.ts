import {
  box,
  darker,
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
} from './pen.ts'
import { cylinder } from './still.ts'

const dawns = [
  {
    sky: ['#7f8fc0', '#f0a890', '#ffe2b0'],
    sea: ['#e8b0a0', '#5f7098', '#2f3f66'],
    hill: '#7a7898',
    hull: '#23365c',
    trim: '#d2452f',
  },
  {
    sky: ['#6fa6cf', '#cfe0e0', '#fff0cc'],
    sea: ['#c8d8d6', '#5f93a8', '#2c5a70'],
    hill: '#7f9aac',
    hull: '#8f2f2f',
    trim: '#e9b23c',
  },
  {
    sky: ['#5f5a94', '#c98aa0', '#ffd0a0'],
    sea: ['#d89a9c', '#5a5488', '#2a2852'],
    hill: '#6a628f',
    hull: '#1f4a48',
    trim: '#e27a3a',
  },
  {
    sky: ['#8a9fb4', '#e6d2b8', '#fff2c8'],
    sea: ['#e0cfb4', '#748fa0', '#3a566a'],
    hill: '#8895a4',
    hull: '#2b2f3c',
    trim: '#c73f3a',
  },
  {
    sky: ['#4f6fa8', '#e09a80', '#ffdc9a'],
    sea: ['#e0a488', '#4c6894', '#243a64'],
    hill: '#66739c',
    hull: '#2f5a86',
    trim: '#d94f38',
  },
] as const

/** A ferry at a quay in the first light, with its reflection and a rope to a bollard. */
export function ferry(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { sky, sea, hill, hull, trim } = pen.ofVariant(dawns)
  const edge = h / 2 + u * 6
  const ship = vessel(pen, hull, trim)
  const ripples = Array.from({ length: 46 }, (_, n) => {
    const y = edge + u * (1.4 + n * 0.72)
    const x = w * pen.chance()
    const long = u * pen.between(3, 9) * (0.5 + n / 46)
    return line(
      `M${x} ${y}q${long / 4} ${-u * 0.5} ${long / 2} 0t${long / 2} 0`,
      n % 3 ? sky[2] : darker(sea[1], 0.2),
      u * 0.4,
      n % 3 ? 0.5 : 0.3,
    )
  })
  return (
    box(0, 0, w, edge, pen.linear(sky)) +
    glow(pen, w * 0.2, edge - u * 3, u * 50, '#fff4cc', 0.85) +
    oval(w * 0.2, edge - u * 13, u * 5, u * 5, '#fffbe6', 0.95) +
    clouds(pen, sky[2]) +
    path(ridge(pen, edge / h - 0.1, 0.025, 4), lighter(hill, 0.3), 0.7) +
    path(ridge(pen, edge / h - 0.045, 0.02, 5), hill, 0.8) +
    box(0, edge, w, h - edge, pen.linear(sea)) +
    oval(
      w * 0.2,
      edge + u * 8,
      u * 12,
      u * 16,
      pen.radial([
        [0, '#fff6d0', 0.7],
        [0.5, '#fff6d0', 0.3],
        [1, '#fff6d0', 0],
      ]),
    ) +
    placed(
      pen,
      w / 2,
      edge + u * 5,
      `<g transform="translate(2 0) scale(0.88)"><g transform="scale(1 -0.5)" opacity="0.3">${ship}</g></g>`,
    ) +
    ripples.join('') +
    placed(pen, w / 2, edge + u * 5, moved(2, 0, shadow(pen, 2, 1, 52, 4, 0.5) + ship, { scale: 0.88 })) +
    quay(pen, edge + u * 28) +
    gulls(pen)
  )
}

const clouds = ({ width: w, height: h, unit: u }: Pen, colour: string): string =>
  [
    [0.5, 0.1, 26],
    [0.78, 0.17, 32],
    [0.3, 0.22, 20],
  ]
    .map(
      ([x = 0, y = 0, long = 0]) =>
        oval(w * x, h * y, u * long, u * 1.6, colour, 0.55) +
        oval(w * x + u * 6, h * y + u * 1.8, u * long * 0.6, u * 1.1, '#ffffff', 0.4),
    )
    .join('')

/** The ferry with its waterline at 0, its bow on the left, about a hundred units long. */
function vessel(pen: Pen, hull: string, trim: string): string {
  const white = pen.linear(['#fff6e6', '#f3ece6', '#b9b4c4'], [0, 0], [1, 0.3])
  const windows = (x: number, y: number, count: number, step: number) =>
    Array.from({ length: count }, (_, n) =>
      box(x + n * step, y, step * 0.66, 3, n % 4 === 1 ? '#ffe09a' : '#33486a', 0.7),
    ).join('')
  return (
    line('M-19 -45V-63M-25 -57H-13M-16 -45L-19 -60M-22 -45L-19 -60', '#5a5a68', 0.9) +
    path('M12 -38L14 -55H27L29 -38Z', cylinder(pen, trim)) +
    path('M13.5 -50.6L14 -55H27L27.5 -50.6Z', '#2b2630') +
    path('M13 -47.4H28L28.2 -44.6H12.8Z', '#fff6ea') +
    path('M-30 -38L-26 -46H-4L-3 -38Z', white) +
    path('M-28.4 -40L-26.2 -44.6H-6L-5.6 -40Z', '#2c3f60') +
    line('M-21 -44.6v4.6M-16 -44.6v4.6M-11 -44.6v4.6', '#f3ece6', 0.7) +
    path('M-31 -27L-28 -38H35V-27Z', white) +
    windows(-24, -34.6, 12, 4.8) +
    path('M-38 -15L-33 -27.4H43V-15Z', white) +
    windows(-29, -23.4, 14, 4.8) +
    path('M-33 -27.4H43V-26H-33.6Z', '#8f8ca0', 0.6) +
    path('M-28 -38H35V-36.8H-28.4Z', '#8f8ca0', 0.6) +
    line('M27 -43.6q-3 -1 -3 2v3.6M36.6 -43.6q2.6 -1 2.6 2v3.6', '#e8e2e0', 0.9) +
    lifeboat(pen, 32, -42.4, trim) +
    line('M-34 -28.6H-29M43 -18.6H49M-34 -28.6v2M49 -18.6v4.6M46 -18.6v4.6', '#e8e2e0', 0.7) +
    path(
      'M-54 -17C-40 -14.6 -20 -14 0 -14H50L48 1H-41C-47 -3 -51 -9 -54 -17Z',
      pen.linear([lighter(hull, 0.3), hull, darker(hull, 0.4)], [0, 0], [1, 0.6]),
    ) +
    path('M-54 -17C-40 -14.6 -20 -14 0 -14H50L49.8 -12.4H0C-20 -12.4 -40 -13 -53 -15.4Z', '#fff6ea', 0.95) +
    path('M-44.4 -2H48.4L48 1H-41C-42.4 0.2 -43.4 -0.8 -44.4 -2Z', trim) +
    Array.from(
      { length: 8 },
      (_, n) => oval(-26 + n * 8.6, -8, 1.3, 1.3, '#e9edf2') + oval(-26 + n * 8.6, -8, 0.8, 0.8, '#1f2a40'),
    ).join('') +
    line('M-46 -10v4', '#e9edf2', 1.2) +
    path('M-54 -17C-51.6 -9 -47 -3 -41 1H-38C-45 -4 -48.6 -10 -50 -16.4Z', '#ffffff', 0.2)
  )
}

const lifeboat = (pen: Pen, x: number, y: number, colour: string): string =>
  path(
    `M${x - 7} ${y}H${x + 7}Q${x + 6} ${y + 4.6} ${x + 2} ${y + 4.6}H${x - 3}Q${x - 6} ${y + 4.4} ${x - 7} ${y}Z`,
    pen.linear([lighter(colour, 0.3), darker(colour, 0.2)]),
  ) + path(`M${x - 6} ${y}Q${x} ${y - 3.6} ${x + 6} ${y}Z`, mixed(colour, '#ffffff', 0.6))

/** The stones at the edge of the water, with a bollard and a rope. */
function quay(pen: Pen, top: number): string {
  const { width: w, height: h, unit: u } = pen
  const stones = Array.from({ length: Math.ceil(w / (u * 17)) + 1 }, (_, n) => {
    const x = w / 2 + (n - Math.ceil(w / (u * 34))) * u * 17
    return (
      line(`M${x} ${top}L${x + (x - w / 2) * 0.16} ${h}`, '#4a4248', u * 0.5, 0.5) +
      line(
        `M${x + u * 0.6} ${top + u * 0.6}L${x + u * 0.6 + (x - w / 2) * 0.16} ${h}`,
        '#ffffff',
        u * 0.3,
        0.2,
      )
    )
  })
  return (
    box(0, top, w, h - top, pen.linear(['#c9b6a6', '#8f8084', '#5f5464'])) +
    box(0, top, w, u * 1, '#ffe9c8') +
    stones.join('') +
    placed(
      pen,
      w / 2 - u * 27,
      top + u * 5,
      line('M-12 -36C-14 -22 -10 -9 -4 -6.8', '#6a5638', 1.7) +
        line('M-12 -36C-14 -22 -10 -9 -4 -7.2', '#e2c998', 1) +
        shadow(pen, 8, 1.6, 17, 3, 0.6) +
        path('M-5.4 -10H5.4L6.6 0Q0 3.4 -6.6 0Z', cylinder(pen, '#4a4a58')) +
        line('M-6 -7.4Q0 -4.8 6 -7.4M-6 -5.4Q0 -2.8 6 -5.4', '#d9bd88', 1.5) +
        oval(0, -11, 8.6, 3.2, darker('#4a4a58', 0.3)) +
        oval(0, -12.4, 8.6, 3.2, pen.linear(['#8f8f9c', '#4a4a58'], [0, 0], [1, 0.6])),
    )
  )
}

const gulls = ({ width: w, height: h, unit: u }: Pen): string =>
  [
    [0.15, 0.2, 1],
    [0.24, 0.13, 0.7],
    [0.9, 0.3, 0.8],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      line(
        `M${w * x - u * 4 * size} ${h * y - u * size}q${u * 2 * size} ${-u * 1.6 * size} ${u * 4 * size} ${u * size}q${u * 2 * size} ${-u * 2.6 * size} ${u * 4 * size} ${-u * size}`,
        '#ffffff',
        u * 0.7 * size,
        0.95,
      ),
    )
    .join('')
