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
  shadow,
  turned,
} from './pen.ts'
import { leaf } from './room.ts'

const doorsteps = [
  { door: '#2f5f6b', wall: ['#b9745a', '#7f4636'], wicker: '#c89a5c', step: ['#e2dcd2', '#a79f95'] },
  { door: '#c79a35', wall: ['#d8d2c6', '#a0988c'], wicker: '#a8733f', step: ['#d3cdc6', '#8f8983'] },
  { door: '#8f3442', wall: ['#c9a184', '#8c6650'], wicker: '#d3a868', step: ['#e6e0d4', '#aba294'] },
  { door: '#3f6b4c', wall: ['#e6ddd0', '#b5a898'], wicker: '#b98348', step: ['#cfcac6', '#8c8784'] },
  { door: '#3a4a80', wall: ['#a9624f', '#6f3a32'], wicker: '#c69358', step: ['#e0dad4', '#a09890'] },
] as const

/** A wicker basket with leeks and lemons on the step of a front door. */
export function shoppingBasket(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { door, wall, wicker, step } = pen.ofVariant(doorsteps)
  const edge = h / 2 + u * 28
  return (
    bricks(pen, wall, edge) +
    placed(pen, w / 2, edge, frontDoor(pen, door, edge / u + 4)) +
    box(0, edge, w, h - edge, pen.linear([lighter(step[0], 0.3), ...step])) +
    box(0, edge, w, u * 3, '#2a1a26', 0, 0.16) +
    box(0, edge + u * 15, w, h, pen.linear([darker(step[1], 0.2), darker(step[1], 0.5)])) +
    line(`M0 ${edge + u * 15}H${w}`, lighter(step[0], 0.5), u * 0.7, 0.8) +
    placed(
      pen,
      w / 2,
      edge + u * 8,
      framed(pen, 0.88, shadow(pen, 6, 1, 48, 6, 0.65) + basket(pen, wicker)),
    ) +
    path(`M0 ${h * 0.2}L${w * 0.3} 0H${w * 0.62}L${w * 0.1} ${h}H0Z`, '#fff2d6', 0.16)
  )
}

function bricks(
  { width: w, unit: u, ...pen }: Pen,
  [light, dark]: readonly [string, string],
  edge: number,
): string {
  const rows = Math.ceil(edge / (u * 5))
  const courses = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(w / (u * 13)) + 1 }, (_, n) =>
      box(
        (n - (row % 2 ? 0.5 : 0)) * u * 13,
        edge - (row + 1) * u * 5,
        u * 12.2,
        u * 4.3,
        mixed(light, dark, pen.between(0, 0.45)),
        u * 0.4,
      ),
    ).join(''),
  )
  return (
    box(0, 0, w, edge, lighter(light, 0.4)) +
    courses.join('') +
    box(
      0,
      0,
      w,
      edge,
      pen.linear(
        [
          [0, '#fff0d0', 0.25],
          [1, '#241428', 0.42],
        ],
        [0, 0],
        [1, 0.4],
      ),
    )
  )
}

/** The lower part of a panelled door in its frame, whose foot is at 0, 0. */
function frontDoor(pen: Pen, colour: string, tall: number): string {
  const paint = pen.linear([lighter(colour, 0.2), colour, darker(colour, 0.3)], [0, 0], [1, 0.4])
  const panel = (x: number, y: number, high: number) =>
    box(x, y, 27, high, darker(colour, 0.4), 0.6) +
    box(x + 1, y + 1.2, 26, high - 1.2, lighter(colour, 0.24), 0.6) +
    box(x + 1.4, y + 1.4, 24.4, high - 3, paint, 0.4)
  return (
    box(-46, -tall, 92, tall, pen.linear(['#fbf7ee', '#d6cec2'], [0, 0], [1, 0])) +
    box(-41, -tall, 82, tall, darker(colour, 0.6)) +
    box(-39.6, -tall, 79.2, tall, paint) +
    panel(-32, -tall - 4, tall - 52) +
    panel(5, -tall - 4, tall - 52) +
    panel(-32, -46, 36) +
    panel(5, -46, 36) +
    box(-14, -55, 28, 6, pen.linear(['#ffe9a8', '#c9973a', '#8a601c']), 1.2) +
    box(-11, -53.4, 22, 2.6, '#3a2a1c', 1) +
    box(-39.6, -4.4, 79.2, 4.4, pen.linear(['#e6c070', '#94692a']))
  )
}

