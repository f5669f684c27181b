import { backOfHand, pinch } from './hands.ts'
import {
  box,
  darker,
  glow,
  inMiddle,
  lighter,
  line,
  moved,
  oval,
  type Pen,
  path,
  shadow,
  turned,
} from './pen.ts'
import type { Looks } from './portrait.ts'

const benches = [
  { mat: ['#2f9a94', '#17605f'], case: '#e8563f', sleeve: '#f4e8d4', grip: '#f2b63c' },
  { mat: ['#f2a93c', '#cc7a1c'], case: '#2f5fb0', sleeve: '#2b3a4a', grip: '#e0453c' },
  { mat: ['#5468c8', '#2c3a86'], case: '#f4c63c', sleeve: '#e8e2ee', grip: '#ef6a4a' },
  { mat: ['#e5694f', '#ae3a30'], case: '#3a9a8a', sleeve: '#f6d88a', grip: '#35418a' },
  { mat: ['#7f5fc0', '#45307c'], case: '#5fc0a0', sleeve: '#f6b04a', grip: '#f0603f' },
] as const

/** The battery of the phone with its label. */
const battery = (pen: Pen): string =>
  box(-17, -12, 26, 40, pen.linear(['#3c404c', '#17191f'], [0, 0], [1, 0.6]), 2) +
  box(
    -16,
    -11,
    24,
    38,
    pen.linear(
      [
        [0, '#ffffff', 0.1],
        [1, '#ffffff', 0],
      ],
      [0, 0],
      [1, 1],
    ),
    1.4,
  ) +
  box(-13, -8, 12, 3, '#f4f0ea', 0.6) +
  line('M-13 -1.6H2M-13 1.4H-2M-13 4.4H0', '#aeb2be', 0.8, 0.8) +
  path('M-6 12L-10 19H-6.4L-7.6 24.6L-2 16.6H-5.6L-4 12Z', '#ffd23c')

/** A phone without its back, 44 wide around 0, 0: the battery, the board with its chips, two cameras and the coil. */
function openPhone(pen: Pen, colour: string): string {
  const chip = (x: number, y: number, wide: number, tall: number) =>
    box(x, y, wide, tall, '#1a2420', 0.5) +
    box(x + 0.5, y + 0.5, wide - 1, tall - 1, pen.linear(['#4a5654', '#232c2a'], [0, 0], [1, 1]), 0.4)
  const camera = (y: number) =>
    box(-17, y, 12, 12, pen.linear(['#d9dce4', '#8a909e'], [0, 0], [1, 1]), 2.4) +
    oval(-11, y + 6, 4.6, 4.6, '#14141c') +
    oval(-11, y + 6, 3.2, 3.2, pen.radial(['#8fb8f0', '#2a3f78', '#0a0e20'], 0.35, 0.3, 0.8)) +
    oval(-12.2, y + 4.8, 1, 0.8, '#ffffff', 0.85)
  const screw = (x: number, y: number) =>
    oval(x, y, 1.1, 1.1, '#e9dcae') + line(`M${x - 0.6} ${y}h1.2`, '#7a6428', 0.4)
  const lands = Array.from({ length: 12 }, (_, n) =>
    box(3 + (n % 6) * 2.4, -22 + Math.floor(n / 6) * 3, 1.3, 1.6, '#e8c86a', 0.3),
  )
  return (
    box(
      -22,
      -45,
      44,
      90,
      pen.linear([lighter(colour, 0.45), colour, darker(colour, 0.4)], [0, 0], [1, 1]),
      8,
    ) +
    box(-20, -43, 40, 86, '#15171e', 6.4) +
    box(-19, -42, 38, 84, pen.linear(['#3a3f4a', '#23262e'], [0, 0], [1, 1]), 5.6) +
    path(
      'M-3 -40H17V-14H-3Q-5 -14 -5 -16V-38Q-5 -40 -3 -40Z',
      pen.linear(['#2f9a5c', '#1a6a40'], [0, 0], [1, 1]),
    ) +
    line('M-2 -38H6V-30M10 -38V-26H15M-2 -20H2V-16M8 -28H0V-24', '#7fe0a0', 0.5, 0.7) +
    chip(6, -36, 9, 8) +
    chip(-2.6, -30, 6, 5) +
    lands.join('') +
    camera(-40) +
    camera(-26) +
    battery(pen) +
    box(11, -10, 6, 37, pen.linear(['#c8823c', '#8a5220'], [0, 0], [1, 0]), 1) +
    line('M12.6 -8V25M14 -8V25M15.4 -8V25', '#f0b46a', 0.4, 0.7) +
    box(-17, 31, 34, 8, pen.linear(['#4a505c', '#2a2e37']), 1.6) +
    line('M-14 34H-2M-14 36H-2', '#14161c', 0.9) +
    oval(9, 35, 3, 3, '#14161c') +
    oval(9, 35, 1.8, 1.8, '#c9ccd4') +
    screw(-17, -43.4 + 3) +
    screw(16, -11.8) +
    screw(-18, 29.6) +
    screw(17.4, 29.6) +
    screw(17, -40)
  )
}

