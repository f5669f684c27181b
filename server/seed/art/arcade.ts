import { box, darker, glow, inMiddle, lighter, line, oval, type Pen, path, shadow } from './pen.ts'

/** The colours of the sprites by their digits. */
const inks: Readonly<Record<string, string>> = {
  0: '#1c1630',
  1: '#fff8ec',
  2: '#ffd23c',
  3: '#f08a2c',
  4: '#e0403c',
  5: '#f4c49a',
  6: '#3f6fd8',
  7: '#4fae4a',
  8: '#2f7a3f',
  9: '#8a5630',
}

const hero = [
  '..4444..',
  '.444444.',
  '.05050..',
  '.55555..',
  '..222...',
  '.22622..',
  '5.666.5.',
  '..6.6...',
  '.99.99..',
]
const coin = ['.222.', '21223', '21223', '22223', '.333.']
const slime = ['..777...', '.717177.', '.707077.', '77777777', '78787878']
const house = [
  '.....44......',
  '....4444.....',
  '...444444....',
  '..44444444...',
  '.4444444444..',
  '444444444444.',
  '.1111111111..',
  '.1221199122..',
  '.1221199122..',
  '.1111199111..',
]
const lighthouse = [
  '...444...',
  '..44444..',
  '..02220..',
  '..02220..',
  '.0000000.',
  '..11111..',
  '..11111..',
  '..44444..',
  '..44444..',
  '..11111..',
  '.1111111.',
  '.4444444.',
  '.4444444.',
  '.1119111.',
  '.1119111.',
]

/** Draws rows of digits as squares of `size`, with the upper left corner at x, y. A full stop is clear. */
function sprite(rows: readonly string[], x: number, y: number, size: number): string {
  const shapes = new Map<string, string>()
  for (const [row, digits] of rows.entries())
    for (const [at, digit] of [...digits].entries())
      if (inks[digit])
        shapes.set(
          digit,
          `${shapes.get(digit) ?? ''}M${x + at * size} ${y + row * size}h${size}v${size}h${-size}z`,
        )
  return [...shapes].map(([digit, shape]) => path(shape, inks[digit] ?? '#000000')).join('')
}

const levels = [
  {
    sky: ['#2a2a7a', '#6a3f9a', '#d8607a', '#ffb06a'],
    hills: ['#5a3f8a', '#3a2c6a'],
    grass: '#4fae4a',
    earth: '#7a4a3a',
  },
  {
    sky: ['#3f9ae0', '#6fbcec', '#a8dcf4', '#e8f6e4'],
    hills: ['#7fc8b8', '#4f9f9a'],
    grass: '#6fc04a',
    earth: '#a8683c',
  },
  {
    sky: ['#0f1640', '#1f2a6a', '#34489a', '#5a7ac8'],
    hills: ['#2a3a7a', '#1c2858'],
    grass: '#3f9a8a',
    earth: '#4a4a78',
  },
  {
    sky: ['#f0785a', '#f79a6a', '#fcc07a', '#ffe6a0'],
    hills: ['#c8605a', '#8f4458'],
    grass: '#e0a83c',
    earth: '#8a4a34',
  },
  {
    sky: ['#1f6a7a', '#3f9a9a', '#8fcab0', '#f0ecc0'],
    hills: ['#2f7a7a', '#1f5560'],
    grass: '#8fc04f',
    earth: '#6a5a3a',
  },
] as const

/** A hill line in steps of one square, from the left edge to the right, closed at the bottom. */
function steps(columns: number, p: number, foot: number, height: (column: number) => number): string {
  let shape = `M0 ${foot}`
  for (let n = 0; n < columns; n++) {
    const y = foot - Math.round(height(n)) * p
    shape += `V${y}H${(n + 1) * p}`
  }
  return `${shape}V${foot}Z`
}

/** One block of four by four squares of `p` pixels. */
const block = (x: number, y: number, p: number, colour: string): string =>
  box(x, y, p * 4, p * 4, colour) +
  box(x, y, p * 4, p, lighter(colour, 0.35)) +
  box(x, y + p * 3, p * 4, p, darker(colour, 0.3)) +
  box(x + p, y + p, p, p, darker(colour, 0.16))

/** Grass from `ground` down, with stones in the earth below it. */
function soil(
  { width, height }: Pen,
  { p, ground, grass, earth }: { p: number; ground: number; grass: string; earth: string },
): string {
  const side = p * 4
  const column = (n: number) => {
    const x = n * side
    const deep = Array.from({ length: Math.ceil((height - ground) / side) - 1 }, (_, at) => {
      const y = ground + (at + 1) * side
      const stone = `M${x + ((n * 5 + at + 1) % 3) * p} ${y + ((n + at + 1) % 3) * p}h${p * 2}v${p}h${-p * 2}z`
      return (
        box(x, y, side, side, darker(earth, 0.24 + 0.12 * at)) + path(stone, darker(earth, 0.4 + 0.1 * at))
      )
    })
    return (
      block(x, ground, p, earth) +
      box(x, ground, side, p, lighter(grass, 0.3)) +
      box(x, ground + p, side, p, grass) +
      box(x + p * (n % 3), ground + p * 2, p, p, grass) +
      deep.join('')
    )
  }
  return Array.from({ length: Math.ceil(width / side) + 1 }, (_, n) => column(n)).join('')
}

