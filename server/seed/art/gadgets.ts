import {
  box,
  darker,
  fitted,
  framed,
  glow,
  inMiddle,
  lighter,
  line,
  oval,
  type Pen,
  path,
  placed,
  shadow,
  turned,
} from './pen.ts'
import { cylinder, type Pair, slab, sunbeam, surface } from './still.ts'

const backs: readonly { wall: Pair; floor: Pair; main: string; other: string }[] = [
  { wall: ['#f9d9a8', '#e8925a'], floor: ['#f3b878', '#c26a3a'], main: '#2f5a6b', other: '#f6efe2' },
  { wall: ['#cfe8e0', '#7fbfae'], floor: ['#9fd0c0', '#4f8f80'], main: '#d9563a', other: '#2b3a44' },
  { wall: ['#e3dcf5', '#a994d8'], floor: ['#c3b2e6', '#7a64b4'], main: '#f0b43a', other: '#3a2f5c' },
  { wall: ['#fadadf', '#e58fa0'], floor: ['#f0a9b6', '#b9586e'], main: '#3f6b8a', other: '#fff4ec' },
  { wall: ['#d6e6f7', '#86b0de'], floor: ['#a9c8ea', '#5580b5'], main: '#e8683f', other: '#2a3550' },
]

/** A studio backdrop that bends into the floor, with the light on the wall. */
function backdrop(pen: Pen, { wall, floor }: { wall: Pair; floor: Pair }, at: number): string {
  const { width: w, height: h, unit: u } = pen
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.2), wall[0], wall[1]], [0, 0], [0.6, 1])) +
    glow(pen, w * 0.34, h * 0.28, u * 60, '#ffffff', 0.55) +
    box(0, h * at, w, h * (1 - at), pen.linear([wall[1], floor[0], floor[1]]))
  )
}

/** A kettle on its base with steam from the spout, and a mug. */
export function kettle(pen: Pen): string {
  const { width: w, height: h } = pen
  const back = pen.ofVariant(backs)
  const { main, other } = back
  return (
    backdrop(pen, back, 0.7) +
    placed(
      pen,
      w / 2,
      h * 0.74,
      framed(
        pen,
        0.86,
        shadow(pen, 2, 8, 48, 6, 0.55) +
          line('M-33 -44C-40 -52 -30 -58 -37 -68M-28 -48C-33 -56 -24 -62 -29 -74', '#ffffff', 2.6, 0.65) +
          path(
            'M-22 -26C-27 -30 -30 -36 -35 -40L-29 -44C-24 -42 -20 -38 -16 -36Z',
            pen.linear([lighter(main, 0.25), darker(main, 0.2)]),
          ) +
          path(
            'M16 -42C36 -46 38 -8 20 -4L19 -9C30 -14 29 -38 16 -36Z',
            pen.linear([lighter('#2b2630', 0.3), '#2b2630']),
          ) +
          path('M-16 -44H16C20 -30 24 -14 25 1H-25C-24 -14 -20 -30 -16 -44Z', cylinder(pen, main)) +
          oval(0, -44, 16, 3.4, lighter(main, 0.3)) +
          path('M-12 -45Q0 -53 12 -45Q0 -42 -12 -45Z', slab(pen, main)) +
          oval(0, -51, 3.4, 2.6, '#2b2630') +
          box(-4.4, -34, 8.8, 26, pen.linear(['#e8f4fa', '#b9d8e6'], [0, 0], [1, 0]), 4) +
          path('M-4.4 -22Q0 -24 4.4 -22V-12Q4.4 -8 0 -8T-4.4 -12Z', '#6fb0d0') +
          line('M1.6 -30v0M1.6 -26v0M1.6 -18v0M1.6 -14v0', '#ffffff', 1.1) +
          path('M-19 -40C-21 -30 -23 -16 -23.4 -4H-19C-19 -18 -17 -32 -15 -41Z', '#ffffff', 0.3) +
          box(-27, 0, 54, 4, pen.linear(['#4a4450', '#221d28']), 1.6) +
          path('M-30 4H30L32 8H-32Z', '#2b2630') +
          oval(22, 2, 1.2, 1, '#ffb04a') +
          shadow(pen, 44, 9, 15, 3, 0.5) +
          line('M52 -8C60 -9 60 3 51 2', other, 2.8) +
          path('M34 -12H53L51 8Q43 11 36 8Z', cylinder(pen, other)) +
          oval(43.5, -12, 9.5, 2.2, darker(other, 0.2)) +
          line('M43 -11v-4q0-4 3-6', '#f0e4d0', 0.6) +
          box(45, -4, 5, 6, '#d9563a', 0.6),
      ),
    ) +
    sunbeam(pen, 0.1)
  )
}