/** A screwdriver with its tip at 0, 34. */
function screwdriver(pen: Pen, grip: string): string {
  const steel = pen.linear(['#f4f4f8', '#b4b8c4', '#6a6e7c'], [0, 0], [1, 0])
  return (
    box(-0.9, 10, 1.8, 22, steel) +
    path('M-0.9 32H0.9L0 34.6Z', '#5a5e6a') +
    path(
      'M-3.4 -20H3.4L2.8 8L1.4 11H-1.4L-2.8 8Z',
      pen.linear([lighter(grip, 0.45), grip, darker(grip, 0.4)], [0, 0], [1, 0]),
    ) +
    box(-3.6, -12, 7.2, 3, darker(grip, 0.35), 0.6) +
    oval(0, -20, 4, 2.6, '#2b2733') +
    line('M-1.4 -7V6M0.6 -7V6', darker(grip, 0.4), 0.5, 0.6)
  )
}

/** A hand with a screwdriver over an opened phone, seen from above. */
export function repair(pen: Pen, looks: Looks): string {
  const { width: w, height: h, unit: u } = pen
  const { mat, case: colour, sleeve, grip } = pen.ofVariant(benches)
  const hold = pinch(pen, looks, sleeve)
  const grid = (step: number, opacity: number) =>
    line(
      Array.from({ length: 40 }, (_, n) => `M${(n - 20) * step} -90V90M-130 ${(n - 20) * step}H130`).join(''),
      '#ffffff',
      0.35,
      opacity,
    )
  const screws = [
    [-2.4, -1.4],
    [2.2, -2.6],
    [0.4, 2],
    [-3.6, 3],
    [3.8, 2.6],
  ].map(
    ([x = 0, y = 0]) =>
      oval(x + 0.4, y + 0.5, 1.3, 1.3, '#160a1e', 0.4) +
      oval(x, y, 1.3, 1.3, pen.radial(['#ffffff', '#c2c4cc', '#7a7e8a'], 0.35, 0.3, 0.8)) +
      line(`M${x - 0.8} ${y}h1.6M${x} ${y - 0.8}v1.6`, '#4a4e58', 0.35),
  )
  const dish =
    shadow(pen, 2, 3, 13, 12, 0.5) +
    oval(0, 0, 10, 10, pen.linear([lighter(grip, 0.4), grip, darker(grip, 0.3)], [0, 0], [1, 1])) +
    oval(0, 0, 8.2, 8.2, darker(grip, 0.45)) +
    `<g transform="scale(1.1)">${screws.join('')}</g>`
  return (
    box(0, 0, w, h, pen.linear([lighter(mat[0], 0.15), ...mat], [0, 0], [0.9, 1])) +
    inMiddle(
      pen,
      grid(4, 0.1) +
        grid(20, 0.25) +
        turned(
          -12,
          0,
          0,
          `<g transform="translate(-14 2)">${shadow(pen, 4, 7, 36, 58, 0.6)}<g transform="scale(0.98)">${openPhone(pen, colour)}</g></g>`,
        ) +
        moved(36, -36, dish) +
        moved(
          34,
          36,
          shadow(pen, 2, 3, 15, 26, 0.35) +
            box(
              -10,
              -21,
              20,
              42,
              pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.3)], [0, 0], [1, 1]),
              4.6,
            ) +
            box(-7, -18, 7, 14, darker(colour, 0.35), 3) +
            oval(-3.5, -14.4, 2.2, 2.2, '#14161c') +
            oval(-3.5, -8, 2.2, 2.2, '#14161c'),
          { turn: 24 },
        ) +
        shadow(pen, 12, 6, 34, 16, 0.32) +
        moved(13, -6, hold.behind, { turn: 8, scale: 0.84 }) +
        moved(13, -6, screwdriver(pen, grip), { turn: 38 }) +
        moved(13, -6, hold.front, { turn: 8, scale: 0.84 }),
    ) +
    path(`M0 ${u * 50}L${u * 50} 0H${u * 70}L0 ${u * 80}Z`, '#ffffff', 0.1)
  )
}

