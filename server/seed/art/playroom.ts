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
import { leaf, room, rooms } from './room.ts'
import { cylinder, slab, sunbeam, surface } from './still.ts'

const bright = ['#e8564a', '#f0b43a', '#4fa0d0', '#6fbf7a', '#a978d0'] as const
const colourAt = (n: number): string => bright[n % bright.length] ?? bright[0]

/** A tower of wooden blocks beside a bear on a rug. */
export function blocks(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const block = (x: number, y: number, n: number, mark: string) => {
    const colour = colourAt(n + pen.variant)
    return (
      path(`M${x} ${y}h16v16h-16z`, slab(pen, colour)) +
      path(`M${x} ${y}l5 -4h16l-5 4z`, lighter(colour, 0.4)) +
      path(`M${x + 16} ${y}l5 -4v16l-5 4z`, darker(colour, 0.28)) +
      box(x + 2, y + 2, 12, 12, '#fff6e4', 1.4) +
      mark.replaceAll('X', `${x + 8}`).replaceAll('Y', `${y + 8}`)
    )
  }
  const star =
    '<path transform="translate(X Y)" d="M0 -5L1.5 -1.6L5 -1.4L2.3 1L3.2 4.6L0 2.6L-3.2 4.6L-2.3 1L-5 -1.4L-1.5 -1.6Z" fill="#f0a02f"/>'
  const heart =
    '<path transform="translate(X Y)" d="M0 4.4C-6 0 -4.6 -4.4 -2 -4.2C-0.6 -4 0 -2.6 0 -2C0 -2.6 0.6 -4 2 -4.2C4.6 -4.4 6 0 0 4.4Z" fill="#d9483f"/>'
  const moon =
    '<path transform="translate(X Y)" d="M2 -4.6A5 5 0 1 0 3.6 3.2A4 4 0 0 1 2 -4.6Z" fill="#4f6fb0"/>'
  const house =
    '<path transform="translate(X Y)" d="M-4 4V-0.6L0 -4.4L4 -0.6V4H1.2V1.2H-1.2V4Z" fill="#3f8a5a"/>'
  const fur = pen.radial(['#d9a86e', '#b98048', '#8a5a2c'], 0.4, 0.3, 0.85)
  const bear =
    shadow(pen, 0, 38, 26, 5, 0.55) +
    oval(-15, 12, 6, 11, fur) +
    oval(15, 12, 6, 11, fur) +
    oval(0, 18, 17, 19, fur) +
    oval(0, 20, 10.4, 12, '#ecd0a4') +
    oval(-13, 33, 9, 6.6, fur) +
    oval(13, 33, 9, 6.6, fur) +
    oval(-15, 33, 4.6, 4, '#ecd0a4') +
    oval(15, 33, 4.6, 4, '#ecd0a4') +
    oval(-12, -22, 6.4, 6.4, fur) +
    oval(12, -22, 6.4, 6.4, fur) +
    oval(-12, -22, 3.4, 3.4, '#e3b98a') +
    oval(12, -22, 3.4, 3.4, '#e3b98a') +
    oval(0, -12, 16, 14.6, fur) +
    oval(0, -7, 7.4, 6, '#f3dcb8') +
    oval(0, -9.6, 2.8, 2, '#3a2420') +
    line('M0 -8V-5.4M-3 -4.4Q0 -2.4 3 -4.4', '#3a2420', 0.9) +
    oval(-6, -14, 1.5, 1.8, '#2b1a18') +
    oval(6, -14, 1.5, 1.8, '#2b1a18') +
    oval(-6.5, -14.7, 0.5, 0.6, '#ffffff') +
    oval(5.5, -14.7, 0.5, 0.6, '#ffffff') +
    path('M-10 3Q0 8 10 3L9 0Q0 4 -9 0Z', colourAt(pen.variant)) +
    path('M3 4L8 14L2 12Z', darker(colourAt(pen.variant), 0.15))
  return (
    room(pen, place, 0.68) +
    placed(
      pen,
      w / 2,
      h * 0.56,
      framed(
        pen,
        0.98,
        oval(0, 34, 64, 11, lighter(place.accent, 0.4)) +
          oval(0, 34, 56, 8.6, lighter(place.accent, 0.62)) +
          shadow(pen, -20, 35, 26, 4, 0.5) +
          block(-42, 18, 0, star) +
          block(-23, 18, 1, house) +
          block(-4, 18, 3, moon) +
          block(-34, -2, 2, heart) +
          block(-14, -2, 4, star) +
          block(-26, -22, 1, moon) +
          path('M-27 -22L-16 -36L-5 -22Z', slab(pen, colourAt(pen.variant))) +
          path('M-16 -36L-11 -38L0 -25L-5 -22Z', darker(colourAt(pen.variant), 0.25)) +
          moved(30, 2, bear, { scale: 0.92 }),
      ),
    )
  )
}