/** A desk lamp that lights a small box in front of it. */
export function deskLamp(pen: Pen): string {
  const { width: w, height: h } = pen
  const { main, other } = pen.ofVariant(backs)
  const dusk = pen.ofVariant([
    { wall: ['#6b5a78', '#2f2640'], floor: ['#8a6470', '#3a2838'] },
    { wall: ['#4f6b72', '#203038'], floor: ['#6b7f78', '#26363a'] },
    { wall: ['#5f588f', '#2a2650'], floor: ['#7a6fa0', '#302a55'] },
    { wall: ['#7a5566', '#38242f'], floor: ['#96687a', '#452a38'] },
    { wall: ['#4c6188', '#1f2b48'], floor: ['#64789c', '#26324e'] },
  ] as const)
  const metal = pen.linear([lighter(main, 0.4), main, darker(main, 0.3)], [0, 0], [1, 1])
  return (
    backdrop(pen, dusk, 0.7) +
    placed(
      pen,
      w / 2,
      h * 0.76,
      framed(
        pen,
        1,
        path(
          'M-2 -40L34 -28L52 8H-36Z',
          pen.linear([
            [0, '#fff0b8', 0.75],
            [1, '#fff0b8', 0.14],
          ]),
        ) +
          oval(8, 6, 46, 9, '#fff0b8', 0.4) +
          shadow(pen, -32, 6, 20, 4, 0.7) +
          path('M-48 5Q-48 0 -32 0Q-16 0 -16 5Q-16 8 -32 8Q-48 8 -48 5Z', metal) +
          line('M-32 2L-44 -36', darker(main, 0.2), 3.4) +
          line('M-32.6 1L-44.6 -36', lighter(main, 0.4), 0.9) +
          line('M-44 -36L0 -58', darker(main, 0.2), 3.4) +
          line('M-44 -37L0 -59', lighter(main, 0.4), 0.9) +
          oval(-44, -36, 4, 4, metal) +
          oval(-44, -36, 1.6, 1.6, '#fff4e0') +
          oval(-32, 1, 3, 2.4, metal) +
          turned(
            18,
            8,
            -50,
            path('M-2 -62Q8 -68 18 -62L28 -38H-12Z', metal) +
              oval(8, -38, 20, 4.2, '#fff3c4') +
              oval(8, -37, 8, 2.4, '#ffffff') +
              box(2, -70, 12, 7, '#2b2630', 2),
          ) +
          glow(pen, 4, -36, 24, '#fff0b8', 0.7) +
          shadow(pen, 17, 8, 17, 3.4, 0.7) +
          path('M4 -14L16 -10V9L4 5Z', slab(pen, darker(other, 0.18))) +
          path('M16 -10L30 -15V3L16 9Z', slab(pen, other)) +
          path('M4 -14L17 -19L30 -15L16 -10Z', lighter(other, 0.35)) +
          path('M19.4 -6L26.6 -8.6V-4L19.4 -1.4Z', main) +
          line('M20 2.4L25 0.6', main, 1),
      ),
    )
  )
}

