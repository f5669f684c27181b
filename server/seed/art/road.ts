import {
  box,
  darker,
  fitted,
  framed,
  glow,
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
import { cylinder, type Pair, slab, sunbeam, surface } from './still.ts'

const runs: readonly { ground: Pair; main: string; other: string }[] = [
  { ground: ['#f3c9a4', '#c47a52'], main: '#2f5a8a', other: '#f2b23a' },
  { ground: ['#d5e4e6', '#8fb0b6'], main: '#c2472f', other: '#2f6b5d' },
  { ground: ['#e2e6d0', '#a3ae7c'], main: '#4a3f8a', other: '#e8803a' },
  { ground: ['#e6dcec', '#a893bd'], main: '#2f7a6b', other: '#f0c040' },
  { ground: ['#dfe3ea', '#9aa3b4'], main: '#d04a5a', other: '#35508a' },
]

/** A race number with its pins on a folded running shirt. */
export function raceNumber(pen: Pen): string {
  const { ground, main, other } = pen.ofVariant(runs)
  const digits = pen.ofVariant([
    'M-17 -6H-9L-14 12M-4 -6H5V3H-4V12H5M10 -6H19V12H10V-6M10 3H19',
    'M-17 -6H-9V3H-17V12H-9M0 -6V12M10 3V-6H19V12M10 3H19',
    'M-13 -6V12M-4 -6H5V12M-4 -6V3H5M19 -6H10V3H19V12H10',
    'M-17 -6H-9V12H-17M-17 3H-9M-4 -6V12H5V-6ZM10 -6H19L14 12',
    'M-9 -6H-17V12H-9V3H-17M-4 -6H5V3H-4V12H5M19 -6H10V3H19V12H10',
  ])
  const pin = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      line(`M${x - 4} ${y}H${x + 4}M${x - 4} ${y + 1.8}H${x + 3}`, '#8a909c', 0.8) +
        oval(x + 4.6, y + 0.8, 1.8, 1.6, '#c9ced6') +
        oval(x - 4.4, y + 0.9, 1.1, 1.1, '#eef0f3'),
    )
  const shirt =
    shadow(pen, 4, 6, 62, 62, 0.45) +
    path(
      'M-14 -54Q0 -44 14 -54L30 -50L52 -32L42 -14L34 -20V62H-34V-20L-42 -14L-52 -32L-30 -50Z',
      slab(pen, main),
    ) +
    path('M-14 -54Q0 -44 14 -54L17 -53Q0 -39 -17 -53Z', lighter(main, 0.3)) +
    line('M-34 -20Q-30 -34 -31 -48M34 -20Q30 -34 31 -48', darker(main, 0.3), 0.9, 0.6) +
    line('M-24 62Q-28 20 -22 -10M26 62Q30 30 24 4', darker(main, 0.3), 1.6, 0.3) +
    path('M-34 34L34 22V30L-34 42Z', other)
  const number =
    shadow(pen, 2, 3, 34, 26, 0.45) +
    path(
      'M-30 -21Q0 -23 30 -21L31 21Q0 19 -30 22Z',
      pen.linear(['#ffffff', '#fbf7ef', '#e6dfd4'], [0, 0], [1, 1]),
    ) +
    path('M-30 -21Q0 -23 30 -21V-12Q0 -14 -30 -12Z', other) +
    line(digits, '#23202a', 3.4) +
    box(-12, 15.6, 24, 1.6, '#b7aea2', 0.8) +
    pin(-25, -17.6, 8) +
    pin(25, -17.6, 170) +
    pin(-25, 18, -8) +
    pin(25, 18, 188)
  return (
    surface(pen, ground) +
    fitted(pen, 112, 0, framedFlat(pen, shirt + turned(-4, 0, 4, moved(0, 2, number)))) +
    sunbeam(pen)
  )
}

/** Turns shapes a little to one side or the other, without mirroring what is written on them. */
const framedFlat = (pen: Pen, shapes: string): string => turned(pen.variant % 2 ? 5 : -5, 0, 0, shapes)