/** A row of game cartridges with their cases, seen from above. */
export function cartridges(pen: Pen): string {
  const ground = pen.ofVariant([
    ['#f3d27a', '#d98a3a'],
    ['#8fd0d6', '#3f8a9c'],
    ['#d6b8f0', '#8a5fc0'],
    ['#f5a9a0', '#c9506a'],
    ['#b5dc9a', '#5f9a5a'],
  ] as const)
  const label = (n: number) =>
    [
      box(-12, -12, 24, 22, pen.linear(['#2f4a8a', '#e88a6a'])) +
        oval(5, -3, 4, 4, '#ffe6a0') +
        path('M-12 10V2L-6 -4L0 3L5 -1L12 6V10Z', '#26315c'),
      box(-12, -12, 24, 22, pen.linear(['#7fc4e0', '#d6f0e0'])) +
        path('M-12 10V4Q-4 -2 2 3T12 2V10Z', '#5fa85a') +
        path('M-4 2V-6H4V2ZM-6 -5L0 -10L6 -5Z', '#c9503f'),
      box(-12, -12, 24, 22, pen.linear(['#3a2450', '#8a4a8a'])) +
        path('M0 -9L2.2 -3L8 -2.6L3.6 1L5 7L0 3.6L-5 7L-3.6 1L-8 -2.6L-2.2 -3Z', '#ffd24a'),
      box(-12, -12, 24, 22, pen.linear(['#f7e0b0', '#e8a24a'])) +
        path('M-8 6Q-8 -6 0 -6T8 6Z', '#3f6b4a') +
        oval(-3, 1, 1.4, 1.8, '#ffffff') +
        oval(3, 1, 1.4, 1.8, '#ffffff'),
    ][n % 4] ?? ''
  const cartridge = (x: number, y: number, turn: number, n: number) =>
    turned(
      turn,
      x,
      y,
      `<g transform="translate(${x} ${y})">${shadow(pen, 3, 4, 23, 28, 0.5)}${path('M-16 -20H12L16 -16V20H11V23H-11V20H-16Z', slab(pen, ['#5a5666', '#d9d4cc', '#3f5f8a', '#b5473a'][n % 4] ?? '#5a5666'))}${box(-13.4, -13.4, 26.8, 24.8, '#ffffff', 1)}${label(n)}${line('M-8 -17H4', '#00000055', 1.2)}${[-7, -2.4, 2.4, 7].map((at) => box(at - 1, 19, 2, 4, '#e0b45a')).join('')}</g>`,
    )
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(
        -12,
        26,
        -20,
        shadow(pen, 28, -17, 30, 30, 0.4) +
          box(4, -48, 44, 54, slab(pen, '#f6f0e4'), 2) +
          line('M8 -48V6', '#cfc4b4', 1) +
          box(13, -42, 30, 20, '#d9cfc0', 1.4) +
          box(13, -17, 22, 2, '#b7ab9c', 1) +
          box(13, -11, 16, 2, '#b7ab9c', 1),
      ) +
        cartridge(-24, -20, -9, 0 + pen.variant) +
        cartridge(20, -14, 7, 1 + pen.variant) +
        cartridge(-20, 27, 6, 2 + pen.variant) +
        cartridge(22, 31, -8, 3 + pen.variant),
    ) +
    sunbeam(pen)
  )
}

