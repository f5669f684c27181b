import {
  box,
  darker,
  glow,
  inMiddle,
  lighter,
  line,
  mixed,
  moved,
  oval,
  type Pen,
  path,
  shadow,
} from './pen.ts'

const flights = [
  {
    sky: ['#3f9ae0', '#8fcbf0', '#e2f2ea'],
    sun: '#fff6d0',
    far: '#7fa8b8',
    fields: ['#6fae4a', '#e6c24a', '#9fc85a', '#c98f4a'],
    shell: '#f4f1ec',
    light: '#ff5a4a',
  },
  {
    sky: ['#3a3f8f', '#c8708f', '#ffc07a'],
    sun: '#fff0c0',
    far: '#7a5a86',
    fields: ['#4f8a5a', '#d8a04a', '#8fa04f', '#7a6a9a'],
    shell: '#2f3140',
    light: '#4ff0c8',
  },
  {
    sky: ['#e8703f', '#f9ac5c', '#ffe6a8'],
    sun: '#fffbe0',
    far: '#b8705a',
    fields: ['#b8a03c', '#e8b84a', '#8f9a3f', '#cf7f3c'],
    shell: '#f8efe0',
    light: '#3fa0ff',
  },
  {
    sky: ['#2f8f9a', '#7fc8c0', '#f0eecb'],
    sun: '#fffbe6',
    far: '#5f9a9a',
    fields: ['#3f8f5c', '#b8c84a', '#6fb06a', '#e0b85c'],
    shell: '#f2603f',
    light: '#fff07a',
  },
  {
    sky: ['#5a78d0', '#a8b8f0', '#f6e2ea'],
    sun: '#fff6f0',
    far: '#8a90c8',
    fields: ['#8f6fc0', '#b48ad8', '#6f9a5a', '#e0c46a'],
    shell: '#2b2f46',
    light: '#ff6a8a',
  },
] as const
type Flight = (typeof flights)[number]

/** Fields in rows that run to the horizon at 0, with hedges between them and a lane. */
function farmland(pen: Pen, { fields }: Flight): string {
  const edges = [0, 5, 12, 22, 36, 56, 84]
  const strips = edges.slice(0, -1).flatMap((top, row) => {
    const foot = edges[row + 1] ?? top
    const spread = (x: number, y: number) => (x + y * 0.25) * (0.5 + y / 30)
    // Fields are of different widths, so that the rows do not look like a wall of bricks.
    const sides = [-210 + pen.between(0, 30)]
    while ((sides.at(-1) ?? 0) < 190) sides.push((sides.at(-1) ?? 0) + pen.between(20, 64))
    return sides.slice(0, -1).map((left, n) => {
      const right = sides[n + 1] ?? left
      const colour = pen.oneOf(fields.slice(n % 2, 3 + (n % 2)))
      const shape = `M${spread(left, top)} ${top}L${spread(right, top)} ${top}L${spread(right, foot)} ${foot}L${spread(left, foot)} ${foot}Z`
      const furrows = [0.2, 0.4, 0.6, 0.8].map((at) => {
        const x = left + (right - left) * at
        return `M${spread(x, top)} ${top}L${spread(x, foot)} ${foot}`
      })
      return (
        path(
          shape,
          pen.linear([mixed(colour, '#ffffff', Math.max(0, 0.3 - row * 0.07)), darker(colour, 0.04 * row)]),
        ) +
        ((n + row) % 2 ? line(furrows.join(''), darker(colour, 0.3), 0.2 + row * 0.14, 0.4) : '') +
        line(
          `M${spread(left, foot)} ${foot}L${spread(right, foot)} ${foot}M${spread(left, top)} ${top}L${spread(left, foot)} ${foot}`,
          darker(fields[0], 0.45),
          0.3 + row * 0.32,
          0.75,
        )
      )
    })
  })
  const trees = Array.from({ length: 16 }, (_, n) => {
    const row = 1 + (n % 5)
    const y = edges[row] ?? 0
    const x = pen.between(-90, 90)
    const r = 0.8 + row * 0.75
    const green = darker(fields[0], 0.2)
    return (
      oval(x + r, y + r * 0.3, r * 1.6, r * 0.4, '#160a1e', 0.3) +
      oval(
        x,
        y - r * 0.8,
        r,
        r * 1.1,
        pen.radial([lighter(green, 0.35), green, darker(green, 0.4)], 0.35, 0.3, 0.8),
      )
    )
  })
  return (
    strips.join('') +
    path('M10 0C6 8 26 12 16 24C6 36 -26 44 -34 84H-56C-44 44 -6 36 4 24C12 14 2 8 9 0Z', '#f4e6c4') +
    trees.join('')
  )
}