/** A level of a game in squares: a small hero on the way to a lighthouse. */
export function level(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { sky, hills, grass, earth } = pen.ofVariant(levels)
  const p = Math.max(1, Math.round(u * 2.4))
  const columns = Math.ceil(w / p)
  const middle = Math.round(columns / 2) * p
  const ground = Math.round((h * 0.72) / p) * p
  const bands = Array.from({ length: 12 }, (_, n) => {
    const y = Math.round((ground * n) / 12 / p) * p
    return box(0, y, w, ground - y, sky[Math.min(3, Math.floor(n / 3))] ?? sky[0])
  })
  const dither = [3, 6, 9].map((n) => {
    const y = Math.round((ground * n) / 12 / p) * p
    return path(
      Array.from(
        { length: Math.ceil(columns / 2) },
        (_, at) => `M${at * 2 * p} ${y - p}h${p}v${p}h${-p}z`,
      ).join(''),
      sky[n / 3] ?? sky[0],
    )
  })
  const cloud = (x: number, y: number) =>
    path(
      `M${x} ${y}h${p * 12}v${p}h${-p}v${p}h${-p * 10}v${-p}h${-p}ZM${x + p * 2} ${y - p}h${p * 7}v${p}h${-p * 7}ZM${x + p * 3} ${y - p * 2}h${p * 3}v${p}h${-p * 3}Z`,
      '#ffffff',
      0.75,
    )
  const sun = [5, 7, 9, 9, 9, 7, 5].map((wide, n) =>
    box(middle + p * (11 - Math.floor(wide / 2)), p * (4 + n), wide * p, p, '#fff3c0'),
  )
  const ledge = [0, 1, 2].map((n) => block(middle - p * 3 + n * p * 4, ground - p * 15, p, '#e0983c'))
  return (
    `<g shape-rendering="crispEdges">${bands.join('')}${dither.join('')}${sun.join('')}` +
    cloud(middle - p * 18, p * 7) +
    cloud(middle + p * 3, p * 13) +
    path(
      steps(columns, p, ground, (n) => 13 + 5 * Math.sin(n / 6 + 1) + 2 * Math.sin(n / 2.3)),
      hills[0],
    ) +
    path(
      steps(columns, p, ground, (n) => 6 + 3 * Math.sin(n / 4.4) + 1.4 * Math.sin(n / 1.7)),
      hills[1],
    ) +
    soil(pen, { p, ground, grass, earth }) +
    sprite(lighthouse, middle + p * 11, ground - p * 15, p) +
    sprite(house, middle - p * 20, ground - p * 10, p) +
    ledge.join('') +
    [0, 1, 2]
      .map((n) => sprite(coin, middle - p * 3 + n * p * 4.4, ground - p * (n === 1 ? 21.4 : 20), p * 0.8))
      .join('') +
    sprite(hero, middle - p * 6, ground - p * 10.5, p) +
    sprite(slime, middle + p * 3, ground - p * 4, p * 0.8) +
    '</g>' +
    glow(pen, middle + p * 11.5, p * 7.5, u * 34, '#fff3c0', 0.5)
  )
}

const halls = [
  { air: ['#3a1a6a', '#1a0c3a'], side: '#e0356a', neon: ['#ff5f9a', '#3fe0e8'], floor: '#2a1450' },
  { air: ['#0f5a8a', '#082440'], side: '#f0803c', neon: ['#ff9a4a', '#3fd0ff'], floor: '#0c2a44' },
  { air: ['#7a1440', '#2c081e'], side: '#f4b83c', neon: ['#ff6a5a', '#ffd04a'], floor: '#4a0c30' },
  { air: ['#1f2f7a', '#0c1238'], side: '#f05a3c', neon: ['#ff8a4a', '#8fa0ff'], floor: '#141c54' },
  { air: ['#0f5048', '#06241f'], side: '#8a4fd8', neon: ['#b88aff', '#7ff06a'], floor: '#0a342c' },
] as const