/** The desk of a streamer at night: a screen with a game and a chat, a light and a plant. */
export function streamDesk(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [wall, lamp, cup] = pen.ofVariant([
    [['#4a2f6b', '#1f1638'], '#ff7ac0', '#f0b43a'],
    [['#1f4a5c', '#10222f'], '#6af0e0', '#e8683f'],
    [['#5c2f4a', '#2a1428'], '#ffa05a', '#6fbf9a'],
    [['#2f3f7a', '#151c3c'], '#8aa0ff', '#e8735a'],
    [['#3f5a3a', '#17261c'], '#b8f06a', '#d98ad0'],
  ] as const)
  const edge = h * 0.74
  const chat = Array.from(
    { length: 6 },
    (_, n) =>
      oval(25, -31 + n * 7, 1.8, 1.8, colourAt(n + 1)) +
      box(28.4, -32.4 + n * 7, 8 + ((n * 7) % 9), 1.6, '#cfc8e0', 0.8) +
      box(28.4, -29.6 + n * 7, 5 + ((n * 5) % 8), 1.2, '#8a84a4', 0.6),
  )
  const hearts = [0, 1, 2].map(
    (n) =>
      `<path transform="translate(${-37 + n * 6} -33)" d="M0 2.6C-3.4 0 -2.6 -2.6 -1.2 -2.4C-0.4 -2.2 0 -1.4 0 -1C0 -1.4 0.4 -2.2 1.2 -2.4C2.6 -2.6 3.4 0 0 2.6Z" fill="${n < 2 ? '#ff5a6a' : '#ffffff66'}"/>`,
  )
  return (
    box(0, 0, w, h, pen.linear(wall)) +
    glow(pen, w / 2, h * 0.44, u * 70, lamp, 0.65) +
    box(0, edge, w, h - edge, pen.linear(['#6b4a3a', '#2f1f1c'])) +
    box(0, edge, w, u * 0.8, '#a97a5a') +
    placed(
      pen,
      w / 2,
      edge,
      framed(
        pen,
        1,
        shadow(pen, 0, 4, 30, 4, 0.7) +
          path('M-6 -14H6L8 2H-8Z', '#231f2a') +
          path('M-20 4Q-20 0 0 0Q20 0 20 4Z', '#3a3442') +
          `<g transform="translate(0 -20)"><g transform="scale(0.98)">${box(-48, -43, 96, 58, '#17141f', 3)}</g>${box(-44, -39.6, 64, 50, pen.linear(['#7fb8e0', '#f6d6b0']))}${oval(4, -26, 6, 6, '#fff3c4')}${path('M-44 -4Q-30 -20 -18 -8T4 -12T20 -8V10.4H-44Z', '#8fae8a')}${path('M-44 2Q-28 -6 -10 0T20 -2V10.4H-44Z', '#4f8a5a')}${box(-30, -8, 12, 9, '#f3e2c4')}${path('M-33 -8L-24 -16L-15 -8Z', '#c9503f')}${box(-26, -4, 4, 5, '#6b4a3a')}${path('M6 -3V-12M6 -12', '#6b4a2a')}${box(5, -9, 2, 8, '#6b4a2a')}${oval(6, -12, 5.4, 5, '#3f7a4a')}${oval(-6, 1, 2, 2, '#f3c79a')}${box(-8, 2.6, 4, 5, colourAt(pen.variant))}${hearts.join('')}${box(21, -39.6, 23, 50, '#2a2440')}${chat.join('')}</g>` +
          turned(
            0,
            0,
            0,
            line('M-62 4V-44', '#231f2a', 2) +
              oval(-62, 4, 8, 2, '#231f2a') +
              glow(pen, -62, -52, 22, lamp, 0.7),
          ) +
          oval(-62, -52, 11, 11, '#231f2a') +
          oval(-62, -52, 8.4, 8.4, lighter(lamp, 0.6)) +
          shadow(pen, 0, 16, 34, 3, 0.6) +
          path('M-30 8H30L34 16H-34Z', pen.linear(['#3a3448', '#1f1b2a'])) +
          [0, 1, 2]
            .map((row) =>
              Array.from({ length: 13 }, (_, n) =>
                box(
                  -27.6 - row * 1 + n * (4.2 + row * 0.16),
                  9 + row * 2.2,
                  3.2,
                  1.5,
                  (n + row) % 5 ? '#6b6480' : lamp,
                  0.4,
                ),
              ).join(''),
            )
            .join('') +
          shadow(pen, 44, 13, 9, 2, 0.5) +
          line('M48 4C54 3 54 11 48 10', cup, 2) +
          path('M37 1H49L48 13Q43 14.6 38 13Z', cylinder(pen, cup)) +
          oval(43, 1, 6, 1.4, '#4a2c1a') +
          path('M57 -6H71L69 6H59Z', cylinder(pen, '#c7704a')) +
          [-150, -120, -90, -60, -30]
            .map((turn, n) => leaf(64, -5, 15, 3, turn, n % 2 ? '#5d8a4a' : '#3f6b3a'))
            .join(''),
      ),
    )
  )
}