/** A packed backpack with a rolled mat, a bottle in the side pocket and its labels. */
export function backpack(pen: Pen): string {
  const back = pen.ofVariant(backs)
  const { main, other } = back
  const cloth = pen.linear([lighter(main, 0.22), main, darker(main, 0.34)], [0, 0], [1, 0.5])
  const strap = darker(main, 0.45)
  return (
    backdrop(pen, back, 0.76) +
    fitted(
      pen,
      112,
      44,
      framed(
        pen,
        0.94,
        shadow(pen, 3, 44, 42, 6, 0.6) +
          line('M-5 -44Q0 -54 5 -44', strap, 3) +
          box(29, 2, 12, 34, cylinder(pen, lighter(other, 0.1)), 4) +
          box(31, -5, 8, 8, '#2b2630', 2) +
          path(
            'M-27 -26C-27 -46 -14 -47 0 -47C14 -47 27 -46 27 -26L32 36Q32 44 24 44H-24Q-32 44 -32 36Z',
            cloth,
          ) +
          path('M-30 6Q-40 10 -38 38Q-36 42 -31 40Z', darker(main, 0.12)) +
          path(
            'M30 14Q42 12 43 22L41 40Q36 43 31.6 40Z',
            pen.linear([main, darker(main, 0.4)], [0, 0], [1, 0]),
          ) +
          path(
            'M-27 -22C-28 -44 -16 -48 0 -48C16 -48 28 -44 27 -22Q14 -12 0 -12Q-14 -12 -27 -22Z',
            pen.linear([lighter(main, 0.34), main]),
          ) +
          line('M-27 -22Q-14 -12 0 -12Q14 -12 27 -22', darker(main, 0.4), 0.9) +
          line('M-15 -16V0M15 -16V0', strap, 3) +
          box(-18, -3, 6, 6, '#e8ddca', 1) +
          box(12, -3, 6, 6, '#e8ddca', 1) +
          path(
            'M-23 8H23L25 34Q24 39 18 39H-18Q-24 39 -25 34Z',
            pen.linear([lighter(main, 0.16), darker(main, 0.22)]),
          ) +
          line('M-20 14H20', darker(main, 0.5), 1.6) +
          line('M14 14v6', '#f6d77a', 1.6) +
          box(-8, 22, 16, 9, '#f4e6cc', 1) +
          path('M-4.6 28.6L-0.6 24L1.4 26.6L2.8 25.2L5 28.6Z', main) +
          path('M-21 -28C-22 -40 -14 -43 -6 -44C-14 -40 -16 -34 -17 -26Z', '#ffffff', 0.28) +
          box(
            -30,
            41,
            60,
            11,
            pen.linear([lighter('#e8a24a', 0.3), '#e8a24a', darker('#e8a24a', 0.35)]),
            5.4,
          ) +
          oval(-29, 46.5, 3.4, 5.4, '#f7d29a') +
          line('M-29 46.5m-1.6 0a1.6 2.6 0 1 0 3.2 0', '#b97a2a', 0.7) +
          line('M-14 41V52M14 41V52', strap, 2.6),
      ),
    ) +
    sunbeam(pen, 0.1)
  )
}