function basket(pen: Pen, wicker: string): string {
  const deep = (share: number) => mixed(wicker, '#4a2208', share)
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = -33 + row * 4.6
    const half = 38 - row * 1.15
    const count = 13
    const step = (half * 2) / count
    return Array.from({ length: count }, (_, n) => {
      const x = -half + (n + 0.5) * step
      const bow = (1 - (x / half) ** 2) * 4.4
      const shade = mixed(lighter(wicker, 0.3), deep(0.5), Math.min(1, Math.max(0, (x + half) / (half * 2))))
      return (n + row) % 2
        ? oval(x, y + bow, step * 1.02, 2.7, mixed(shade, '#4a2208', 0.5)) +
            oval(x, y + bow - 0.5, step * 0.96, 1.9, shade)
        : oval(x, y + bow, step * 0.3, 2.8, mixed(shade, '#4a2208', 0.3))
    }).join('')
  })
  const rim = Array.from({ length: 21 }, (_, n) => {
    const turn = Math.PI - (n / 20) * Math.PI
    const [x, y] = [Math.cos(turn) * 40, -37 + Math.sin(turn) * 6.6]
    return turned(
      -24,
      x,
      y,
      oval(x, y, 3.2, 2.3, deep(0.6)) +
        oval(x - 0.3, y - 0.5, 2.8, 1.6, mixed(lighter(wicker, 0.34), deep(0.35), n / 20)),
    )
  })
  const cane = pen.linear([lighter(wicker, 0.3), wicker, deep(0.6)], [0, 0], [1, 0])
  return (
    oval(0, -37, 40, 7, deep(0.92)) +
    contents(pen) +
    path(
      'M-40 -37C-40 -32 -22 -29 0 -29S40 -32 40 -37L31 -2Q0 5 -31 -2Z',
      pen.linear([deep(0.5), deep(0.95)], [0, 0], [1, 0]),
    ) +
    rows.join('') +
    path('M-31.4 -4Q0 3.4 31.4 -4L30.6 -0.6Q0 6.4 -30.6 -0.6Z', cane) +
    rim.join('') +
    line('M-38 -36C-38 -92 38 -92 38 -36', deep(0.75), 5) +
    line('M-38.4 -36.6C-38.4 -92 37.6 -92 37.6 -36.6', wicker, 3.6) +
    Array.from({ length: 19 }, (_, n) => {
      const turn = Math.PI * (1 - (n + 0.5) / 19)
      const [x, y] = [Math.cos(turn) * 38 * (1 - Math.sin(turn) * 0.04), -37 - Math.sin(turn) * 41]
      return line(`M${x - 1.4} ${y + 1.4}l2.6 -2.6`, n < 11 ? lighter(wicker, 0.4) : deep(0.4), 1, 0.7)
    }).join('')
  )
}

/** Leeks, lemons, parsley and a loaf in paper. */
const contents = (pen: Pen): string =>
  loaf(pen) +
  leek(pen, -16, -32, -30, 48) +
  leek(pen, -6, -32, -16, 54) +
  leek(pen, -25, -32, -38, 42) +
  [-70, -104, -88, -126, -50, -78, -112, -60]
    .map((turn, n) =>
      leaf(4 + (n % 4) * 1.5, -34, 15 + (n % 3) * 3, 4.6, turn, n % 2 ? '#5f9f48' : '#3f7d3a'),
    )
    .join('') +
  [
    [14, -38, 14],
    [30, -37, -20],
    [22, -43, 40],
    [6, -36, -8],
  ]
    .map(([x = 0, y = 0, turn = 0]) => lemon(pen, x, y, turn))
    .join('')

/** A leek whose white end is in the basket and whose leaves point up. */
const leek = (pen: Pen, x: number, y: number, turn: number, long: number): string =>
  moved(
    x,
    y,
    [-20, 16, -8, 6]
      .map((at, n) =>
        turned(
          at,
          0,
          -long * 0.5,
          path(
            `M-3.4 ${-long * 0.42}C-4.6 ${-long * 0.7} -3.6 ${-long * 0.9} ${at * 0.08} ${-long * 1.08}C4 ${-long * 0.9} 4.6 ${-long * 0.7} 3.4 ${-long * 0.42}Z`,
            pen.linear([n % 2 ? '#3f7a4c' : '#2f6440', n % 2 ? '#7fb266' : '#5f9a58'], [0, 0], [0.3, 1]),
          ) + line(`M0 ${-long * 0.46}L${at * 0.06} ${-long * 1}`, '#a9d088', 0.5, 0.6),
        ),
      )
      .join('') +
      path(
        `M-4.4 8L-4 ${-long * 0.44}Q0 ${-long * 0.66} 4 ${-long * 0.44}L4.4 8Z`,
        pen.linear(['#8fbf6a', '#d5e6ac', '#fbfaea', '#fdfcf2'], [0, 0], [0, 1]),
      ) +
      path(`M1.4 8L1.6 ${-long * 0.5}L4 ${-long * 0.44}L4.4 8Z`, '#4a6a3a', 0.24) +
      line(`M-1.4 6L-1.2 ${-long * 0.46}`, '#b5cf8a', 0.5, 0.7),
    { turn },
  )

const lemon = (pen: Pen, x: number, y: number, turn: number): string =>
  turned(
    turn,
    x,
    y,
    shadow(pen, x + 1.6, y + 2.4, 11, 8.6, 0.4) +
      path(
        `M${x - 11.4} ${y}C${x - 9.4} ${y - 1.4} ${x - 8} ${y - 7.4} ${x} ${y - 7.4}C${x + 7.6} ${y - 7.4} ${x + 8.6} ${y - 1.8} ${x + 11.4} ${y}C${x + 8.6} ${y + 2} ${x + 7.6} ${y + 7.4} ${x} ${y + 7.4}C${x - 8} ${y + 7.4} ${x - 9.4} ${y + 1.6} ${x - 11.4} ${y}Z`,
        pen.radial(['#fff7a8', '#fadb3c', '#e0a818', '#a8740f'], 0.34, 0.28, 0.85),
      ) +
      oval(x - 3, y - 3.4, 2.6, 1.2, '#ffffff', 0.6),
  )

const loaf = (pen: Pen): string =>
  glow(pen, 20, -60, 20, '#fff0d0', 0.2) +
  turned(
    14,
    22,
    -36,
    path(
      'M13 -32V-70C13 -80 31 -80 31 -70V-32Z',
      pen.linear(['#f0bf78', '#c98340', '#8a4f1e'], [0, 0], [1, 0.2]),
    ) +
      line('M16 -72Q22 -68 28 -73M15 -63Q22 -59 29 -64', '#fbe3b4', 2, 0.85) +
      path(
        'M11 -30V-58L15 -55L19 -59L23 -55L27 -59L33 -55V-30Z',
        pen.linear(['#fdf8ec', '#e0d2b8', '#b8a486'], [0, 0], [1, 0.2]),
      ),
  )