/** A stopwatch on an open training log, with a pencil. */
export function stopwatch(pen: Pen): string {
  const { ground, main, other } = pen.ofVariant(runs)
  const rows = Array.from({ length: 9 }, (_, n) => {
    const wide = [22, 27, 18, 25, 12, 29, 21, 16, 24][n] ?? 20
    return (
      line(`M-44 ${-26 + n * 7}H-6M6 ${-26 + n * 7}H44`, '#c8d3e2', 0.5) +
      box(-43, -29.6 + n * 7, wide, 1.5, '#6b6470', 0.7) +
      box(-12, -29.6 + n * 7, 5, 1.5, other, 0.7)
    )
  })
  const book =
    shadow(pen, 4, 6, 62, 50, 0.5) +
    box(-51, -41, 102, 83, darker(main, 0.2), 2) +
    path(
      'M-49 -39Q-24 -43 0 -38Q24 -43 49 -39V39Q24 35 0 40Q-24 35 -49 39Z',
      pen.linear(['#ffffff', '#f2eadf'], [0, 0], [0.4, 1]),
    ) +
    path('M-8 -39.6Q-3 -38.8 0 -38Q3 -38.8 8 -39.6V38.4Q3 39 0 40Q-3 39 -8 38.4Z', '#3a2a30', 0.12) +
    rows.join('')
  const ticks = Array.from({ length: 12 }, (_, n) =>
    turned(n * 30, 0, 0, box(-0.5, -16.4, 1, n % 3 ? 2 : 3.6, '#4a4450')),
  )
  const watch =
    shadow(pen, 3, 5, 27, 28, 0.6) +
    line('M0 -27C-16 -44 -34 -40 -30 -60', main, 2.4) +
    line('M0 -27C-10 -44 -26 -38 -24 -60', darker(main, 0.2), 2) +
    oval(0, -30, 4.6, 4, '#9aa0aa') +
    oval(0, -30, 2.6, 2.2, '#e8dfd2') +
    box(-3.4, -27, 6.8, 7, cylinder(pen, '#c9ced6'), 1) +
    turned(38, 0, 0, box(-2.6, -25, 5.2, 5, cylinder(pen, '#c9ced6'), 1)) +
    oval(0, 0, 22, 22, pen.linear(['#ffffff', '#c3c8d1', '#7a808c'], [0, 0], [1, 1])) +
    oval(0, 0, 18.6, 18.6, pen.radial(['#ffffff', '#fdf9f1', '#e8e0d3'])) +
    ticks.join('') +
    oval(0, 6, 4.6, 4.6, '#e3dccf') +
    line('M0 6V2.4', '#4a4450', 0.7) +
    turned(pen.variant * 50 + 40, 0, 0, line('M0 4V-14', '#c9382f', 1.1)) +
    oval(0, 0, 1.8, 1.8, '#2b2630') +
    path('M-15 -8Q-10 -17 2 -17.6Q-9 -12 -12 -2Z', '#ffffff', 0.7)
  const pencil =
    shadow(pen, 1, 3, 4, 32, 0.4) +
    box(-2, -28, 4, 46, cylinder(pen, other)) +
    box(-2, -32, 4, 4, '#e7a0a0', 1) +
    path('M-2 18H2L0 25Z', '#f0d6b0') +
    path('M-0.7 22.4H0.7L0 25Z', '#2b2630')
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(-6, 0, 0, `<g transform="scale(0.94)">${book}</g>`) +
        moved(18, 6, watch, { turn: 12 }) +
        turned(30, -24, 12, moved(-24, 14, pencil)),
    ) +
    sunbeam(pen)
  )
}

