import { box, darker, glow, inMiddle, lighter, line, oval, type Pen, path, placed, shadow } from './pen.ts'
import { leaf, room, rooms } from './room.ts'
import { cylinder } from './still.ts'

const moods = [
  { wall: ['#3d4a5c', '#1c2430'], cloth: ['#d9dee4', '#9aa6b4'], stand: '#eef0f0' },
  { wall: ['#46566a', '#202a38'], cloth: ['#e6e2da', '#b0a89a'], stand: '#dfe8ea' },
  { wall: ['#5c4a52', '#2a1f26'], cloth: ['#ecdcd4', '#b8a096'], stand: '#f3ece4' },
] as const

/** A berry tart on a stand in the light of one window. */
export function tart(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, cloth, stand } = pen.ofVariant(moods)
  const berries = Array.from({ length: 54 }, (_, n) => {
    const turn = n * 2.4
    const out = Math.sqrt(n / 54)
    return { x: Math.cos(turn) * out * 31, y: -8 + Math.sin(turn) * out * 7.4 - (1 - out) * 5, kind: n % 3 }
  })
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, kind }) => {
      const colour = ['#c4203f', '#2f3566', '#8a1f4c'][kind] ?? '#c4203f'
      return (
        oval(
          x,
          y,
          3.9,
          3.7,
          pen.radial([lighter(colour, 0.42), colour, darker(colour, 0.5)], 0.3, 0.25, 0.85),
        ) + oval(x - 1.2, y - 1.4, 0.8, 0.6, '#ffffff', 0.55)
      )
    })
  const rim = Array.from({ length: 19 }, (_, n) => {
    const x = -36 + n * 4
    const y = -6 + Math.sqrt(Math.max(0, 1 - (x / 38) ** 2)) * 8
    return path(
      `M${x - 2.2} ${y - 1}Q${x} ${y - 3.4} ${x + 2.2} ${y - 1}L${x * 0.93 + 2} ${y + 9}H${x * 0.93 - 2}Z`,
      pen.linear(['#f3cf96', '#cf9550', '#94602a'], [0, 0], [0.6, 1]),
    )
  })
  const china = pen.linear([lighter(stand, 0.5), stand, darker(stand, 0.4)], [0, 0], [1, 0.2])
  return (
    box(0, 0, w, h, pen.radial([lighter(wall[0], 0.22), ...wall], 0.25, 0.25, 0.9)) +
    inMiddle(
      pen,
      glow(pen, -34, -30, 50, '#f6ead0', 0.35) +
        path('M-120 30Q-40 26 0 29T120 28V90H-120Z', pen.linear([...cloth])) +
        line('M-60 38Q-20 46 10 40T70 48', darker(cloth[1], 0.3), 1, 0.35) +
        shadow(pen, 10, 40, 40, 6, 0.6) +
        path('M-5 8H5L7 30Q16 36 17 39Q0 44 -17 39Q-16 36 -7 30Z', china) +
        oval(0, 8, 45, 9, darker(stand, 0.3)) +
        oval(0, 6, 45, 9, china) +
        shadow(pen, 5, 8, 38, 6, 0.5) +
        oval(0, -6, 38, 9.6, '#d9a35c') +
        oval(0, -7, 34, 8, '#f6e3b4') +
        berries.join('') +
        rim.join('') +
        leaf(-2, -20, 10, 3.4, -34, '#5f9a54') +
        leaf(-2, -20, 9, 3, -130, '#7fb468') +
        leaf(-2, -20, 8, 2.6, -84, '#4f8a48') +
        [
          [-34, 42],
          [-27, 45],
          [34, 44],
        ]
          .map(
            ([x = 0, y = 0]) =>
              shadow(pen, x + 1, y + 2, 5, 2, 0.4) +
              oval(x, y, 3.6, 3.4, pen.radial(['#f07a8a', '#c4203f', '#6a1024'], 0.3, 0.25, 0.85)),
          )
          .join(''),
    ) +
    path(`M0 ${h * 0.2}L${w * 0.2} 0H${w * 0.5}L0 ${h * 0.56}Z`, '#fff3d8', 0.1)
  )
}

const dusks = [
  { wall: ['#8a7f5c', '#4a4430', '#221f16'], wood: ['#6f4a32', '#2f1c14'], jug: '#e9e0cc' },
  { wall: ['#7f8a7a', '#45503f', '#1d231b'], wood: ['#7d5638', '#38231a'], jug: '#b9cdd2' },
  { wall: ['#8a6a5f', '#4f352f', '#241613'], wood: ['#5f4636', '#2a1c16'], jug: '#e3c9a4' },
] as const