/** The cabinet from its lamp to its coin doors, 62 wide around 0 and 112 high, with its foot at 52. */
function cabinet(pen: Pen, side: string, neon: readonly [string, string]): string {
  const screen = level({ ...pen, width: 400, height: 340, unit: 3.4, variant: pen.variant + 1 })
  const panel = pen.linear([lighter(side, 0.25), side, darker(side, 0.4)], [0, 0], [0.4, 1])
  const button = (x: number, y: number, colour: string) =>
    oval(x, y + 1, 2.8, 1.7, '#0c0814', 0.6) +
    oval(x, y, 2.8, 1.7, darker(colour, 0.3)) +
    oval(x, y - 0.7, 2.4, 1.4, colour) +
    oval(x - 0.7, y - 1.1, 0.8, 0.4, '#ffffff', 0.7)
  const slot = (x: number) =>
    box(x, 34, 11, 13, pen.linear(['#4a4656', '#1c1824']), 1) +
    box(x + 3, 36, 5, 5, '#0c0a12', 0.8) +
    box(x + 3.8, 37, 3.4, 3, neon[0], 0.5) +
    box(x + 4.6, 43, 1.8, 2.4, '#0c0a12', 0.4)
  return (
    path('M-34 -58H34L37 8L34 52H-34L-37 8Z', pen.linear([darker(side, 0.55), darker(side, 0.75)])) +
    path('M-34 -58H-28V-38L-30 0L-34 8L-31 12V52H-34L-37 8Z', panel) +
    path('M34 -58H28V-38L30 0L34 8L31 12V52H34L37 8Z', panel) +
    box(-30, -56, 60, 15, '#14101c', 2) +
    box(-28.6, -54.8, 57.2, 12.6, pen.linear([lighter(neon[0], 0.5), neon[0], darker(neon[0], 0.2)]), 1.4) +
    path('M-28.6 -42.2V-46L-18 -51L-9 -46L2 -52L13 -45L22 -50L28.6 -46V-42.2Z', darker(neon[0], 0.45), 0.75) +
    sprite(['..1..', '.111.', '11111', '.111.', '11.11'], -4, -53.6, 1.6) +
    sprite(coin, -22, -51.6, 1.2) +
    sprite(coin, 16, -51.6, 1.2) +
    path('M-28 -41H28L30 0H-30Z', '#0e0b16') +
    box(-25, -37, 50, 36, '#05040a', 3) +
    `<svg x="-23" y="-35.6" width="46" height="33" viewBox="0 0 400 287" preserveAspectRatio="xMidYMid slice">${screen}</svg>` +
    path('M-23 -35.6H10L-23 -10Z', '#ffffff', 0.1) +
    path('M-30 0H30L34 12H-34Z', pen.linear(['#3a3548', '#1c1826'])) +
    path('M-34 12H34V17H-34Z', pen.linear([side, darker(side, 0.4)])) +
    line('M-30 0.4H30', neon[1], 0.9, 0.9) +
    oval(-15, 7.4, 5, 2.4, '#0c0814') +
    line('M-15 7L-13.6 -4', '#b8b4c4', 1.8) +
    oval(-13.4, -6, 3.7, 3.7, pen.radial(['#ffb0a0', '#e8303a', '#8a0f24'], 0.35, 0.3, 0.8)) +
    button(3, 5.4, '#ffd23c') +
    button(11, 3.8, neon[1]) +
    button(19, 5.4, '#f0f0f4') +
    button(5, 9.8, '#4fae4a') +
    button(13, 8.4, '#e8303a') +
    button(21.4, 9.8, '#3f7fe8') +
    box(-29, 19, 58, 33, pen.linear(['#241e30', '#120e1a']), 1) +
    line('M-26 22H26', neon[0], 0.8, 0.8) +
    slot(-14) +
    slot(3)
  )
}

/** An arcade cabinet between neon tubes; its screen shows a level. */
export function arcade(pen: Pen): string {
  const { width: w, height: h } = pen
  const { air, side, neon, floor } = pen.ofVariant(halls)
  const tiles = Array.from({ length: 5 * 20 }, (_, n) => {
    const [row, at] = [Math.floor(n / 20), (n % 20) - 10]
    if ((row + at) % 2 === 0) return ''
    const [y1, y2] = [38 + row * row * 1.3 + row * 2, 38 + (row + 1) ** 2 * 1.3 + (row + 1) * 2]
    const [s1, s2] = [10 + (y1 - 38) * 0.3, 10 + (y2 - 38) * 0.3]
    return path(`M${at * s1} ${y1}h${s1}L${(at + 1) * s2} ${y2}h${-s2}Z`, lighter(floor, 0.2), 0.75)
  })
  const tube = (x: number, colour: string) =>
    glow(pen, x, -12, 30, colour, 0.5) +
    line(`M${x} -46V20`, colour, 2.6) +
    line(`M${x} -46V20`, '#ffffff', 1, 0.9)
  const arch = (colour: string, out: number) => {
    const shape = `M${-46 - out} 34V-20A${46 + out} ${42 + out} 0 0 1 ${46 + out} -20V34`
    return line(shape, colour, 5, 0.25) + line(shape, colour, 2) + line(shape, '#ffffff', 0.7, 0.85)
  }
  return (
    box(0, 0, w, h, pen.linear([...air])) +
    inMiddle(
      pen,
      glow(pen, 0, -16, 84, lighter(air[0], 0.3), 0.8) +
        arch(neon[1], 0) +
        arch(neon[0], 7) +
        tube(-70, neon[1]) +
        tube(70, neon[1]) +
        path('M-130 38H130V90H-130Z', pen.linear([lighter(floor, 0.1), darker(floor, 0.4)])) +
        tiles.join('') +
        oval(0, 46, 46, 8, neon[0], 0.22) +
        '<g transform="translate(0 0) scale(0.84)">' +
        shadow(pen, 0, 53, 46, 6, 0.8) +
        cabinet(pen, side, neon) +
        glow(pen, 0, -48, 40, neon[0], 0.4) +
        '</g>',
    )
  )
}