/** A running shoe with reflecting panels in the light of a street lamp. */
export function reflectiveShoe(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [sky, shoe, trim] = pen.ofVariant([
    [['#101a3a', '#2b2f66', '#5b3f7d'], '#3a3f58', '#ffd24a'],
    [['#0f2230', '#1f4a58', '#3f7a7a'], '#4a3a4a', '#ff8f5a'],
    [['#1a1430', '#43295a', '#8a4a6b'], '#2f4a52', '#b8f06a'],
    [['#14182c', '#2c3a5c', '#56709a'], '#54303a', '#ffe27a'],
    [['#17122a', '#3a2350', '#6b3a6b'], '#2b3a5c', '#6ae0d0'],
  ] as const)
  const ground = h * 0.7
  const stars = Array.from({ length: 40 }, () =>
    oval(w * pen.chance(), ground * 0.8 * pen.chance(), u * 0.25, u * 0.25, '#ffffff', pen.between(0.3, 0.9)),
  )
  const houses = Array.from({ length: 13 }, (_, n) => {
    const [x, tall] = [w * (n / 12) - u * 8, u * pen.between(8, 20)]
    return (
      box(x, ground - tall, u * 17, tall, darker(sky[1], 0.45)) +
      (pen.chance() > 0.4 ? box(x + u * 4, ground - tall + u * 3, u * 2.2, u * 2.8, '#ffcf7a') : '')
    )
  })
  const bright = pen.linear(['#ffffff', '#e6f0ff', '#b8c6e0'], [0, 0], [1, 1])
  return (
    box(0, 0, w, ground, pen.linear(sky)) +
    stars.join('') +
    houses.join('') +
    box(0, ground, w, h - ground, pen.linear(['#5a566b', '#25222f'])) +
    placed(
      pen,
      w / 2,
      ground,
      glow(pen, -42, -64, 30, '#ffe9a8', 0.9) +
        path(
          'M-48 -62H-34L66 22H-58Z',
          pen.linear([
            [0, '#fff0b8', 0.55],
            [1, '#fff0b8', 0.1],
          ]),
        ) +
        oval(0, 20, 68, 12, '#fff0b8', 0.22) +
        box(-71, -66, 2.4, 76, '#15131c') +
        path('M-70 -66Q-60 -74 -48 -66H-34V-62H-48Q-60 -70 -68.6 -62Z', '#15131c') +
        shadow(pen, 4, 22, 50, 6, 0.8) +
        path('M-44 12H44Q49 14 47 19Q44 23 36 23H-38Q-45 22 -45 17Z', pen.linear(['#fdf8ee', '#c9c0b4'])) +
        path('M-44 18.6H47Q44 23 36 23H-38Q-44 22 -45 18.6Z', darker(shoe, 0.4)) +
        path(
          'M-44 13C-46 2 -44 -8 -41 -17Q-34 -12 -24 -16L-16 -22C-6 -10 8 -5 24 -2C38 0 46 5 46 13Z',
          slab(pen, shoe),
        ) +
        path('M-41 -17Q-34 -12 -24 -16L-16 -22L-12 -18L-22 -11Q-34 -7 -42 -12Z', lighter(shoe, 0.25)) +
        path('M-44 6C-38 -4 -30 -6 -22 -4L-14 13H-44Z', bright) +
        path('M26 -1.6C38 0 46 5 46 13H30Q34 4 26 -1.6Z', bright) +
        path('M-6 12L2 -8L8 -6L2 12ZM8 12L14 -4.4L20 -3L14 12Z', trim) +
        [-8, -2, 4, 10]
          .map((x, n) => line(`M${x - 7} ${-8.6 + n * 2.4}L${x - 0.6} ${-12 + n * 2.7}`, '#ffffff', 1.5))
          .join('') +
        line('M-44 13H46', darker(shoe, 0.4), 0.8, 0.6) +
        glow(pen, -32, 3, 14, '#ffffff', 0.6) +
        glow(pen, 38, 5, 12, '#ffffff', 0.5),
    )
  )
}

