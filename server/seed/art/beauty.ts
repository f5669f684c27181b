import {
  box,
  darker,
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
import type { Looks } from './portrait.ts'
import { skinOf } from './portrait.ts'
import { leaf } from './room.ts'
import { cylinder, type Pair, slab, sunbeam, surface } from './still.ts'

interface Palette {
  ground: Pair
  main: string
  other: string
}

/** Colours of a bathroom or a dressing table: the ground, and two of what lies on it. */
export const palettes: readonly Palette[] = [
  { ground: ['#f3d9cf', '#cf9a8c'], main: '#8f4353', other: '#f2b28c' },
  { ground: ['#dbe8ec', '#93b4c0'], main: '#2f6b7d', other: '#f0a58a' },
  { ground: ['#e9e1f2', '#b3a1cf'], main: '#5d4a94', other: '#e8a7b8' },
  { ground: ['#e0ebdc', '#9dbb97'], main: '#3f6b50', other: '#e9b872' },
  { ground: ['#f6e6c4', '#d9ae6c'], main: '#b5603a', other: '#7fa6a0' },
]

/** A sheet mask on a folded towel, beside its sachet. */
export function sheetMask(pen: Pen): string {
  const { ground, main, other } = pen.ofVariant(palettes)
  const towel = lighter(main, 0.5)
  const rows = Array.from({ length: 15 }, (_, n) =>
    line(`M-34 ${-45 + n * 6}H34`, darker(towel, 0.2), 0.5, 0.35),
  )
  const hole = darker(towel, 0.12)
  const mask =
    shadow(pen, 3, 4, 30, 38, 0.5) +
    path(
      'M0 -32C17 -32 26 -20 25 -1C24 18 14 32 0 32C-14 32 -24 18 -25 -1C-26 -20 -17 -32 0 -32Z',
      pen.linear(['#ffffff', '#fbf7f2', '#dcd5d0'], [0, 0], [1, 1]),
    ) +
    line('M0 -32V-25M-25 -1H-19M25 -1H19M0 32V26', '#c9c0ba', 0.9) +
    path('M-16 -7Q-10 -13 -4 -7Q-10 -3 -16 -7ZM16 -7Q10 -13 4 -7Q10 -3 16 -7Z', hole) +
    line('M-5 6Q0 11 5 6', '#c2b6b0', 1.1) +
    path('M-8 17Q0 12 8 17Q0 22 -8 17Z', hole) +
    path('M-18 -16C-15 -25 -8 -28 -2 -29C-10 -24 -14 -19 -16 -12Z', '#ffffff', 0.9) +
    oval(-13, 10, 2.2, 3.4, '#ffffff', 0.9)
  const sachet =
    shadow(pen, 3, 4, 20, 26, 0.5) +
    box(-15, -22, 30, 44, slab(pen, other), 1) +
    box(-15, -22, 30, 4, lighter(other, 0.4)) +
    line('M-13 -20H13M-13 19H13', darker(other, 0.2), 0.6, 0.7) +
    oval(0, 3, 8, 10, lighter(other, 0.6)) +
    path('M-5 1Q-3 -1 -1 1ZM5 1Q3 -1 1 1Z', main) +
    line('M-2.6 7Q0 9 2.6 7', main, 0.8) +
    box(-9, -14, 18, 2.2, main, 1)
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      framed(
        pen,
        0.96,
        turned(
          -5,
          0,
          0,
          shadow(pen, -6, 5, 47, 58, 0.45) +
            box(-46, -50, 76, 100, darker(towel, 0.1), 5) +
            box(-46, -52, 74, 98, slab(pen, towel), 5) +
            moved(-9, 1, rows.join('')) +
            box(-46, 34, 74, 3, main) +
            box(-46, 39.4, 74, 1.4, main) +
            moved(-10, -8, mask),
        ) + turned(12, 32, 14, moved(31, 12, sachet)),
      ),
    ) +
    sunbeam(pen)
  )
}