const keyboards = [
  { desk: ['#f4a88f', '#d86f5c'], base: '#3a3f52', keys: ['#fff6e4', '#f7c64a', '#e8604a'] },
  { desk: ['#6fc4b8', '#2f857f'], base: '#f4ecdc', keys: ['#2f4a5a', '#f2704a', '#f7d04a'] },
  { desk: ['#8f9ae8', '#5560b8'], base: '#2a2740', keys: ['#f0ecfa', '#b48af0', '#ff7a9a'] },
  { desk: ['#f6cf5c', '#dca02c'], base: '#2f6b6a', keys: ['#fdf3dc', '#3fa098', '#ef5f3c'] },
  { desk: ['#d8708f', '#9a3a62'], base: '#2b2433', keys: ['#fbe6e0', '#f4a05a', '#5fb8b0'] },
] as const

/** How wide the keys of each row are, in units of a letter key: positive for letters, negative for keys of the second colour. */
const rows = [
  [-1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -2],
  [-1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1.5],
  [-1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, -2.2],
  [-2.3, 1, 1, 1, 1, 1, 1, 1, 1, -2.7],
  [-1.3, -1.3, -1.3, 5.6, -1.2, -1.2, -1.1],
] as const

/** One key cap seen from above, a little from the front. */
function cap(pen: Pen, x: number, y: number, wide: number, colour: string, sign: string): string {
  return (
    box(x + 0.25, y + 0.3, wide - 0.5, 9.4, darker(colour, 0.5), 1.5) +
    box(x + 0.25, y + 0.1, wide - 0.5, 8.9, pen.linear([darker(colour, 0.08), darker(colour, 0.34)]), 1.5) +
    box(
      x + 1.3,
      y + 0.7,
      wide - 2.6,
      6.6,
      pen.linear([lighter(colour, 0.35), colour], [0, 0], [0.6, 1]),
      1.3,
    ) +
    line(sign, darker(colour, 0.6), 0.75, 0.75)
  )
}

const signs = (x: number, y: number, n: number): string =>
  [
    `M${x} ${y + 2}l1.4 -3l1.4 3M${x + 0.5} ${y + 1}h1.8`,
    `M${x} ${y - 1}v3h2`,
    `M${x + 2.2} ${y - 1}h-2.2v3h2.2M${x} ${y + 0.5}h1.6`,
    `M${x} ${y - 1}h2.4M${x + 1.2} ${y - 1}v3`,
    `M${x} ${y + 2}v-3l2.2 3v-3`,
    `M${x} ${y + 0.5}a1.2 1.5 0 1 0 2.4 0a1.2 1.5 0 1 0 -2.4 0`,
    `M${x} ${y - 1}l1.2 3l1.2 -3`,
  ][n % 7] ?? ''

const KEY_WIDTH = 9.6