/** Three pears and a jug, lit from one side like an old painting. */
export function pears(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, wood, jug } = pen.ofVariant(dusks)
  const glaze = pen.linear(
    [
      [0, lighter(jug, 0.4), 1],
      [0.4, jug, 1],
      [1, darker(jug, 0.65), 1],
    ],
    [0, 0],
    [1, 0.2],
  )
  const pear = (x: number, y: number, turn: number, colour: string) =>
    shadow(pen, x + 7, y + 14, 18, 4, 0.6) +
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    line('M0 -19Q1 -25 4 -27', '#4a3018', 1.6) +
    path(
      'M0 -20C6 -20 7 -12 8 -7C14 0 15 15 0 15S-14 0 -8 -7C-7 -12 -6 -20 0 -20Z',
      pen.radial([lighter(colour, 0.45), colour, darker(colour, 0.6)], 0.3, 0.4, 0.75),
    ) +
    oval(4, 5, 5, 7, '#c2502f', 0.22) +
    [
      [-2, 8],
      [3, -3],
      [-5, 0],
      [6, 9],
      [0, 3],
    ]
      .map(([a = 0, b = 0]) => oval(a, b, 0.4, 0.4, '#5a3f1c', 0.6))
      .join('') +
    '</g>'
  return (
    box(0, 0, w, h, pen.radial([...wall], 0.22, 0.3, 0.95)) +
    inMiddle(
      pen,
      path('M-120 24H120V90H-120Z', pen.linear([...wood])) +
        path('M-120 24H120V25H-120Z', lighter(wood[0], 0.35)) +
        path(
          'M-48 25H-8C-4 40 -10 56 -20 70H-44C-38 54 -44 40 -48 25Z',
          pen.linear(['#f3ead8', '#b8a88c'], [0, 0], [1, 1]),
        ) +
        line('M-38 26Q-32 44 -38 68M-26 26Q-18 44 -28 68', '#8f7f62', 0.9, 0.5) +
        shadow(pen, 22, 30, 26, 5, 0.65) +
        line('M26 -22C46 -24 44 10 27 12', darker(jug, 0.4), 5) +
        line('M26 -22C44 -24 42 9 27 11', jug, 2.4, 0.7) +
        path(
          'M-4 -38H24C22 -28 22 -22 28 -12C36 2 32 30 26 31H-2C-8 30 -12 2 -4 -12C2 -22 0 -28 -10 -38Z',
          glaze,
        ) +
        oval(8, -38, 16, 3, darker(jug, 0.5)) +
        path('M-3 -10C-9 4 -6 20 -3 27C-1 18 -3 2 1 -10Z', '#ffffff', 0.35) +
        pear(-24, 22, -8, '#c9b53f') +
        pear(2, 28, 6, '#b8a43a') +
        pear(30, 33, 72, '#d0a83c'),
    ) +
    path(`M0 ${h * 0.15}L${w * 0.16} 0H${w * 0.46}L0 ${h * 0.5}Z`, '#fff0cc', 0.12)
  )
}

const stoves = [
  { top: ['#f2c9a0', '#d89a62'], tile: '#c2603f', pan: '#2b2b30' },
  { top: ['#b9dcd8', '#7fb4b0'], tile: '#e8b04a', pan: '#2b3038' },
  { top: ['#f4dfa0', '#dcb85c'], tile: '#35706a', pan: '#3a2a28' },
] as const