/** A muddy path through a field gate, with puddles and a footpath sign. */
export function muddyPath(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [sky, field, far] = pen.ofVariant([
    [['#cfe0ea', '#f4e6cf'], ['#8fa65a', '#4f6b34'], '#8fa8a0'],
    [['#bcd6e6', '#eef2e0'], ['#9ab35e', '#567a3a'], '#7f9fa0'],
    [['#e6d6e0', '#f7e0c4'], ['#a39a52', '#5f5a2c'], '#a09aa8'],
    [['#c4ccd6', '#e3e4e0'], ['#7f9660', '#44582f'], '#8a98a4'],
    [['#f6d9b4', '#fbeed6'], ['#98a04e', '#55602a'], '#b09a80'],
  ] as const)
  const edge = h * 0.42
  const tuft = (x: number, y: number, s: number) =>
    line(`M${x} ${y}l${-s} ${-s * 2}M${x} ${y}v${-s * 2.6}M${x} ${y}l${s} ${-s * 2}`, field[1], s * 0.5)
  const tufts = Array.from({ length: 46 }, (_, n) => {
    const y = edge + (h - edge) * (0.1 + 0.9 * (n / 46))
    const side = n % 2 ? 1 : -1
    return tuft(
      w / 2 + side * u * (16 + ((y - edge) / u) * 0.62 + pen.between(2, 60)),
      y,
      u * (0.8 + ((y - edge) / h) * 3),
    )
  })
  const prints = [
    [-4, 12, 0.6],
    [3, 20, 0.8],
    [-7, 31, 1],
    [5, 43, 1.3],
  ].map(([x = 0, y = 0, s = 1]) =>
    moved(x, y, oval(0, 0, 2.6, 2.2, '#2f1d12', 0.6) + oval(0.2, 3.6, 2, 1.4, '#2f1d12', 0.6), { scale: s }),
  )
  const puddle = (x: number, y: number, rx: number) =>
    oval(x, y + 0.4, rx + 1.4, rx * 0.26 + 1, '#5a3820', 0.75) +
    oval(x, y, rx, rx * 0.26, pen.linear([sky[0], lighter(sky[1], 0.2)])) +
    oval(x - rx * 0.3, y - 0.5, rx * 0.4, rx * 0.06, '#ffffff', 0.8)
  const wood = pen.linear(['#b9936a', '#7d5c3c'])
  const bars = [-17, -11.6, -6.2, -0.8, 4].map((y) => box(-22, y, 44, 2.2, wood, 0.6))
  return (
    box(0, 0, w, edge * 1.1, pen.linear(sky)) +
    glow(pen, w * 0.7, edge * 0.5, u * 40, '#fff6d8', 0.7) +
    path(
      `M0 ${edge - u * 8}C${w * 0.2} ${edge - u * 18} ${w * 0.4} ${edge - u * 6} ${w * 0.55} ${edge - u * 12}S${w * 0.9} ${edge - u * 16} ${w} ${edge - u * 6}V${edge + u * 4}H0Z`,
      far,
    ) +
    box(0, edge, w, h - edge, pen.linear(field)) +
    box(0, edge - u * 2.6, w, u * 3.4, darker(field[1], 0.25), u) +
    placed(
      pen,
      w / 2,
      edge,
      path('M-9 2C-14 20 -34 40 -50 86H54C40 44 16 22 11 2Z', pen.linear(['#a07a54', '#6b4527', '#4a2d18'])) +
        line('M-4 4C-7 20 -18 40 -26 84M6 4C9 22 22 44 30 84', '#3a2415', 2, 0.4) +
        puddle(2, 25, 8) +
        puddle(-9, 37, 11) +
        puddle(14, 50, 14) +
        prints.join(''),
    ) +
    tufts.join('') +
    placed(
      pen,
      w / 2,
      edge,
      shadow(pen, -1, 8, 28, 3, 0.4) +
        box(-26, -22, 4, 31, wood, 0.8) +
        box(22, -22, 4, 31, wood, 0.8) +
        turned(-2, -22, 0, bars.join('') + line('M-20 4L20 -16', '#8f6d48', 2)) +
        box(37, -30, 3.4, 44, wood, 0.6) +
        path('M28 -30H50L56 -25.6L50 -21H28Z', slab(pen, '#e9d8b4')) +
        line('M32 -25.6H48', '#6b4f2f', 1.6),
    )
  )
}

