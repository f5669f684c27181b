import {
  box,
  darker,
  framed,
  glow,
  lighter,
  line,
  mirrored,
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

const coasts = [
  {
    sky: ['#6fa8d8', '#cfe4ea', '#fdf3d6'],
    sea: ['#8fc0cc', '#4f86a4'],
    heath: '#8f5f8a',
    grass: '#7f8a4a',
    wood: '#a9835c',
  },
  {
    sky: ['#8c7fb8', '#f0b0a4', '#ffe6b8'],
    sea: ['#dcb0ac', '#6a749c'],
    heath: '#9a5078',
    grass: '#86803f',
    wood: '#9a6f4c',
  },
  {
    sky: ['#93a9b8', '#dbe2e0', '#f6f0e0'],
    sea: ['#b4c6c9', '#647f8c'],
    heath: '#7f5a80',
    grass: '#78824c',
    wood: '#94806c',
  },
  {
    sky: ['#4f8fb8', '#b4dcd8', '#fff2c4'],
    sea: ['#9ad0c8', '#2f7a8c'],
    heath: '#a55f8f',
    grass: '#6f9048',
    wood: '#b08a58',
  },
  {
    sky: ['#5a6aa8', '#d79aa8', '#ffd8a6'],
    sea: ['#d6a4a4', '#4f5f90'],
    heath: '#84487c',
    grass: '#73783f',
    wood: '#8f6a4a',
  },
] as const

/** A wooden signpost where two paths meet on a moor, with a lighthouse on the coast beyond. */
export function signpost(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { sky, sea, heath, grass, wood } = pen.ofVariant(coasts)
  const edge = h / 2 + u * 3
  const isTurned = pen.variant % 2 === 1
  const at = (share: number) => w * (isTurned ? 1 - share : share)
  const waves = Array.from({ length: 14 }, () => {
    const [x, y] = [w * pen.chance(), edge + u * pen.between(1.4, 11)]
    return line(`M${x} ${y}h${u * pen.between(3, 9)}`, '#ffffff', u * 0.4, 0.4)
  })
  return (
    box(0, 0, w, edge, pen.linear(sky)) +
    glow(pen, at(0.2), edge - u * 8, u * 50, '#fff6d0', 0.8) +
    [
      [0.24, 0.12, 20],
      [0.6, 0.2, 26],
      [0.86, 0.1, 18],
    ]
      .map(
        ([x = 0, y = 0, long = 0]) =>
          oval(w * x, h * y, u * long, u * 2, '#ffffff', 0.5) +
          oval(w * x + u * 4, h * y - u * 1.8, u * long * 0.5, u * 1.8, '#ffffff', 0.4),
      )
      .join('') +
    box(0, edge, w, h - edge, pen.linear(sea)) +
    waves.join('') +
    placed(
      pen,
      w / 2 + Math.max(u * 39, w * 0.26) * (isTurned ? -1 : 1),
      edge + u * 4,
      headland(pen, grass, isTurned),
    ) +
    moorland(pen, heath, grass) +
    placed(pen, w / 2 - u * (isTurned ? -12 : 12), h / 2 + u * 38, framed(pen, 0.96, post(pen, wood)))
  )
}

/** The cliff with the lighthouse, whose foot is at 0, 0. */
const headland = (pen: Pen, grass: string, isTurned: boolean): string => {
  const tower = pen.linear(['#ffffff', '#fdf6ee', '#b9b2bc'], [0, 0], [1, 0])
  const red = pen.linear(['#e8604a', '#cf4030', '#8a241c'], [0, 0], [1, 0])
  const land =
    path(
      'M-30 6C-26 -2 -22 -6 -12 -7H70V6Z',
      pen.linear([mixed(grass, '#ffffff', 0.2), mixed(grass, '#6a6078', 0.5)]),
    ) + path('M-30 6C-28 1 -25 -3 -21 -5L-16 0L-12 -3L-6 2L0 -1L6 3L14 0L24 4L70 2V6Z', '#8f8490', 0.8)
  return (
    (isTurned ? mirrored(land) : land) +
    path('M6 -7V-13L11 -16L16 -13V-7Z', '#f3ece4') +
    path('M5 -12.6L11 -16.6L17 -12.6Z', '#7a4a44') +
    path('M-5.4 -6L-3.4 -38H3.4L5.4 -6Z', tower) +
    path('M-4.9 -14L-4.4 -22H4.4L4.9 -14Z', red) +
    path('M-3.9 -30L-3.4 -38H3.4L3.9 -30Z', red) +
    box(-5, -39.6, 10, 1.8, '#3a3440', 0.5) +
    box(-2.8, -45, 5.6, 5.6, '#ffe9a0') +
    line('M-2.8 -45v5.4M2.8 -45v5.4M0 -45v5.4', '#3a3440', 0.6) +
    path('M-3.6 -45Q0 -50 3.6 -45Z', '#cf4030') +
    line('M0 -47.4v-2.6', '#3a3440', 0.6) +
    glow(pen, 0, -42, 16, '#fff0b8', 0.95) +
    box(-1, -28, 2, 2.6, '#4a4658', 0.6) +
    box(-1, -12, 2, 4, '#4a4658', 0.6)
  )
}

/** Heather and grass in front, with a path to the post. */
function moorland(pen: Pen, heath: string, grass: string): string {
  const { width: w, height: h, unit: u } = pen
  const top = h / 2 + u * 14
  const tufts = Array.from({ length: 190 }, (_, n) => {
    const y = top + u * 5 + (h - top) * (n / 190) ** 1.1
    const x = w * pen.chance()
    const size = u * (0.8 + ((y - top) / (h - top)) * 2)
    const isOnPath = Math.abs(x - w / 2 - u * 3) < u * 7 + (y - top) * 0.5
    if (isOnPath) return ''
    const bloom =
      n % 7 === 0
        ? mixed(grass, '#e8d890', 0.4)
        : mixed(heath, pen.oneOf(['#ffd0ec', '#5a2f5c', '#c987b4']), 0.45)
    const sprig = (side: number) =>
      line(
        `M${x + side * size * 0.4} ${y - size * 0.4}l${side * size * 0.36} ${-size * (2.3 - Math.abs(side) * 0.4)}`,
        side % 2 ? lighter(bloom, 0.18) : bloom,
        size * 0.42,
      )
    return (
      oval(x, y, size * 2.2, size * 0.8, darker(mixed(grass, heath, 0.4), 0.45), 0.6) +
      [-3, 3, -2, 2, -1, 1, 0].map(sprig).join('')
    )
  })
  return (
    path(ridge(pen, (top - u * 1) / h, 0.012, 4), pen.linear([mixed(heath, '#ffffff', 0.34), heath])) +
    path(
      `M0 ${top + u * 5}C${w * 0.3} ${top} ${w * 0.6} ${top + u * 1} ${w} ${top + u * 6}V${h}H0Z`,
      pen.linear([
        mixed(grass, heath, 0.35),
        mixed(heath, grass, 0.5),
        darker(mixed(heath, grass, 0.5), 0.4),
      ]),
    ) +
    path(
      `M${w / 2 + u * 9} ${top + u * 3}C${w / 2 - u * 12} ${top + u * 10} ${w / 2 + u * 10} ${top + u * 14} ${w / 2 - u * 16} ${h + u * 4}H${w / 2 + u * 26}C${w / 2 + u * 22} ${top + u * 18} ${w / 2 + u * 2} ${top + u * 11} ${w / 2 + u * 12} ${top + u * 3}Z`,
      pen.linear(['#f3e2bc', '#d4b184', '#a5835c']),
    ) +
    tufts.join('')
  )
}

/** A post with three arms, whose foot is at 0, 0. */
function post(pen: Pen, wood: string): string {
  const timber = pen.linear([lighter(wood, 0.4), wood, darker(wood, 0.5)], [0, 0], [1, 0])
  const arm = (y: number, long: number, turn: number, marks: string) =>
    turned(
      turn,
      0,
      y,
      path(
        `M${-Math.sign(long) * 6} ${y - 5.6}H${long}L${long + Math.sign(long) * 6} ${y}L${long} ${y + 5.6}H${-Math.sign(long) * 6}Z`,
        darker(wood, 0.55),
      ) +
        path(
          `M${-Math.sign(long) * 6} ${y - 6.2}H${long}L${long + Math.sign(long) * 6} ${y - 0.6}L${long} ${y + 4.6}H${-Math.sign(long) * 6}Z`,
          pen.linear([lighter(wood, 0.44), lighter(wood, 0.14), darker(wood, 0.2)]),
        ) +
        line(
          `M${-Math.sign(long) * 4} ${y - 4}H${long * 0.96}M${-Math.sign(long) * 2} ${y + 2.8}H${long * 0.9}`,
          darker(wood, 0.3),
          0.4,
          0.5,
        ) +
        marks +
        oval(-2, y - 2.6, 0.8, 0.8, '#4a4048') +
        oval(2, y + 1.4, 0.8, 0.8, '#4a4048'),
    )
  const words = (y: number, from: number, lengths: readonly number[]) => {
    let x = from
    return lengths
      .map((long) => {
        const letters = Array.from({ length: long }, (_, n) => {
          const tall = n % 3 === 0 ? 4.2 : n % 3 === 1 ? 2.8 : 3.4
          return box(x + n * 1.9, y + 0.8 - tall, 1.2, tall, darker(wood, 0.62), 0.4)
        })
        x += long * 1.9 + 1.8
        return letters.join('')
      })
      .join('')
  }
  const blades = Array.from({ length: 20 }, (_, n) =>
    line(
      `M${-11 + n * 1.2} 2q${n % 2 ? 1 : -1} -4 ${(n - 10) * 0.3} ${-6 - (n % 3) * 2}`,
      n % 2 ? '#8fa04e' : '#5f7a3c',
      0.8,
    ),
  )
  return (
    shadow(pen, 16, 1.4, 30, 3.4, 0.5) +
    path('M-4 1V-78L0 -82L4 -78V1Z', timber) +
    path('M-4 -78L0 -82L4 -78Z', lighter(wood, 0.5)) +
    line('M-1.6 -74C-2.2 -60 -1 -50 -1.8 -34M1.4 -40C2 -26 0.8 -14 1.6 -4', darker(wood, 0.5), 0.5, 0.5) +
    arm(-69, 34, -4, words(-69, 6, [4, 6])) +
    arm(-54, -26, 3, words(-54, -25, [6, 3])) +
    arm(-40, 27, 2, words(-40, 7, [8])) +
    turned(
      -4,
      0,
      -69,
      moved(
        30.6,
        -69.6,
        line('M1 -4L-2 4M-2 3L3 6L3 12M-2 3L-5 12M0 -2L5 3', darker(wood, 0.66), 2) +
          oval(2, -8, 2.4, 2.4, darker(wood, 0.66)),
        { scale: 0.38 },
      ),
    ) +
    blades.join('')
  )
}