/** All key caps in their rows; where one is missing, its switch. */
function allKeys(pen: Pen, base: string, keys: readonly [string, string, string]): string {
  const drawn = rows.map((row, no) => {
    let x = -62.4
    return row
      .map((size, n) => {
        const wide = Math.abs(size) * KEY_WIDTH
        const at = x
        x += wide
        const y = -24 + no * 10
        if (no === 2 && n === 6)
          return (
            box(at + 0.8, y + 0.6, wide - 1.6, 8.2, darker(base, 0.65), 1) +
            box(at + 1.8, y + 1.6, wide - 3.6, 6.2, '#3a3644', 0.8) +
            box(at + wide / 2 - 0.7, y + 2.7, 1.4, 4, '#ef4a5a', 0.3) +
            box(at + wide / 2 - 2, y + 4, 4, 1.4, '#ef4a5a', 0.3)
          )
        const isAccent = (no === 0 && n === 0) || (no === 2 && n === row.length - 1)
        const colour = isAccent ? keys[2] : size < 0 ? keys[1] : keys[0]
        const sign =
          size === 1
            ? signs(at + wide / 2 - 1.2, y + 3.4, n * 3 + no * 2)
            : size < 0
              ? `M${at + 2.6} ${y + 4}h${wide * 0.26}`
              : ''
        return cap(pen, at, y, wide, colour, sign)
      })
      .join('')
  })
  return drawn.join('')
}