/** Three folded merino layers and a hat on a bench with frost. */
export function layers(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [air, thin, warm, outer] = pen.ofVariant([
    [['#dfeaf2', '#a9c3d6'], '#e9dcc4', '#b5653f', '#2f4f5c'],
    [['#e6e4f0', '#b0aed0'], '#c9d3dc', '#8a4a5d', '#33405f'],
    [['#e2eee9', '#a6c4ba'], '#f0e2cc', '#c98a3a', '#3a5542'],
    [['#f2e6e0', '#cfb4aa'], '#dfe3e6', '#4f7380', '#5a2f3a'],
    [['#e3e9f0', '#9fb2c8'], '#efe6da', '#6b7f4a', '#3d3550'],
  ] as const)
  const edge = h * 0.66
  const fir = (x: number, tall: number, shade: number) =>
    [0, 1, 2]
      .map((n) =>
        path(
          `M${x} ${edge - tall + n * tall * 0.24}L${x + tall * (0.14 + n * 0.07)} ${edge - tall * (0.5 - n * 0.22)}H${x - tall * (0.14 + n * 0.07)}Z`,
          lighter('#4a6b70', shade),
        ),
      )
      .join('')
  const firs = Array.from({ length: 15 }, (_, n) =>
    fir(w * ((n + pen.between(0, 0.7)) / 14), u * pen.between(26, 52), 0.35 + (n % 3) * 0.16),
  )
  const fold = (y: number, wide: number, tall: number, colour: string) =>
    box(
      -wide,
      y,
      wide * 2,
      tall,
      pen.linear([lighter(colour, 0.24), colour, darker(colour, 0.3)]),
      tall * 0.46,
    ) +
    line(
      `M${-wide + 2} ${y + tall / 2}H${wide - 2}Q${wide} ${y + tall / 2} ${wide - 1} ${y + tall * 0.3}`,
      darker(colour, 0.35),
      0.8,
      0.55,
    )
  const ribs = Array.from({ length: 9 }, (_, n) =>
    line(`M${-15 + n * 3.8} -38v6`, darker(warm, 0.3), 0.8, 0.6),
  )
  const flakes = Array.from({ length: 34 }, () =>
    oval(w * pen.chance(), edge * pen.chance(), u * 0.5, u * 0.5, '#ffffff', pen.between(0.5, 0.95)),
  )
  return (
    box(0, 0, w, edge, pen.linear([air[1], air[0], '#ffffff'])) +
    firs.join('') +
    path(
      `M0 ${edge - u * 5}Q${w * 0.3} ${edge - u * 11} ${w * 0.6} ${edge - u * 4}T${w} ${edge - u * 6}V${edge}H0Z`,
      '#ffffff',
    ) +
    box(0, edge, w, h - edge, pen.linear(['#b58a62', '#6b4a34'])) +
    line(`M0 ${edge + (h - edge) * 0.34}H${w}M0 ${edge + (h - edge) * 0.7}H${w}`, '#4f3524', u, 0.5) +
    box(0, edge - u * 0.6, w, u * 2.2, '#ffffff', u) +
    placed(
      pen,
      w / 2,
      edge,
      framed(
        pen,
        0.86,
        shadow(pen, 2, 13, 46, 6, 0.55) +
          fold(-2, 38, 14, outer) +
          line('M20 -1V11', lighter(outer, 0.5), 1, 0.8) +
          fold(-14, 34, 12, warm) +
          fold(-22, 31, 8, thin) +
          shadow(pen, 0, -22, 22, 3, 0.4) +
          path(
            'M-19 -32C-20 -54 -10 -60 0 -60C10 -60 20 -54 19 -32Z',
            pen.linear([lighter(warm, 0.35), warm, darker(warm, 0.3)], [0, 0], [1, 0.5]),
          ) +
          line(
            'M-10 -36C-11 -48 -6 -56 -1 -59M10 -36C11 -48 6 -56 1 -59M0 -36V-59',
            darker(warm, 0.25),
            0.9,
            0.5,
          ) +
          box(-20.6, -34, 41.2, 11, pen.linear([lighter(thin, 0.3), thin, darker(thin, 0.2)]), 3.4) +
          moved(0, 4, ribs.join('')) +
          oval(0, -62, 6.4, 6, pen.radial(['#ffffff', thin, darker(thin, 0.25)], 0.4, 0.3, 0.8)),
      ),
    ) +
    flakes.join('')
  )
}