/** A tube of sunscreen on a striped towel on the beach, with sunglasses and a shell. */
export function sunscreen(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { main, other } = pen.ofVariant(palettes)
  const grains = Array.from({ length: 120 }, () =>
    oval(
      w * pen.chance(),
      h * pen.chance(),
      u * 0.3,
      u * 0.25,
      pen.oneOf(['#b98f58', '#fff3d6', '#d9b27c']),
      0.7,
    ),
  )
  const stripes = [-36, -20, -4, 12, 28].map((x) => box(x, -130, 7, 260, main))
  const tube =
    shadow(pen, 4, 4, 17, 40, 0.55) +
    path('M-13 -34H13L10 22H-10Z', cylinder(pen, '#fdf6ea')) +
    box(-13.6, -37, 27.2, 5, '#f0e4d0', 0.6) +
    path('M-12 -12H12L10.6 12H-10.6Z', '#f39a3a') +
    oval(0, 0, 5.4, 5.4, '#ffe27a') +
    line('M0 -9V-7.4M0 9V7.4M-8.6 0H-7M8.6 0H7M-6 -6L-5 -5M6 -6L5 -5M-6 6L-5 5M6 6L5 5', '#ffe27a', 1) +
    box(-7, -25, 14, 2.4, main, 1) +
    box(-4.6, -20.4, 9.2, 1.4, '#b7a894', 0.6) +
    box(-8, 22, 16, 11, cylinder(pen, '#f39a3a'), 1.6)
  const lens = pen.linear(['#54414a', '#1f1720'], [0, 0], [1, 1])
  const glasses =
    shadow(pen, 2, 5, 24, 13, 0.45) +
    line('M-20 -4Q-24 8 -17 16M20 -4Q24 8 17 16', other, 2) +
    path('M-21 -6Q-12 -9 -3 -5Q-3 6 -11 7Q-20 6 -21 -6ZM21 -6Q12 -9 3 -5Q3 6 11 7Q20 6 21 -6Z', other) +
    path(
      'M-18.4 -4.4Q-12 -6.6 -5 -3.6Q-5.4 4.4 -11 4.8Q-17 4 -18.4 -4.4ZM18.4 -4.4Q12 -6.6 5 -3.6Q5.4 4.4 11 4.8Q17 4 18.4 -4.4Z',
      lens,
    ) +
    line('M-4 -4Q0 -7 4 -4', other, 2) +
    path('M-16 -4L-10 -5L-13 2ZM7 -4L12 -5L9 2Z', '#ffffff', 0.35)
  const shell =
    shadow(pen, 1.4, 2, 9, 8, 0.5) +
    path('M0 7C-9 5 -9 -7 0 -8C9 -7 9 5 0 7Z', pen.radial(['#fff3ea', '#f3c3ae', '#c98a78'], 0.5, 0.9, 1)) +
    line('M0 6L-5.6 -4M0 6L-2 -7M0 6L2 -7M0 6L5.6 -4', '#b97868', 0.6, 0.7)
  return (
    box(0, 0, w, h, pen.linear(['#f7e3b8', '#ecca92', '#cf9f62'], [0, 0], [1, 1])) +
    grains.join('') +
    inMiddle(
      pen,
      framed(
        pen,
        1,
        turned(
          -18,
          0,
          0,
          shadow(pen, 4, 2, 58, 150, 0.4) +
            box(-43, -130, 86, 260, slab(pen, '#fff3e2'), 2) +
            stripes.join(''),
        ) +
          turned(14, -10, 0, moved(-12, -4, tube)) +
          turned(-12, 23, -20, moved(26, -24, glasses, { scale: 0.8 })) +
          turned(20, 26, 24, moved(24, 22, shell)),
      ),
    ) +
    sunbeam(pen, 0.16)
  )
}