/** An insulated flask with its cup, beside two ice cubes that have not melted. */
export function flask(pen: Pen): string {
  const back = pen.ofVariant(backs)
  const { main } = back
  const cube = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      shadow(pen, x + 1, y + 8, 10, 2.6, 0.4) +
        path(`M${x - 8} ${y - 4}L${x} ${y - 8}L${x + 8} ${y - 4}L${x} ${y}Z`, '#ffffff', 0.95) +
        path(`M${x - 8} ${y - 4}L${x} ${y}V${y + 9}L${x - 8} ${y + 5}Z`, pen.linear(['#d6ecf7', '#a9d0e6'])) +
        path(`M${x + 8} ${y - 4}L${x} ${y}V${y + 9}L${x + 8} ${y + 5}Z`, pen.linear(['#eaf6fb', '#c2e0ef'])) +
        line(`M${x + 2} ${y + 3}l4 -2`, '#ffffff', 1),
    )
  const drops = [
    [-9, -14],
    [4, -2],
    [-4, 10],
    [9, 16],
    [-10, 22],
    [8, -20],
  ].map(([x = 0, y = 0]) => oval(x, y, 0.9, 1.3, '#ffffff', 0.7))
  return (
    backdrop(pen, back, 0.72) +
    fitted(
      pen,
      116,
      42,
      framed(
        pen,
        0.95,
        shadow(pen, 2, 43, 24, 5, 0.6) +
          path(
            'M-15 -26Q-15 -32 -9 -35H9Q15 -32 15 -26V38Q15 43 10 43H-10Q-15 43 -15 38Z',
            cylinder(pen, main),
          ) +
          box(-9, -40, 18, 6, cylinder(pen, '#d9dde3'), 1) +
          box(-11, -54, 22, 15, cylinder(pen, '#3a3440'), 3) +
          line('M-7 -51V-42M-3 -51V-42', '#6b6474', 1) +
          line('M11 -50Q21 -50 20 -42Q18 -36 12 -38', '#3a3440', 2.4) +
          box(-15, 34, 30, 3, darker(main, 0.35)) +
          box(-11.6, -24, 3.4, 56, '#ffffff55', 1.7) +
          path('M0 -8C5 -2 7 2 7 6A7 7 0 0 1 -7 6C-7 2 -5 -2 0 -8Z', lighter(main, 0.6), 0.9) +
          drops.join('') +
          shadow(pen, -37, 43, 16, 3.4, 0.5) +
          path('M-50 22H-24L-27 41Q-37 45 -47 41Z', cylinder(pen, '#d9dde3')) +
          oval(-37, 22, 13, 3.6, '#8f96a3') +
          oval(-37, 22.6, 11, 2.6, pen.linear(['#b9e0f0', '#7fbcd8'])) +
          path('M-41 21L-36 18L-32 21L-36 24Z', '#ffffff', 0.85) +
          cube(29, 32, 0) +
          cube(37, 37, 0),
      ),
    ) +
    sunbeam(pen, 0.1)
  )
}

/** Four chargers and their cables in a row, seen from above, with a meter. */
export function chargers(pen: Pen): string {
  const { wall, main, other } = pen.ofVariant(backs)
  const plug = (x: number, tall: number, colour: string, bars: number) =>
    `<g transform="translate(${x} -22)">${line(`M0 ${tall}C-6 ${tall + 12} 8 ${tall + 22} 0 ${tall + 34}V64`, '#2b2630', 1.8)}${shadow(pen, 2, tall / 2 + 2, 14, tall * 0.7, 0.5)}${box(-3.6, -9, 2, 9, '#c9ced6', 0.5)}${box(1.6, -9, 2, 9, '#c9ced6', 0.5)}${box(-9, -1, 18, tall, slab(pen, colour), 3.4)}${box(-4, tall - 4, 8, 4.6, '#2b2630', 1)}${Array.from({ length: 3 }, (_, n) => box(-4.6 + n * 3.6, 6, 2.4, 5, n < bars ? '#6fce6a' : '#00000033', 0.6)).join('')}</g>`
  const meter =
    shadow(pen, 3, 4, 40, 16, 0.5) +
    box(-34, -12, 68, 22, slab(pen, '#2b2f3c'), 4) +
    box(-30, -8.6, 38, 15, pen.linear(['#173a2c', '#24513c']), 1.6) +
    line(
      'M-26 -5v9M-22 -5h4v4.4h-4v4.6h4M-14 4v0M-9 -5h-2v9h4v-4.4h-4M0 -5h-4v4.4h4v4.6h-4',
      '#8df0a8',
      1.2,
    ) +
    oval(17, -1, 5, 5, pen.linear(['#f0b43a', '#b97a1a'])) +
    line('M17 -1L20 -4', '#4a2f0a', 1.2) +
    oval(28, -5, 1.6, 1.6, '#ff5a4a') +
    oval(28, 3, 1.6, 1.6, '#6fce6a')
  return (
    surface(pen, [lighter(wall[0], 0.1), wall[1]]) +
    inMiddle(
      pen,
      turned(
        -5,
        0,
        0,
        `<g transform="translate(0 -7) scale(0.88)">${plug(-33, 24, '#fdf8f0', 1) + plug(-11, 28, main, 2) + plug(12, 22, lighter(main, 0.5), 3) + plug(34, 32, other, 3)}<g transform="translate(0 46)">${meter}</g></g>`,
      ),
    ) +
    sunbeam(pen)
  )
}