/** The drone from the front and a little from above, 76 wide around 0, 0. */
function copter(pen: Pen, shell: string, lamp: string): string {
  const skin = pen.linear([lighter(shell, 0.5), shell, darker(shell, 0.4)])
  const rotor = (x: number, y: number, size: number) =>
    oval(x, y - 5 * size, 15.5 * size, 4 * size, '#ffffff', 0.22) +
    `<ellipse cx="${x}" cy="${y - 5 * size}" rx="${15.5 * size}" ry="${4 * size}" fill="none" stroke="#ffffff" stroke-width="0.5" opacity="0.65"/>` +
    path(
      `M${x} ${y - 5.4 * size}L${x - 14 * size} ${y - 7 * size}L${x - 14.4 * size} ${y - 5.6 * size}Z`,
      '#1c1a26',
      0.6,
    ) +
    path(
      `M${x} ${y - 4.8 * size}L${x + 14 * size} ${y - 3.4 * size}L${x + 14.4 * size} ${y - 4.8 * size}Z`,
      '#1c1a26',
      0.6,
    ) +
    box(
      x - 2.8 * size,
      y - 4.4 * size,
      5.6 * size,
      6.4 * size,
      pen.linear(['#6a6878', '#2a2834', '#14121c'], [0, 0], [1, 0]),
      1.2,
    ) +
    oval(x, y - 4.6 * size, 1.6 * size, 0.9 * size, '#d9d8e0')
  const arm = (x: number, y: number, from: readonly [number, number], wide: number) =>
    line(`M${from[0]} ${from[1]}L${x} ${y}`, darker(shell, 0.5), wide + 1) +
    line(`M${from[0]} ${from[1]}L${x} ${y}`, darker(shell, 0.12), wide) +
    line(
      `M${from[0]} ${from[1] - wide * 0.25}L${x} ${y - wide * 0.25}`,
      lighter(shell, 0.5),
      wide * 0.25,
      0.8,
    )
  return (
    arm(-25, -11, [-7, -5], 3) +
    arm(25, -11, [7, -5], 3) +
    rotor(-25, -11, 0.8) +
    rotor(25, -11, 0.8) +
    line('M-12 6L-16 17M12 6L16 17', darker(shell, 0.55), 2) +
    arm(-33, 3, [-9, 1], 4.4) +
    arm(33, 3, [9, 1], 4.4) +
    path('M-13 -6C-11 -12 11 -12 13 -6L15 2C14 8 8 10 0 10S-14 8 -15 2Z', skin) +
    path('M-11 -6.6C-9 -10 9 -10 11 -6.6Q0 -4 -11 -6.6Z', lighter(shell, 0.65), 0.8) +
    path('M-12 1Q0 4.6 12 1L10.6 6.4Q0 9.4 -10.6 6.4Z', '#16141f') +
    oval(-7, 4.4, 1.6, 1.4, '#3a4a6a') +
    oval(7, 4.4, 1.6, 1.4, '#3a4a6a') +
    line('M-4.4 9V14M4.4 9V14', '#16141f', 1.6) +
    oval(0, 14, 6.4, 6, pen.radial(['#6a6878', '#2a2834', '#100e18'], 0.35, 0.3, 0.85)) +
    oval(0, 14.6, 4.2, 4.1, '#0a0912') +
    oval(0, 14.6, 3, 3, pen.radial(['#9fd0ff', '#2f5a9a', '#0a1028'], 0.35, 0.3, 0.8)) +
    oval(-1.2, 13.3, 1, 0.8, '#ffffff', 0.9) +
    rotor(-33, 3, 1) +
    rotor(33, 3, 1) +
    glow(pen, -33, 6, 7, lamp, 0.9) +
    glow(pen, 33, 6, 7, lamp, 0.9) +
    oval(-33, 5.4, 1.3, 1, lighter(lamp, 0.5)) +
    oval(33, 5.4, 1.3, 1, lighter(lamp, 0.5)) +
    oval(0, -2, 1, 0.8, lamp)
  )
}

/** A drone with a camera above fields. */
export function drone(pen: Pen): string {
  const { width: w, height: h } = pen
  const flight = pen.ofVariant(flights)
  const { sky, sun, far, shell, light } = flight
  const cloud = (x: number, y: number, size: number) =>
    oval(x, y, 15 * size, 3 * size, '#ffffff', 0.75) +
    oval(x - 3 * size, y - 2.4 * size, 8 * size, 3.4 * size, '#ffffff', 0.75)
  return (
    box(0, 0, w, h, pen.linear([...sky, sky[2]])) +
    inMiddle(
      pen,
      glow(pen, -28, -22, 46, sun, 0.95) +
        oval(-28, -22, 6.4, 6.4, sun) +
        cloud(34, -38, 1.1) +
        cloud(-50, -42, 0.8) +
        cloud(66, -22, 0.7) +
        path('M-130 6Q-90 -12 -52 -3T14 -6T70 -4T130 -2V20H-130Z', mixed(far, sky[2], 0.4)) +
        path('M-130 8Q-80 -3 -30 4T60 2T130 5V20H-130Z', far) +
        moved(0, 8, farmland(pen, flight)) +
        shadow(pen, 8, 41, 26, 4.4, 0.6) +
        moved(0, -7, copter(pen, shell, light), { turn: -5, scale: Math.min(1.08, w / pen.unit / 108) }),
    )
  )
}