/** Eggs in tomato sauce in a pan, seen from above. */
export function pan(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { top, tile, pan: iron } = pen.ofVariant(stoves)
  const dots = Array.from({ length: 9 * 12 }, (_, n) =>
    oval(
      u * ((n % 9) * 14 + (Math.floor(n / 9) % 2) * 7),
      u * Math.floor(n / 9) * 12,
      u * 1.5,
      u * 1.5,
      tile,
      0.28,
    ),
  )
  const eggs = [
    [-13, -11],
    [13, -9],
    [0, 14],
  ].map(
    ([x = 0, y = 0]) =>
      path(
        `M${x - 11} ${y}C${x - 13} ${y - 9} ${x - 3} ${y - 12} ${x + 4} ${y - 9}C${x + 13} ${y - 7} ${x + 13} ${y + 6} ${x + 6} ${y + 9}C${x - 2} ${y + 12} ${x - 10} ${y + 9} ${x - 11} ${y}Z`,
        pen.radial(['#ffffff', '#fffaf0', '#ecdcc4']),
      ) +
      shadow(pen, x + 0.8, y + 1, 6, 5.6, 0.25) +
      oval(x, y, 5, 4.8, pen.radial(['#ffe27a', '#f7b52c', '#d98314'], 0.35, 0.3, 0.8)) +
      oval(x - 1.6, y - 1.8, 1.3, 0.8, '#ffffff', 0.7),
  )
  const herbs = Array.from({ length: 24 }, (_, n) => {
    const [turn, out] = [n * 2.4, Math.sqrt((n + 1) / 25) * 27]
    return leaf(Math.cos(turn) * out, Math.sin(turn) * out, 4.6, 1.4, n * 67, n % 2 ? '#4f8a3c' : '#7fae52')
  })
  return (
    box(0, 0, w, h, pen.linear([lighter(top[0], 0.2), ...top], [0, 0], [1, 1])) +
    dots.join('') +
    inMiddle(
      pen,
      shadow(pen, 5, 8, 47, 46, 0.6) +
        `<g transform="rotate(38)">${box(32, -4.6, 44, 9.2, pen.linear(['#b98350', '#7c4c28']), 4)}${box(28, -5.4, 14, 10.8, darker(iron, 0.1), 2)}</g>` +
        oval(0, 0, 40, 40, pen.radial([lighter(iron, 0.1), lighter(iron, 0.3), iron], 0.4, 0.35, 0.7)) +
        oval(0, 0, 36, 36, darker(iron, 0.4)) +
        oval(0, 0, 33.6, 33.6, pen.radial(['#f0643a', '#d8402a', '#9a2416'], 0.42, 0.38, 0.65)) +
        Array.from({ length: 18 }, (_, n) =>
          oval(
            Math.cos(n * 2.1) * (12 + (n % 4) * 5),
            Math.sin(n * 2.1) * (12 + (n % 4) * 5),
            3,
            2.4,
            '#ff8a5a',
            0.4,
          ),
        ).join('') +
        eggs.join('') +
        herbs.join('') +
        path('M-33 -14A36 36 0 0 1 -6 -35A40 40 0 0 0 -33 -14Z', '#ffffff', 0.4),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.76}L0 ${h * 0.9}Z`, '#ffffff', 0.14)
  )
}

/** A birthday cake with burning candles on a stand, below a string of flags. */
export function birthdayCake(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const [icing, sponge] = pen.ofVariant([
    ['#f7b6c2', '#fff3e2'],
    ['#a9d6e6', '#fff6e8'],
    ['#c9b2ea', '#fff3ee'],
    ['#b8e0b4', '#fffaea'],
    ['#f7d27a', '#fff0e2'],
  ] as const)
  const colours = ['#e8564a', '#f0b43a', '#4fa0d0', '#6fbf7a', '#a978d0']
  const flags = Array.from({ length: 13 }, (_, n) => {
    const x = w * ((n + 0.5) / 13)
    const y = h * 0.07 + Math.sin(((n + 0.5) / 13) * Math.PI) * u * 7
    return path(`M${x - u * 4.6} ${y}H${x + u * 4.6}L${x} ${y + u * 9}Z`, colours[n % 5] ?? '#ffffff')
  })
  const candles = [-16, -8, 0, 8, 16].map((x, n) => {
    const foot = -28 + (n % 2 ? 2.4 : 0)
    return (
      glow(pen, x, foot - 18, 9, '#ffdf8a', 0.8) +
      box(x - 1.3, foot - 13, 2.6, 14, cylinder(pen, colours[n] ?? '#e8564a'), 0.6) +
      line(`M${x} ${foot - 13}v-1.6`, '#4a3a30', 0.6) +
      path(
        `M${x} ${foot - 14}C${x - 2.4} ${foot - 16} ${x - 1} ${foot - 19} ${x + 0.2} ${foot - 21}C${x + 1.8} ${foot - 18.6} ${x + 2} ${foot - 16} ${x} ${foot - 14}Z`,
        '#ffb53a',
      )
    )
  })
  const sprinkles = Array.from({ length: 46 }, () =>
    line(`M${pen.between(-28, 28).toFixed(1)} ${pen.between(-8, 14).toFixed(1)}h1.8`, pen.oneOf(colours), 1),
  )
  return (
    room(pen, place, 0.74) +
    line(`M0 ${h * 0.07}Q${w / 2} ${h * 0.07 + u * 14} ${w} ${h * 0.07}`, '#fff8ea', u * 0.6) +
    flags.join('') +
    placed(
      pen,
      w / 2,
      h * 0.7,
      `<g transform="scale(0.84)">${
        shadow(pen, 2, 33, 34, 5, 0.55) +
        path('M-6 22H6L9 32H-9Z', cylinder(pen, '#f3ece4')) +
        path('M-18 33Q-18 30 0 30Q18 30 18 33Z', cylinder(pen, '#f3ece4')) +
        oval(0, 21, 46, 6, pen.linear(['#ffffff', '#d6cdc6'])) +
        oval(0, 19.6, 44, 5, '#fbf6f0') +
        path('M-33 -26V16Q0 25 33 16V-26Z', cylinder(pen, sponge)) +
        line('M-33 0Q0 9 33 0', lighter(icing, 0.1), 2.6) +
        sprinkles.join('') +
        path(
          'M-33 -26V-14Q-30 -7 -26 -13Q-23 -3 -18 -9Q-13 2 -8 -7Q-3 0 2 -7Q8 4 13 -7Q17 0 21 -9Q25 -4 28 -12Q31 -8 33 -15V-26Z',
          cylinder(pen, icing),
        ) +
        oval(0, -26, 33, 7, pen.linear([lighter(icing, 0.5), lighter(icing, 0.16)])) +
        candles.join('')
      }</g>`,
    )
  )
}
