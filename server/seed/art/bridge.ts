import {
  box,
  darker,
  framed,
  glow,
  lighter,
  line,
  mixed,
  oval,
  type Pen,
  path,
  placed,
  ridge,
  shadow,
} from './pen.ts'

const valleys = [
  {
    sky: ['#7fbbe0', '#dff0ee'],
    fell: '#7f9f8a',
    grass: '#7fa04a',
    stone: '#b9aa98',
    water: ['#a9d4dc', '#3f7a8c'],
  },
  {
    sky: ['#f0b27a', '#fff0cc'],
    fell: '#8f8f80',
    grass: '#8f9440',
    stone: '#b89c84',
    water: ['#f2d2a4', '#64788a'],
  },
  {
    sky: ['#9fb4c6', '#eef0ea'],
    fell: '#7f8f94',
    grass: '#6f8c4c',
    stone: '#a5a29c',
    water: ['#c9d8dc', '#4a6a7a'],
  },
  {
    sky: ['#8fa0dc', '#f6dce4'],
    fell: '#8a86a8',
    grass: '#6f9450',
    stone: '#b4a2a0',
    water: ['#c9d0ea', '#4a689a'],
  },
  {
    sky: ['#5fb0c8', '#eaf6d8'],
    fell: '#6a9c8c',
    grass: '#5f9a4a',
    stone: '#c2b08c',
    water: ['#b4e0d6', '#2f7f80'],
  },
] as const

/** The height of the bridge's upper edge at a place, and that of the arch, in units above the water. */
const crown = (x: number): number => -34 + (x / 50) ** 2 * 22
const isArch = (x: number, y: number): boolean => (x / 24) ** 2 + ((y - 2) / 25) ** 2 < 1

/** A stone bridge with one arch over a stream, and a path that crosses it. */
export function stoneBridge(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { sky, fell, grass, stone, water } = pen.ofVariant(valleys)
  const foot = h / 2 + u * 12
  return (
    box(0, 0, w, h * 0.7, pen.linear(sky)) +
    glow(pen, w * 0.16, h * 0.14, u * 46, '#fff8dc', 0.9) +
    [0.12, 0.2]
      .map((at, n) => oval(w * (0.72 - n * 0.3), h * at, u * (20 - n * 5), u * 2.4, '#ffffff', 0.6))
      .join('') +
    [0, 1, 2]
      .map((n) => {
        const colour = mixed(mixed(fell, sky[1], 0.3), mixed(fell, grass, 0.6), n / 2)
        return path(
          ridge(pen, (foot - u * (46 - n * 11)) / h, 0.05 - n * 0.012, 3 + n),
          pen.linear([lighter(colour, 0.24), colour, darker(colour, 0.1)]),
        )
      })
      .join('') +
    box(
      0,
      foot - u * 16,
      w,
      h,
      pen.linear([lighter(grass, 0.12), mixed(grass, '#3f6a34', 0.3), darker(grass, 0.35)]),
    ) +
    placed(
      pen,
      w / 2,
      foot,
      framed(pen, 0.85, backBank(pen, grass) + stream(pen, water) + masonry(pen, stone) + banks(pen, grass)),
    ) +
    path(`M0 ${h * 0.3}L${w * 0.3} 0H${w * 0.6}L0 ${h * 0.8}Z`, '#fff6dc', 0.12)
  )
}

/** Trees and bushes behind the bridge. */
const backBank = (pen: Pen, grass: string): string =>
  [
    [-74, -20, 15],
    [-58, -22, 11],
    [66, -20, 14],
    [82, -18, 17],
    [50, -22, 9],
    [-92, -16, 16],
    [-15, -8, 7],
    [14, -8, 8],
  ]
    .map(([x = 0, y = 0, r = 0], n) => {
      const green = mixed(grass, n % 2 ? '#2f5a3a' : '#4a7a3c', 0.62)
      return (
        box(x - 1, y, 2, 14, '#5a4030') +
        oval(
          x,
          y - r * 0.4,
          r,
          r * 0.95,
          pen.radial([lighter(green, 0.34), green, darker(green, 0.4)], 0.32, 0.26, 0.8),
        ) +
        oval(
          x - r * 0.6,
          y + r * 0.1,
          r * 0.62,
          r * 0.5,
          pen.radial([lighter(green, 0.24), green, darker(green, 0.3)], 0.32, 0.26, 0.8),
        ) +
        oval(
          x + r * 0.6,
          y + r * 0.14,
          r * 0.6,
          r * 0.5,
          pen.radial([green, darker(green, 0.14), darker(green, 0.46)], 0.32, 0.26, 0.8),
        )
      )
    })
    .join('')

/** The water, which comes through the arch and widens in front. */
function stream(pen: Pen, [light, dark]: readonly [string, string]): string {
  const ripples = Array.from({ length: 30 }, (_, n) => {
    const y = 3 + n * 1.5
    const half = 22 + y * 0.2
    const [x, long] = [pen.between(-half + 4, half - 12), pen.between(4, 10)]
    return line(
      `M${x.toFixed(1)} ${y}q${(long / 4).toFixed(1)} -0.8 ${(long / 2).toFixed(1)} 0t${(long / 2).toFixed(1)} 0`,
      n % 3 ? '#ffffff' : dark,
      0.5,
      n % 3 ? 0.55 : 0.5,
    )
  })
  return (
    path(
      'M-30 -24H30V6H-30Z',
      pen.linear(['#8fb05a', '#4f7040', mixed(light, '#3f5a3a', 0.55), darker(dark, 0.25)]),
    ) +
    path(
      'M-26 -2H26C26 14 30 40 40 86H-70C-40 34 -30 16 -26 -2Z',
      pen.linear([darker(dark, 0.25), mixed(light, dark, 0.35), light, dark]),
    ) +
    path('M-24 0H24C22 16 12 20 0 20S-22 16 -24 0Z', darker(dark, 0.55), 0.42) +
    ripples.join('')
  )
}