/** A mechanical keyboard on a desk; one cap lies beside it and shows its switch. */
export function keyboard(pen: Pen): string {
  const { width: w, height: h } = pen
  const { desk, base, keys } = pen.ofVariant(keyboards)
  const cable = 'M-30 -32C-34 -60 -10 -52 -14 -70C-16 -84 10 -80 20 -100'
  return (
    box(0, 0, w, h, pen.linear([lighter(desk[0], 0.25), ...desk], [0, 0], [0.9, 1])) +
    inMiddle(
      pen,
      turned(
        -16,
        0,
        0,
        '<g transform="translate(12 -6) scale(1.16)">' +
          `<g transform="translate(2 3)" opacity="0.25">${line(cable, '#160a1e', 3)}</g>` +
          line(cable, darker(keys[2], 0.25), 3) +
          line(cable, keys[2], 2) +
          box(-33, -36, 6, 8, '#2b2733', 1) +
          shadow(pen, 3, 6, 84, 44, 0.6) +
          box(-67, -29, 134, 61, darker(base, 0.5), 6) +
          box(
            -67,
            -31,
            134,
            60,
            pen.linear([lighter(base, 0.4), base, darker(base, 0.2)], [0, 0], [0.4, 1]),
            6,
          ) +
          box(-63.4, -26, 127, 52, darker(base, 0.6), 2) +
          allKeys(pen, base, keys) +
          line('M-62 -29.6H62', '#ffffff', 0.7, 0.6) +
          '</g>',
      ) +
        `<g transform="translate(-17 40) rotate(18)">${shadow(pen, 2, 4, 13, 11, 0.55)}<g transform="translate(-7 -7) scale(1.5)">${cap(pen, 0, 0, KEY_WIDTH, keys[2], signs(3.6, 3.4, 0))}</g></g>`,
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.72}L0 ${h * 0.86}Z`, '#ffffff', 0.13)
  )
}

const wrists = [
  {
    air: ['#ffb85c', '#e8703c'],
    strap: '#2f3f8a',
    sleeve: '#f4efe6',
    rings: ['#ff5f6a', '#7fe86a', '#4fd0f0'],
  },
  {
    air: ['#5fc0c8', '#1f7a86'],
    strap: '#f28a3c',
    sleeve: '#2b3346',
    rings: ['#ffc24a', '#ff7a9a', '#7fe0c8'],
  },
  {
    air: ['#f08a9a', '#b8456a'],
    strap: '#f4f0ea',
    sleeve: '#35508a',
    rings: ['#ffd23c', '#5fe0a8', '#6ab0ff'],
  },
  {
    air: ['#8fb85c', '#4a7f34'],
    strap: '#e0453c',
    sleeve: '#f2d08a',
    rings: ['#ff8a4a', '#f4e04a', '#5fd0f0'],
  },
  {
    air: ['#7a86dc', '#3f4a9c'],
    strap: '#f4c63c',
    sleeve: '#e8604a',
    rings: ['#ff6a8a', '#a8f06a', '#6ae0f0'],
  },
] as const

/** The case and the screen of a watch, 34 wide around 0, 0: the time in dots and hands, and three rings. */
function watchFace(pen: Pen, rings: readonly [string, string, string]): string {
  const ring = (r: number, colour: string, share: number) => {
    const turn = share * Math.PI * 2
    const end = `${(Math.sin(turn) * r).toFixed(2)} ${(-Math.cos(turn) * r).toFixed(2)}`
    return (
      `<circle cx="0" cy="0" r="${r}" fill="none" stroke="${colour}" stroke-width="2.5" opacity="0.25"/>` +
      line(`M0 ${-r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`, colour, 2.5)
    )
  }
  return (
    box(16, -8, 4, 7, pen.linear(['#e9ebf0', '#8a8e9a'], [0, 0], [1, 0]), 1.6) +
    box(16.4, 3, 2.4, 8, '#7a7e8a', 1) +
    box(-17.4, -20, 35, 41, pen.linear(['#f4f5f8', '#b0b4c0', '#6a6e7c'], [0, 0], [1, 1]), 10) +
    box(-16, -18.6, 32, 38, '#0b0b12', 9) +
    box(-14.6, -17.2, 29.2, 35.2, pen.linear(['#1c1e2c', '#08080e']), 8) +
    ring(11.4, rings[0], 0.82) +
    ring(8.2, rings[1], 0.64) +
    ring(5, rings[2], 0.46) +
    box(-11, -15.4, 7, 1.8, '#ffffff', 0.9) +
    box(6, -15.4, 5, 1.8, rings[1], 0.9) +
    box(-11, 14.2, 22, 1.6, '#3a3d4c', 0.8) +
    box(-11, 14.2, 14, 1.6, rings[0], 0.8) +
    path('M-14.6 -9Q-14.6 -17.2 -6.6 -17.2H6L-14.6 8Z', '#ffffff', 0.1)
  )
}

/** A smart watch on a wrist, with the rings of a day almost closed. */
export function watch(pen: Pen, looks: Looks): string {
  const { width: w, height: h, unit: u } = pen
  const { air, strap, sleeve, rings } = pen.ofVariant(wrists)
  const spots = Array.from({ length: 16 }, () => {
    const r = u * pen.between(3, 9)
    return oval(w * pen.chance(), h * pen.chance(), r, r, '#ffffff', pen.between(0.05, 0.16))
  })
  const band = pen.linear(
    [darker(strap, 0.35), strap, lighter(strap, 0.3), strap, darker(strap, 0.45)],
    [0, 0],
    [1, 0],
  )
  return (
    box(0, 0, w, h, pen.radial([lighter(air[0], 0.35), ...air], 0.4, 0.35, 0.85)) +
    spots.join('') +
    inMiddle(
      pen,
      '<g transform="translate(-9 2) rotate(-8)">' +
        '<g transform="rotate(90) scale(1.62) translate(0 -33)">' +
        shadow(pen, 8, 14, 30, 70, 0.3) +
        backOfHand(pen, looks, sleeve) +
        '</g>' +
        path('M-12 -22.4Q0 -25 12 -22.4L12.6 24Q0 26.6 -12.6 24Z', band) +
        line('M-11 -22Q0 -24.4 11 -22M-11.6 23.6Q0 26 11.6 23.6', darker(strap, 0.5), 0.8, 0.6) +
        shadow(pen, 3, 3, 26, 26, 0.55) +
        `<g transform="scale(0.98)">${watchFace(pen, rings)}</g>` +
        '</g>' +
        glow(pen, -9, 2, 44, rings[0], 0.12),
    )
  )
}