/** Five shades brushed on a forearm, above an open palette. */
export function swatches(pen: Pen, looks: Looks): string {
  const { ground, main } = pen.ofVariant(palettes)
  const skin = skinOf(looks)
  const shades = pen.ofVariant([
    ['#7d1f33', '#b0324a', '#d4646a', '#c98a4a', '#f0c27a'],
    ['#5a2a6b', '#8f3f7d', '#c96a94', '#e0a0a8', '#f4d3c0'],
    ['#8a3a22', '#b9552f', '#dd8350', '#efb27c', '#f7dcb4'],
    ['#5b2238', '#94405a', '#c77a86', '#e0aa9a', '#f3d6bc'],
    ['#6b2a22', '#9a3f3a', '#c4595a', '#e58a7f', '#f5bfa6'],
  ])
  const strokes = shades.map((shade, n) => {
    const x = -34 + n * 16
    return (
      path(
        `M${x - 5} -12Q${x - 4} -16 ${x} -15.4Q${x + 5} -16 ${x + 5} -11L${x + 4.4} 10Q${x + 2} 14 ${x - 1} 13Q${x - 5} 13.6 ${x - 4.6} 9Z`,
        pen.linear([lighter(shade, 0.2), shade, darker(shade, 0.16)]),
      ) + line(`M${x - 2.4} -11V6M${x + 1.6} -12V9`, lighter(shade, 0.4), 0.8, 0.4)
    )
  })
  const pans = shades.map(
    (shade, n) =>
      box(-32 + n * 13.2, -5, 11.2, 10, slab(pen, shade), 1.2) +
      path(`M${-31 + n * 13.2} 3L${-25 + n * 13.2} -4h2L${-29 + n * 13.2} 4Z`, '#ffffff', 0.25),
  )
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      framed(
        pen,
        0.98,
        turned(
          -9,
          0,
          0,
          moved(
            0,
            -10,
            path(
              'M-140 10C-80 10 -30 8 20 4C60 2 90 2 140 2V30C90 28 60 28 20 31C-30 36 -80 43 -140 43Z',
              pen.linear([
                [0.4, '#160a1e', 0.5],
                [1, '#160a1e', 0],
              ]),
            ) +
              path(
                'M-140 -26C-80 -28 -30 -21 20 -18C60 -16 90 -15 140 -17V20C90 18 60 17 20 19C-30 23 -80 30 -140 30Z',
                pen.linear([
                  darker(skin, 0.12),
                  lighter(skin, 0.2),
                  lighter(skin, 0.06),
                  skin,
                  darker(skin, 0.42),
                ]),
              ) +
              path(
                'M-140 -20C-80 -22 -30 -16 20 -14C60 -12.6 90 -12 140 -13V-9C60 -9 -40 -10 -140 -12Z',
                '#ffffff',
                0.1,
              ) +
              line(
                'M-47 -6Q-44 -1 -47 5M-50 -4Q-48 0 -50 4M38 -12C60 -6 90 -4 130 -6',
                darker(skin, 0.3),
                0.8,
                0.35,
              ) +
              strokes.join(''),
          ),
        ) +
          moved(
            2,
            34,
            shadow(pen, 3, 5, 46, 14, 0.5) +
              box(-40, -9, 76, 18, slab(pen, darker(main, 0.2)), 3) +
              pans.join(''),
            { turn: -3 },
          ),
      ),
    ) +
    sunbeam(pen)
  )
}

/** A mirror with bulbs on a dressing table, with brushes, a lipstick and powder. */
export function vanity(pen: Pen): string {
  const { width: w, height: h } = pen
  const { ground, main, other } = pen.ofVariant(palettes)
  const bulbs = [-24, -8, 8, 24].map((x) => [x, -40] as const)
  const sides = [-26, -12, 2].flatMap((y) => [[-31, y] as const, [31, y] as const])
  const lamp = ([x, y]: readonly [number, number]) =>
    glow(pen, x, y, 9, '#fff1c4', 0.85) + oval(x, y, 3.2, 3.2, pen.radial(['#ffffff', '#fff4d0', '#ffd98a']))
  const wall = darker(ground[1], 0.12)
  const brushes = [-14, -2, 11].map((turn, n) =>
    turned(
      turn,
      38,
      22,
      box(37, -2, 2.2, 22, darker(main, 0.3), 1) +
        box(36.6, -4, 3, 4, '#e7c98a') +
        path(
          `M36 -4C34.6 -10 36 -14 38.1 -${15 + n}C40.2 -14 41.6 -10 40.2 -4Z`,
          pen.linear([other, darker(other, 0.3)]),
        ),
    ),
  )
  return (
    box(0, 0, w, h, pen.linear([lighter(ground[0], 0.1), ground[1], wall], [0.5, 0], [0.5, 1])) +
    glow(pen, w / 2, h * 0.4, h * 0.6, '#fff0cc', 0.6) +
    box(0, h * 0.74, w, h * 0.26, pen.linear([lighter(main, 0.4), darker(main, 0.1)])) +
    box(0, h * 0.74, w, pen.unit * 0.8, lighter(main, 0.6)) +
    placed(
      pen,
      w / 2,
      h * 0.5,
      shadow(pen, 0, 31, 34, 5, 0.55) +
        box(-3, 16, 6, 14, cylinder(pen, '#e7d9cc')) +
        path('M-18 31Q-18 27 0 27Q18 27 18 31Z', cylinder(pen, '#f3e8dd')) +
        box(-37, -46, 74, 62, slab(pen, '#fbf3ea'), 5) +
        box(
          -26,
          -34,
          52,
          44,
          pen.linear(
            [lighter(ground[0], 0.55), lighter(ground[1], 0.3), lighter(ground[1], 0.05)],
            [0, 0],
            [1, 1],
          ),
          2,
        ) +
        path('M-20 10L8 -34H20L-8 10Z', '#ffffff', 0.34) +
        [...bulbs, ...sides.slice(0, -1)].map(lamp).join('') +
        shadow(pen, 37, 43, 11, 3, 0.5) +
        moved(3, 13, brushes.join('') + path('M31 16H45L43.6 34H32.4Z', cylinder(pen, other)), {
          scale: 0.88,
        }) +
        shadow(pen, -32, 37, 15, 3.4, 0.5) +
        oval(-32, 34.6, 12, 4.4, darker(main, 0.3)) +
        oval(-32, 33, 12, 4.4, pen.linear([lighter(main, 0.3), main])) +
        oval(-32, 33, 9.4, 3.2, pen.radial(['#f6dcc8', '#e3b597'])) +
        shadow(pen, -8, 41, 8, 2.2, 0.5) +
        box(-12, 31, 8, 10, cylinder(pen, '#2f2630'), 1) +
        box(-11.2, 26.6, 6.4, 5, cylinder(pen, '#e0b45a'), 0.4) +
        path('M-10.4 26.6V20Q-7 16.6 -5.6 19V26.6Z', cylinder(pen, '#b5324a')),
    )
  )
}

