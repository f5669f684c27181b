import { box, darker, glow, lighter, line, mixed, oval, type Pen, path, placed, shadow } from './pen.ts'
import { leaf } from './room.ts'

const forests = [
  {
    air: ['#f6edc4', '#b9cf9a', '#5f8a66'],
    trunk: '#4a3a34',
    leaves: '#5f8a3f',
    ground: ['#8a6440', '#4a2f20'],
  },
  {
    air: ['#f9d9a0', '#d99a5a', '#7a4a3a'],
    trunk: '#3f2a28',
    leaves: '#c4762f',
    ground: ['#7d5234', '#3d241a'],
  },
  {
    air: ['#dfeaf0', '#a9c4c4', '#5a7f80'],
    trunk: '#3f4448',
    leaves: '#4f7f68',
    ground: ['#74604e', '#3c2e28'],
  },
  {
    air: ['#f4e2c8', '#c9b48a', '#6f7f52'],
    trunk: '#54402f',
    leaves: '#8a8a3a',
    ground: ['#94693f', '#4f3322'],
  },
  {
    air: ['#e9dcea', '#a99ac0', '#4f4a78'],
    trunk: '#2f2840',
    leaves: '#4a5a70',
    ground: ['#6a4f48', '#33222a'],
  },
] as const
type Forest = (typeof forests)[number]

const uppers = ['#c9893f', '#3f6b5a', '#a8583c', '#4a5f80', '#b8863f'] as const
const mud = '#5a3a24'

function forest(pen: Pen, { air, trunk, leaves, ground }: Forest): string {
  const { width: w, height: h, unit: u } = pen
  const edge = h * 0.62
  const row = (count: number, wide: number, foot: number, colour: string) =>
    Array.from({ length: count }, (_, n) => {
      const x = (w * (n + pen.between(0.2, 0.8))) / count
      const half = u * wide * pen.between(0.7, 1.2)
      return path(
        `M${x - half} ${-u}h${half * 2}V${foot - u * 4}q${half * 0.3} ${u * 4} ${half * 1.2} ${u * 5}h${-half * 4.4}q${half * 0.9} ${-u} ${half * 1.2} ${-u * 5}Z`,
        pen.linear([lighter(colour, 0.16), colour, darker(colour, 0.3)], [0, 0], [1, 0]),
      )
    }).join('')
  const crowns = Array.from({ length: 26 }, (_, n) =>
    oval(
      w * ((n + pen.chance()) / 26),
      u * pen.between(-6, 12),
      u * pen.between(8, 17),
      u * pen.between(5, 10),
      mixed(leaves, n % 2 ? air[1] : air[2], pen.between(0.1, 0.5)),
      0.85,
    ),
  )
  const beams = [0.24, 0.46, 0.66].map((at) =>
    path(
      `M${w * at} 0h${u * 10}L${w * at - u * 22} ${edge + u * 8}h${-u * 22}Z`,
      pen.linear([
        [0, '#fff8dc', 0.4],
        [1, '#fff8dc', 0],
      ]),
    ),
  )
  return (
    box(0, 0, w, h, pen.linear([air[0], air[0], air[1]])) +
    row(9, 1.6, edge - u * 4, mixed(air[1], air[2], 0.4)) +
    row(6, 2.6, edge - u, mixed(air[2], trunk, 0.35)) +
    glow(pen, w * 0.5, edge - u * 14, u * 48, air[0], 0.75) +
    beams.join('') +
    path(
      `M0 ${edge}Q${w * 0.3} ${edge - u * 3} ${w * 0.5} ${edge}T${w} ${edge - u}V${h}H0Z`,
      pen.linear([mixed(leaves, ground[0], 0.4), darker(leaves, 0.45)]),
    ) +
    path(
      `M${w * 0.5 - u * 9} ${edge - u}h${u * 18}q${u * 50} ${u * 12} ${u * 70} ${h - edge + u}H${w * 0.5 - u * 79}q${u * 20} ${edge - h + u * 11} ${u * 70} ${edge - h - u}Z`,
      pen.linear([...ground]),
    ) +
    crowns.join('')
  )
}