/** Three boards on a wall with books, plants and a basket. */
export function bookcase(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, accent } = pen.ofVariant(rooms)
  const wood = pen.linear(['#d9ae7c', '#a9743f'])
  const board = (y: number, from: number, to: number) =>
    shadow(pen, (from + to) / 2, y + 8, (to - from) * 0.55, 5, 0.3) +
    box(from, y, to - from, 3.4, wood, 0.5) +
    box(from, y + 3.4, to - from, 1.4, '#7d5230') +
    path(`M${from + 8} ${y + 4.8}v7l7 -7zM${to - 8} ${y + 4.8}v7l-7 -7z`, '#5a3a20')
  const books = (x: number, y: number, count: number, lean: number) => {
    let at = x
    return Array.from({ length: count }, (_, n) => {
      const [wide, tall] = [pen.between(3.4, 6), pen.between(14, 20)]
      const colour = pen.oneOf([accent, '#e3c48a', '#7d93a8', '#c97a5a', '#f3e8d8', '#5d7a68'])
      const book =
        box(
          at,
          y - tall,
          wide,
          tall,
          pen.linear([lighter(colour, 0.2), colour, darker(colour, 0.2)], [0, 0], [1, 0]),
          0.5,
        ) +
        box(at + 0.8, y - tall + 3, wide - 1.6, 1.2, '#fff6e4', 0.4) +
        box(at + 0.8, y - 4, wide - 1.6, 1.2, '#fff6e4', 0.4)
      at += wide + 0.3
      return n === count - 1 && lean ? turned(lean, at - wide, y, book) : book
    }).join('')
  }
  const trail = (x: number, y: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((n) =>
        leaf(x + (n % 2 ? 2 : -2), y + n * 4.2, 7, 2.4, n % 2 ? 30 : 150, n % 3 ? '#5d8a4a' : '#3f6b3a'),
      )
      .join('')
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.2), wall[0], wall[1]], [0, 0], [1, 1])) +
    inMiddle(
      pen,
      framed(
        pen,
        1,
        board(-16, -42, 30) +
          board(14, -26, 44) +
          board(42, -42, 30) +
          books(-38, -16, 6, 0) +
          path('M2 -28H16L14 -16H4Z', cylinder(pen, '#f3ece2')) +
          [-155, -125, -95, -65, -30]
            .map((turn, n) => leaf(9, -27, 15, 3.4, turn, n % 2 ? '#5d8a4a' : '#3f6b3a'))
            .join('') +
          box(-20, -4, 22, 18, slab(pen, lighter(accent, 0.2)), 0.6) +
          box(-18, -2, 18, 14, '#fff8ec') +
          path('M-18 12V6Q-12 0 -8 5T0 4V12Z', accent) +
          oval(-13, 2, 2, 2, '#f0b84a') +
          books(8, 14, 5, 0) +
          path('M33 3H43L42 14H34Z', cylinder(pen, '#c7704a')) +
          line('M36 4C34 12 37 20 35 30', '#3f6b3a', 0.9) +
          trail(36, 6) +
          path('M-39 28H-17L-19 42H-37Z', pen.linear(['#e3bd84', '#b9874a'])) +
          line('M-38.6 31H-17.4M-38.2 34.6H-17.8M-37.8 38.2H-18.2', '#8a5f30', 0.9, 0.6) +
          path('M-37 28Q-34 21 -28 24Q-22 20 -19 28Z', lighter(accent, 0.5)) +
          box(-10, 27, 16, 5, '#e3c48a', 0.6) +
          box(-9, 32, 17, 5, '#7d93a8', 0.6) +
          box(-11, 37, 19, 5, accent, 0.6) +
          shadow(pen, 20, 41, 8, 2, 0.4) +
          path('M15 42C13 34 16 32 18 30V26H22V30C24 32 27 34 25 42Z', cylinder(pen, '#8fb0a8')) +
          leaf(20, 27, 12, 2.4, -70, '#a9885a') +
          leaf(20, 27, 13, 2.4, -100, '#c9a26a'),
      ),
    ) +
    sunbeam(pen)
  )
}