/** An evening routine on a round tray, seen from above: a candle, two creams, cotton pads and a flower. */
export function eveningTray(pen: Pen): string {
  const { main, other } = pen.ofVariant(palettes)
  const night: Pair = pen.ofVariant([
    ['#5a4660', '#2b2036'],
    ['#3f5068', '#1c2638'],
    ['#5d4a6b', '#291e3c'],
    ['#44584c', '#1e2b26'],
    ['#6b4a3a', '#301d18'],
  ])
  const slats = [-20, -4, 12, 26].map((y) =>
    line(
      `M-${Math.round(Math.sqrt(40 * 40 - y * y))} ${y}H${Math.round(Math.sqrt(40 * 40 - y * y))}`,
      '#6b4322',
      0.6,
      0.35,
    ),
  )
  const jar = (x: number, y: number, r: number, colour: string) =>
    shadow(pen, x + 2, y + 3, r * 1.3, r * 1.25, 0.55) +
    oval(x, y, r, r, pen.radial([lighter(colour, 0.35), colour, darker(colour, 0.3)], 0.35, 0.3, 0.8)) +
    oval(x, y, r * 0.8, r * 0.8, pen.radial([lighter(colour, 0.2), darker(colour, 0.1)])) +
    box(x - r * 0.42, y - 1, r * 0.84, 1.8, '#fff4e2', 0.9)
  const pads = [0, 1, 2].map(
    (n) =>
      shadow(pen, -19 + n * 5 + 1, 20 + n * 3 + 2, 10, 9, 0.35) +
      oval(-19 + n * 5, 20 + n * 3, 8.4, 8, pen.radial(['#ffffff', '#f6efe8', '#d6cac0'])) +
      oval(-19 + n * 5, 20 + n * 3, 5.6, 5.2, '#ffffff', 0.7),
  )
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    turned(
      turn,
      25,
      -20,
      path('M25 -20C20 -25 21 -31 25 -32C29 -31 30 -25 25 -20Z', pen.radial([lighter(other, 0.5), other])),
    ),
  )
  return (
    surface(pen, night) +
    inMiddle(
      pen,
      framed(
        pen,
        1,
        shadow(pen, 5, 7, 54, 52, 0.7) +
          oval(0, 0, 44, 44, pen.linear(['#e0b27c', '#8a5a30'], [0, 0], [1, 1])) +
          oval(0, 0, 40, 40, pen.linear(['#a9743f', '#c99560'], [0, 0], [1, 1])) +
          slats.join('') +
          glow(pen, -17, -15, 34, '#ffcf7a', 0.75) +
          shadow(pen, -15, -12, 16, 15, 0.5) +
          oval(-17, -15, 12.6, 12.6, pen.radial(['#ffffff', '#f3e6d4', '#cdb89c'])) +
          oval(-17, -15, 10.4, 10.4, pen.radial(['#fff6c8', '#ffe0a0', '#e0ad68'])) +
          path('M-17 -13C-20 -16 -18 -20 -16.4 -23C-14 -19 -13.6 -16 -17 -13Z', '#ffb53a') +
          path('M-17 -13.6C-18.4 -15.6 -17.4 -17.6 -16.6 -19C-15.4 -17 -15.4 -15 -17 -13.6Z', '#fff6d0') +
          jar(17, 8, 13, main) +
          jar(4, 27, 8, other) +
          pads.join('') +
          leaf(27, -16, 12, 3, 40, '#5d8a4a') +
          petals.join('') +
          oval(25, -20, 2.6, 2.6, '#f7d26a'),
      ),
    ) +
    sunbeam(pen, 0.05)
  )
}