function boots(pen: Pen, upper: string): string {
  const hide = pen.linear([lighter(upper, 0.26), upper, darker(upper, 0.34)], [0.2, 0], [0.7, 1])
  const rubber = pen.linear(['#4a4248', '#1f191e'])
  const lugs = Array.from({ length: 8 }, (_, n) => path(`M${-23 + n * 7} 2h5.4l-0.8 3h-3.8z`, '#1a1418'))
  const eyelets = [0, 1, 2, 3, 4, 5].map((n) => {
    const [x, y] = [-1 + n * 2.5 + (n > 3 ? (n - 3) * 1.6 : 0), -43 + n * 4.5]
    return (
      line(`M${x - 4.6} ${y + 2.2}L${x + 3.4} ${y - 0.8}`, n % 2 ? '#fff1d0' : '#f2b43c', 1.3) +
      oval(x - 5, y + 2.4, 1, 1, '#f0d9a0') +
      oval(x - 5, y + 2.4, 0.45, 0.45, '#3a2a20')
    )
  })
  return (
    lugs.join('') +
    path('M-5 -51C-1 -53 3 -52 4 -48L12 -26L4 -22Z', darker(upper, 0.42)) +
    path(
      'M-23 -4C-25 -14 -21 -26 -22.6 -48C-16 -51 -8 -51 -1.6 -48.6C0 -38 3.4 -29 10 -25.4C15 -23.4 22 -23 27 -20.6C33 -17.4 35.6 -11 34.4 -4Z',
      hide,
    ) +
    path(
      'M-22.6 -48C-16 -51 -8 -51 -1.6 -48.6C-1.2 -45.4 -0.8 -43 -0.2 -41C-8 -44 -15 -43.6 -22.6 -41Z',
      pen.linear([lighter(upper, 0.42), darker(upper, 0.1)]),
    ) +
    path('M-24 -4C-25 -13 -22 -19 -22 -25C-15 -24 -11 -16 -10 -4Z', darker(upper, 0.4), 0.85) +
    path('M18 -4C18 -12 20.6 -18.6 25.4 -21.2C33 -18 35.6 -11 34.4 -4Z', rubber) +
    line('M-9.4 -6C-9 -16 -2 -22 6 -26.4', lighter(upper, 0.5), 0.7, 0.6) +
    line('M-8 -5.4C-7 -14.6 0 -20.6 8 -25', lighter(upper, 0.5), 0.45, 0.5) +
    eyelets.join('') +
    line('M-22.8 -47.4C-27 -49 -26.4 -55 -22.4 -50', '#f2b43c', 1.3) +
    box(-25.6, -7, 61.4, 5.6, pen.linear(['#fff6e4', '#d9c6a8']), 2.2) +
    path('M-25.8 -2.6H35.4C38 -3.6 38.4 -6 37.4 -8C39.4 -3 38 3 33 3H-22C-26 3 -27 -1 -25.8 -2.6Z', rubber) +
    line('M-18 -44C-17 -34 -19.6 -25 -18.4 -17', '#ffffff', 1, 0.28)
  )
}

function splashes(pen: Pen): string {
  const wet = pen.linear([lighter(mud, 0.22), mud, darker(mud, 0.3)])
  const drops = (
    [
      [-40, -17, 1.6],
      [-34, -23, 1.3],
      [-46, -9, 1.3],
      [46, -17, 1.8],
      [41, -26, 1.3],
      [52, -9, 1.3],
      [38, -33, 0.8],
      [-29, -29, 0.8],
    ] as const
  ).map(([x, y, r]) => oval(x, y, r, r * 1.1, wet))
  return (
    path(
      'M-25 2C-24 -4 -21 -1 -18 -3C-15 -7 -12 0 -8 -1C-4 -2 -3 -4 0 -3C4 -1 8 1 11 -2C14 -7 17 -4 19 -1C23 2 26 -5 29 -4C32 -3 33 0 34 3C30 7 -22 7 -25 2Z',
      wet,
    ) +
    path('M-24 6C-32 7 -39 5 -44 1C-38 1 -36 -1 -34 -6C-32 -9 -30 -7 -30 -4C-29 -2 -27 -1 -24 0Z', wet) +
    path('M33 6C41 7 48 5 53 1C47 1 45 -2 43 -7C41 -10 39 -8 39 -5C38 -2 36 -1 33 0Z', wet) +
    (
      [
        [-15, -13, 1.5],
        [-5, -11, 1],
        [7, -13, 1.7],
        [24, -12, 1.2],
        [14, -17, 0.9],
        [-19, -22, 1],
      ] as const
    )
      .map(([x, y, r]) => oval(x, y, r, r * 0.8, mud, 0.85))
      .join('') +
    drops.join('')
  )
}

/** A trail boot that lands in a muddy puddle on a forest path. */
export function boot(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const wood = pen.ofVariant(forests)
  const fern = (x: number, from: number) =>
    Array.from({ length: 7 }, (_, n) =>
      leaf(
        x,
        h + u * 2,
        u * pen.between(18, 30),
        u * 2.6,
        from + n * 15,
        mixed(wood.leaves, '#24402c', pen.between(0.1, 0.6)),
      ),
    ).join('')
  return (
    forest(pen, wood) +
    placed(
      pen,
      w / 2 - u * 3,
      h * 0.8,
      shadow(pen, 4, 5, 52, 9, 0.6) +
        oval(3, 5.4, 46, 7.4, darker(mud, 0.35)) +
        oval(3, 4.8, 45, 6.6, pen.linear([mixed(mud, wood.air[1], 0.5), mud, darker(mud, 0.2)])) +
        oval(-14, 7.4, 20, 1.2, '#ffffff', 0.18) +
        oval(26, 3.2, 12, 0.8, '#ffffff', 0.2) +
        boots(pen, pen.ofVariant(uppers)) +
        splashes(pen),
    ) +
    fern(w * 0.5 - u * 58, -140) +
    fern(w * 0.5 + u * 60, -130)
  )
}