/** The wall of the bridge, stone by stone, with the arch and the coping. */
function masonry(pen: Pen, stone: string): string {
  const stones: string[] = []
  for (let y = -36; y < 12; y += 4) {
    let x = -54 + pen.between(-4, 0)
    while (x < 52) {
      const wide = pen.between(5, 9.4)
      const [left, right] = [x + 0.3, x + wide - 0.3]
      const isIn =
        y > crown(left) - 1.4 &&
        y > crown(right) - 1.4 &&
        ![left, right, x + wide / 2].some((at) => isArch(at * 0.93, y + 3))
      const shade = mixed(
        stone,
        pen.oneOf(['#ffffff', '#5a4a50', '#8a7a5a', '#7a8088']),
        pen.between(0.05, 0.3),
      )
      if (isIn)
        stones.push(
          box(left, y + 0.3, wide - 0.6, 3.4, mixed(shade, '#3a2c3c', Math.max(0, x / 54) * 0.34), 0.7),
        )
      x += wide
    }
  }
  const ring = Array.from({ length: 19 }, (_, n) => {
    const turn = Math.PI * (1 - n / 18)
    const at = (out: number, more: number) =>
      `${(Math.cos(turn + more) * (24 + out)).toFixed(2)} ${(2 - Math.sin(turn + more) * (25 + out)).toFixed(2)}`
    const shade = mixed(
      lighter(stone, 0.34),
      darker(stone, 0.22),
      n / 18 + (n % 2 ? 0.1 : -0.05) * (n && n < 18 ? 1 : 0),
    )
    return path(`M${at(0, 0.076)}L${at(6, 0.076)}L${at(6, -0.076)}L${at(0, -0.076)}Z`, shade)
  })
  const edge = (lift: number) => `M-54 ${crown(54) - lift}Q0 ${-68 - crown(54) - lift} 54 ${crown(54) - lift}`
  return (
    path(
      `M-53 ${crown(53)}Q0 ${-67 - crown(53)} 53 ${crown(53)}V12H24C24 -14 14 -23 0 -23S-24 -14 -24 12H-53Z`,
      pen.linear([darker(stone, 0.36), darker(stone, 0.56)], [0, 0], [1, 0.6]),
    ) +
    stones.join('') +
    path(
      'M-24 12V2A24 25 0 0 1 24 2V12H19.6V3A20 21 0 0 0 -19 -8C-21.6 -4 -21.6 4 -21.6 12Z',
      pen.linear([darker(stone, 0.7), darker(stone, 0.4)], [0, 0], [1, 0]),
    ) +
    ring.join('') +
    line(edge(0), darker(stone, 0.5), 4.6) +
    line(edge(1), lighter(stone, 0.2), 3.4) +
    line(edge(2), lighter(stone, 0.55), 0.9, 0.8)
  )
}

/** The banks in front, and the path on the right one. */
function banks(pen: Pen, grass: string): string {
  const green = (share: number) => pen.linear([lighter(grass, 0.3 - share), grass, darker(grass, 0.4)])
  const tufts = Array.from({ length: 64 }, (_, n) => {
    const y = pen.between(4, 56)
    const x = n % 2 ? pen.between(-100, -34 - y * 0.62) : pen.between(68, 110)
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q0.6 -2 ${pen.between(-1, 2).toFixed(1)} -3.6`,
      lighter(grass, pen.between(0.1, 0.45)),
      0.6,
      0.8,
    )
  })
  const rocks = [
    [-31, 12, 5],
    [-38, 24, 7],
    [30, 14, 4.4],
    [33, 30, 6],
    [-50, 40, 8],
    [-2, 38, 4],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      shadow(pen, x + 1.4, y + r * 0.5, r * 1.4, r * 0.5, 0.5) +
      path(
        `M${x - r} ${y + r * 0.4}Q${x - r} ${y - r * 0.6} ${x - r * 0.1} ${y - r * 0.7}T${x + r} ${y + r * 0.4}Q${x} ${y + r * 0.8} ${x - r} ${y + r * 0.4}Z`,
        pen.linear(['#e0dad2', '#9a9290', '#5f5860'], [0, 0], [1, 1]),
      ),
  )
  const flowers = Array.from({ length: 26 }, (_, n) => {
    const y = pen.between(8, 54)
    const x = n % 2 ? pen.between(-96, -40 - y * 0.62) : pen.between(72, 104)
    return oval(x, y, 0.9, 0.8, n % 3 ? '#fff8e0' : '#f2c84a')
  })
  return (
    path('M-130 -10C-90 -14 -66 -16 -44 -6C-36 0 -28 4 -27 8C-34 28 -46 44 -66 86H-130Z', green(0)) +
    path('M130 -10C92 -14 66 -16 46 -6C36 0 28 4 26 8C27 24 30 44 38 86H130Z', green(0.2)) +
    path(
      'M53 -7.4C52 0 45 8 43 17C41 28 50 42 46 86H82C78 46 56 32 58 19C60 9 69 1 69 -8Q60 -12.4 53 -7.4Z',
      pen.linear(['#f3e2b8', '#d8b985', '#b08d5c']),
    ) +
    tufts.join('') +
    flowers.join('') +
    rocks.join('')
  )
}