/** Three phones from three decades side by side, from one with buttons to one that is all screen. */
export function phones(pen: Pen): string {
  const { wall, main, other } = pen.ofVariant(backs)
  const keys = Array.from({ length: 12 }, (_, n) =>
    box(-8.4 + (n % 3) * 6, 8 + Math.floor(n / 3) * 6, 4.8, 4, '#f0ece4', 1.4),
  )
  const old =
    shadow(pen, 3, 4, 17, 42, 0.55) +
    box(6, -44, 4, 12, '#2b2630', 1.6) +
    box(-12, -35, 24, 70, slab(pen, darker(main, 0.1)), 7) +
    box(-8.6, -28, 17.2, 20, '#2b2630', 2) +
    box(-7, -26, 14, 16, pen.linear(['#c6d69a', '#9fb573']), 1) +
    line('M-4.6 -22H3M-4.6 -18.6H1', '#4a5a2a', 1) +
    oval(0, 1, 4.4, 2.6, '#e0dad0') +
    keys.join('')
  const icons = Array.from({ length: 12 }, (_, n) =>
    box(
      -11 + (n % 3) * 8,
      -24 + Math.floor(n / 3) * 9,
      6,
      6,
      ['#f0b43a', '#5fa8d8', '#6fbf7a', '#e8683f', '#a98fd8'][n % 5] ?? '#ffffff',
      1.6,
    ),
  )
  const middle =
    shadow(pen, 3, 4, 21, 44, 0.55) +
    box(-16, -39, 32, 78, slab(pen, '#e4e6ea'), 6) +
    box(-14, -37, 28, 74, '#1f1c24', 4.6) +
    box(-12.6, -29, 25.2, 52, pen.linear(['#3a5a8f', '#8a6fb0', '#e8a08a'])) +
    icons.join('') +
    box(-4, -33.8, 8, 1.4, '#4a4650', 0.7) +
    oval(0, 30, 4, 4, '#2b2830') +
    box(-1.6, 28.4, 3.2, 3.2, 'none').replace(
      'fill="none"',
      'fill="none" stroke="#6b6672" stroke-width="0.7"',
    )
  const recent =
    shadow(pen, 3, 4, 24, 48, 0.55) +
    box(-19, -43, 38, 86, slab(pen, other), 8) +
    box(-17.6, -41.6, 35.2, 83.2, '#15121a', 7) +
    box(-16.6, -40.6, 33.2, 81.2, pen.linear([lighter(wall[0], 0.1), wall[1], darker(main, 0.1)]), 6.4) +
    oval(0, -35.4, 1.8, 1.8, '#15121a') +
    line('M-6 -18v10M0 -18h6v5h-6v5h6', '#ffffff', 1.7) +
    path(
      'M-16.6 14C-6 2 4 20 16.6 6V34Q16.6 40.6 10 40.6H-10Q-16.6 40.6 -16.6 34Z',
      darker(main, 0.2),
      0.75,
    ) +
    box(-7, 36, 14, 1.6, '#ffffff', 0.8) +
    path('M-16.6 -30L2 -40.6H12L-16.6 0Z', '#ffffff', 0.2)
  return (
    surface(pen, [lighter(wall[0], 0.3), wall[1]]) +
    inMiddle(
      pen,
      `<g transform="scale(0.8)"><g transform="translate(-34 3) rotate(-8) scale(0.94)">${old}</g><g transform="translate(-3 0) rotate(2) scale(0.92)">${middle}</g><g transform="translate(32 -1) rotate(9) scale(0.92)">${recent}</g></g>`,
    ) +
    sunbeam(pen)
  )
}
