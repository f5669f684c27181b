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
import { leaf } from './room.ts'
import { cylinder, type Pair, slab, sunbeam, surface } from './still.ts'

const tones: readonly { wall: Pair; floor: Pair; main: string; other: string }[] = [
  { wall: ['#f0d2b0', '#c98a5f'], floor: ['#a86f42', '#6b4024'], main: '#2f5a6b', other: '#d9563a' },
  { wall: ['#5a6b8a', '#28344f'], floor: ['#4f5a74', '#232a3c'], main: '#e0a23f', other: '#c9506a' },
  { wall: ['#cfe0d6', '#7fa592'], floor: ['#9fb5a4', '#567060'], main: '#8a3f56', other: '#e9b44a' },
  { wall: ['#e3d6ec', '#9f84bd'], floor: ['#b49ac9', '#6b5290'], main: '#3a4f7d', other: '#e8734a' },
  { wall: ['#f3dcd2', '#cf8f7d'], floor: ['#b9735f', '#7a4238'], main: '#3f6b57', other: '#f0bd5a' },
]

/** A clapperboard on a storyboard, with a roll of tape. */
export function clapper(pen: Pen): string {
  const { wall, main, other } = pen.ofVariant(tones)
  const frames = [
    [-44, -36],
    [-12, -36],
    [20, -36],
    [-44, -2],
    [-12, -2],
    [20, -2],
  ].map(
    ([x = 0, y = 0], n) =>
      box(
        x,
        y,
        27,
        18,
        pen.linear([lighter(n % 2 ? main : other, 0.6), lighter(n % 2 ? other : main, 0.35)]),
      ) +
      path(
        `M${x} ${y + 14}Q${x + 8} ${y + 6 + (n % 3) * 2} ${x + 14} ${y + 12}T${x + 27} ${y + 10}V${y + 18}H${x}Z`,
        n % 2 ? main : darker(other, 0.1),
      ) +
      oval(x + 6 + n * 3, y + 5, 2.6, 2.6, '#fff3c4') +
      box(x, y + 21, 22, 1.6, '#b3a89c', 0.8) +
      box(x, y + 25, 15, 1.6, '#cfc6ba', 0.8),
  )
  const stripes = (y: number) =>
    [-36, -20, -4, 12, 28].map((x) => path(`M${x} ${y}h9l-6 9h-9z`, '#fdf8ee')).join('')
  const board =
    shadow(pen, 4, 6, 52, 34, 0.6) +
    turned(-15, -36, -16, box(-38, -29, 76, 9, '#231f2a', 1) + stripes(-29)) +
    box(-38, -17, 76, 9, '#231f2a', 1) +
    moved(2, 12, stripes(-29).replaceAll('l-6 9', 'l6 9')) +
    box(-38, -8, 76, 40, pen.linear(['#3a3442', '#231f2a'], [0, 0], [1, 1]), 1.4) +
    oval(-34, -18, 2.4, 2.4, '#c9ced6') +
    line('M-34 6H34M-34 18H34M-10 6V28M14 6V28', '#6b6474', 0.8) +
    line('M-32 0C-26 -4 -22 3 -16 -1S-4 -2 2 0', '#fdf8ee', 1.4) +
    line('M-28 10v5M-4 10h5v2.6h-4v2.6h4M21 10h4l-2.4 5.4', '#fdf8ee', 1.4) +
    box(-30, 22, 15, 1.8, '#cfc8d6', 0.9) +
    box(-6, 22, 14, 1.8, '#cfc8d6', 0.9) +
    box(18, 22, 12, 1.8, other, 0.9)
  return (
    surface(pen, wall) +
    inMiddle(
      pen,
      turned(
        7,
        0,
        0,
        shadow(pen, 4, 4, 66, 56, 0.4) +
          box(-54, -44, 110, 92, pen.linear(['#ffffff', '#f3eadf'], [0, 0], [1, 1]), 1) +
          frames.join(''),
      ) +
        moved(-4, 16, board, { turn: -8 }) +
        shadow(pen, 40, -27, 16, 15, 0.55) +
        oval(38, -30, 13, 13, slab(pen, other)) +
        oval(38, -30, 8.4, 8.4, '#d9b98c') +
        oval(38, -30, 7, 7, darker(wall[1], 0.25)),
    ) +
    sunbeam(pen)
  )
}

/** A camera on a tripod in front of a town at sunset, which its screen shows. */
export function tripod(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [sky, town] = pen.ofVariant([
    [['#5a4a8a', '#e8806a', '#fbd28a'], '#3a2f5c'],
    [['#2f5a8a', '#8fb8c9', '#fbe6b4'], '#27405c'],
    [['#7a3f6b', '#e8735a', '#ffc46a'], '#4a2446'],
    [['#3f5f7a', '#d9a08f', '#f9dcb0'], '#2c3f52'],
    [['#33407a', '#b06a9c', '#f7b08a'], '#262c58'],
  ] as const)
  const edge = h * 0.7
  const blocks = (tall: number, colour: string) =>
    Array.from({ length: 16 }, (_, n) =>
      box((w / 15) * n - u * 2, edge - u * tall * pen.between(0.4, 1), w / 15 + 1, u * tall, colour),
    ).join('')
  const lit = Array.from({ length: 40 }, () =>
    box(w * pen.chance(), edge - u * pen.between(1, 14), u, u * 1.3, '#ffd98a', 0),
  )
  const leg = (x: number) =>
    line(`M0 -2L${x} 56`, '#1b1722', 3.4) +
    line(`M0 -2L${x * 0.55} 30`, '#4a4452', 4.4) +
    oval(x, 56, 2.6, 1.6, '#0f0d14')
  return (
    box(0, 0, w, edge, pen.linear(sky)) +
    glow(pen, w * 0.3, edge - u * 12, u * 44, '#fff0b8', 0.9) +
    oval(w * 0.3, edge - u * 14, u * 7, u * 7, '#fff6d6') +
    blocks(26, lighter(town, 0.35)) +
    blocks(17, town) +
    lit.join('') +
    box(0, edge, w, h - edge, pen.linear([darker(town, 0.1), darker(town, 0.5)])) +
    box(0, edge, w, u * 1.2, lighter(town, 0.3)) +
    fitted(
      pen,
      118,
      48,
      framed(
        pen,
        0.92,
        moved(
          4,
          -6,
          shadow(pen, 0, 57, 46, 5, 0.6) +
            leg(0) +
            leg(-32) +
            leg(32) +
            box(-5, -8, 10, 14, '#2b2630', 2) +
            line('M4 0L26 10', '#2b2630', 2.6) +
            line('M20 7L28 11', '#6b6474', 3.4) +
            box(-28, -46, 52, 38, pen.linear(['#4a4552', '#1f1b26'], [0, 0], [1, 1]), 4) +
            path('M-14 -46L-10 -54H8L12 -46Z', '#2b2630') +
            box(14, -50, 8, 4.6, '#8a8492', 1.4) +
            oval(-20, -48, 3.4, 1.8, other(pen)) +
            box(-24, -42, 36, 27, '#0f0d14', 1.6) +
            box(-22.6, -40.6, 33.2, 24.2, pen.linear(sky)) +
            oval(-12, -25, 3.4, 3.4, '#fff6d6') +
            path('M-22.6 -22V-26H-18V-23H-14V-28H-9V-22H-4V-25H1V-30H5V-23H10.6V-16.4H-22.6Z', town) +
            line(
              'M-19 -38h5M-19 -38v4M7 -38h-5M7 -38v4M-19 -19h5M-19 -19v-3M7 -19h-5M7 -19v-3',
              '#ffffff',
              0.8,
            ) +
            oval(-15, -35.6, 1.2, 1.2, '#ff4a3a') +
            oval(18, -38, 2.6, 2.6, '#6b6474') +
            oval(18, -26, 4.4, 4.4, '#3a3442') +
            oval(18, -26, 2.4, 2.4, '#8a8492') +
            box(15.6, -17, 5, 2.6, '#6b6474', 1) +
            line('M-28 -42Q-42 -22 -32 2Q-26 12 -18 4', other(pen), 2.4),
        ),
      ),
    )
  )
}

const other = (pen: Pen): string => pen.ofVariant(tones).other

/** A lectern with an open text and a lamp, in a booth lined with foam. */
export function lectern(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { main } = pen.ofVariant(tones)
  const foam = darker(main, 0.45)
  const size = u * 13
  const wedges = Array.from({ length: Math.ceil(h / size) * Math.ceil(w / size) }, (_, n) => {
    const columns = Math.ceil(w / size)
    const [x, y] = [(n % columns) * size, Math.floor(n / columns) * size]
    const isUpright = (n + Math.floor(n / columns)) % 2
    return Array.from({ length: 4 }, (_row, m) =>
      isUpright
        ? box(x + (size / 4) * m, y, size / 8, size, lighter(foam, 0.16))
        : box(x, y + (size / 4) * m, size, size / 8, lighter(foam, 0.12)),
    ).join('')
  })
  const rows = (x: number) =>
    Array.from({ length: 8 }, (_, n) =>
      box(x, -22 + n * 4, 20 - ((n * 5) % 8), 1.4, n === 3 ? '#e0a23f' : '#a99e92', 0.7),
    ).join('')
  return (
    box(0, 0, w, h, foam) +
    wedges.join('') +
    glow(pen, w / 2, h * 0.42, h * 0.62, '#ffe6a8', 0.6) +
    fitted(
      pen,
      116,
      46,
      moved(
        0,
        4,
        shadow(pen, 0, 53, 34, 5, 0.7) +
          line('M0 10V46', '#15121a', 4) +
          line('M-1 10V46', '#6b6474', 1) +
          line('M0 44L-24 52M0 44L24 52M0 44V53', '#15121a', 3) +
          path('M-36 -30H36L42 12H-42Z', pen.linear(['#3a3442', '#1b1722'])) +
          box(-44, 11, 88, 5, pen.linear(['#5a5462', '#231f2a']), 2) +
          path(
            'M-31 -28Q-14 -32 0 -27Q14 -32 31 -28L35 11Q16 6 0 11Q-16 6 -35 11Z',
            pen.linear(['#ffffff', '#f3eadc']),
          ) +
          line('M0 -27V11', '#cfc4b6', 0.8) +
          rows(-26) +
          rows(5) +
          line('M0 -31C0 -50 6 -56 22 -52', '#c9a45a', 2) +
          path('M14 -56H36L40 -47H10Z', pen.linear([lighter(main, 0.45), main])) +
          path(
            'M12 -47H38L52 8H-40Z',
            pen.linear([
              [0, '#fff0b8', 0.4],
              [1, '#fff0b8', 0],
            ]),
          ) +
          oval(25, -46.6, 12, 1.8, '#fff6d6') +
          turned(20, 20, 0, box(4, 5, 26, 2.6, '#e0a23f', 1) + path('M30 5L34 6.3L30 7.6Z', '#f0d6b0')),
      ),
    )
  )
}

/** A mug of tea with lemon and honey, with a dipper and ginger. */
export function tea(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { wall, floor, main, other: accent } = pen.ofVariant(tones)
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.2), wall[0], wall[1]], [0, 0], [0.7, 1])) +
    glow(pen, w * 0.25, h * 0.2, u * 60, '#fff6e0', 0.6) +
    box(0, h * 0.66, w, h * 0.34, pen.linear(floor)) +
    box(0, h * 0.66, w, u * 0.7, lighter(floor[0], 0.4)) +
    placed(
      pen,
      w / 2,
      h * 0.54,
      framed(
        pen,
        0.9,
        line('M-22 -26C-28 -34 -16 -40 -22 -50M-10 -26C-16 -36 -4 -42 -10 -54', '#ffffff', 2.2, 0.6) +
          shadow(pen, -12, 33, 32, 5, 0.6) +
          line('M10 -8C26 -10 26 18 8 17', main, 5) +
          path('M-40 -18H10L7 27Q4 33 -4 33H-26Q-34 33 -37 27Z', cylinder(pen, main)) +
          oval(-15, -18, 25, 5, lighter(main, 0.4)) +
          oval(-15, -17.6, 22.4, 3.8, pen.linear(['#c9762a', '#e8a24a'])) +
          oval(-20, -17.8, 8, 2.2, '#f7e27a') +
          oval(-20, -17.8, 6.2, 1.5, '#fdf3b4') +
          line('M-2 -15Q0 -4 -2 4', '#fdf3e4', 0.7) +
          box(-6, 4, 8, 10, accent, 0.8) +
          oval(-2, 9, 2.2, 2.2, '#fdf3e4') +
          path('M-35 -12L-33 24H-29L-31 -12Z', '#ffffff', 0.25) +
          shadow(pen, 31, 36, 17, 4, 0.5) +
          path(
            'M18 6Q16 4 18 0H42Q44 4 42 6L45 12V32Q45 36 40 36H20Q15 36 15 32V12Z',
            pen.linear(['#b5701c', '#f7c04a', '#e8a02f', '#9c5a14'], [0, 0], [1, 0]),
          ) +
          box(16, -6, 28, 7, cylinder(pen, '#d9c4a0'), 1.4) +
          path('M15 15H45V29H15Z', '#fff6e4') +
          path('M30 17L34.6 19.6V24.6L30 27.2L25.4 24.6V19.6Z', accent) +
          box(18, 3, 2.4, 30, '#ffffff66', 1.2) +
          shadow(pen, -6, 43, 16, 3, 0.5) +
          oval(-10, 40, 9, 4.4, '#e8b82f') +
          oval(-10, 39, 9, 4.4, '#f7e27a') +
          oval(-10, 39, 7.4, 3.4, '#fdf6c4') +
          line('M-17 39H-3M-14 36.6L-6 41.4M-14 41.4L-6 36.6', '#f0d24a', 0.7) +
          turned(
            14,
            12,
            42,
            shadow(pen, 16, 45, 18, 2.4, 0.4) +
              box(8, 40, 30, 2.4, '#b9803f', 1.2) +
              [0, 1, 2, 3]
                .map((n) =>
                  box(
                    -1 + n * 2.8,
                    38 - (n % 3 ? 0.8 : 0),
                    2.2,
                    6.4 + (n % 3 ? 1.6 : 0),
                    n % 2 ? '#c99050' : '#a9702f',
                    1,
                  ),
                )
                .join(''),
          ) +
          leaf(-30, 40, 9, 2.6, -160, '#5d8a4a') +
          leaf(-30, 40, 9, 2.6, -120, '#6f9f55'),
      ),
    ) +
    sunbeam(pen, 0.12)
  )
}

/** An audio guide in front of a vase in a museum. */
export function audioGuide(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, floor, main, other: accent } = pen.ofVariant(tones)
  const dark = darker(wall[1], 0.35)
  const keys = Array.from({ length: 12 }, (_, n) =>
    oval(-5.4 + (n % 3) * 5.4, 4 + Math.floor(n / 3) * 5.4, 1.9, 1.9, n === 11 ? accent : '#e3dfe6'),
  )
  const waves = [7, 11, 15].map((r) =>
    line(
      `M${-r * 0.5} ${-46 - r * 0.6}Q0 ${-46 - r * 1.3} ${r * 0.5} ${-46 - r * 0.6}`,
      '#fff6e0',
      1.6,
      0.85,
    ),
  )
  const vase = pen.linear([lighter('#c9683a', 0.3), '#c9683a', darker('#c9683a', 0.45)], [0, 0], [1, 0])
  return (
    box(0, 0, w, h, pen.linear([wall[1], dark])) +
    path(
      `M${w * 0.42} 0H${w * 0.58}L${w * 0.82} ${h}H${w * 0.1}Z`,
      pen.linear([
        [0, '#fff3d0', 0.5],
        [1, '#fff3d0', 0],
      ]),
    ) +
    box(0, h * 0.8, w, h * 0.2, pen.linear([darker(floor[0], 0.2), darker(floor[1], 0.3)])) +
    placed(
      pen,
      w / 2,
      h * 0.52,
      framed(
        pen,
        0.84,
        moved(
          -17,
          0,
          shadow(pen, 0, 40, 36, 5, 0.6) +
            box(-22, 14, 44, 26, pen.linear(['#ffffff', '#e9e3dc', '#b3aaa6'], [0, 0], [1, 0])) +
            box(-25, 11, 50, 4, '#ffffff', 0.6) +
            box(-11, 21, 22, 9, '#e0c48a', 0.8) +
            line('M-8 24H6M-8 27H2', '#6b542a', 0.8) +
            shadow(pen, 0, 11, 16, 2, 0.5) +
            line('M-11 -28C-24 -30 -24 -14 -16 -10M11 -28C24 -30 24 -14 16 -10', '#a9502a', 3) +
            path(
              'M-9 -40H9L7 -30C10 -24 20 -18 18 -4C17 4 9 8 8 11H-8C-9 8 -17 4 -18 -4C-20 -18 -10 -24 -7 -30Z',
              vase,
            ) +
            oval(0, -40, 9, 2, '#5a2a18') +
            path('M-18.6 -12Q0 -7 18.6 -12L18 -4Q0 1 -18 -4Z', '#2b2028') +
            line('M-16 -8l3 -2 2 3 3 -2 2 3 3 -2 3 2 3 -3 3 2 3 -3 3 2 3 -2', '#f0c48a', 0.9) +
            path('M-8 -30Q0 -28 8 -30L7.4 -26Q0 -24.4 -7.4 -26Z', '#2b2028'),
        ) +
          moved(
            29,
            15,
            shadow(pen, 3, 4, 15, 46, 0.5) +
              line('M0 28C-2 42 10 40 8 60', main, 2) +
              path(
                'M-9 -34Q-9 -42 0 -42Q9 -42 9 -34V26Q9 31 4 31H-4Q-9 31 -9 26Z',
                pen.linear(['#5a5464', '#231f2a'], [0, 0], [1, 1]),
              ) +
              box(-5, -38, 10, 2, '#8a8494', 1) +
              box(-6.6, -32, 13.2, 12, pen.linear([lighter(main, 0.6), lighter(main, 0.3)]), 1) +
              line('M-4 -24V-26M-2 -24V-29M0 -24V-27M2 -24V-30M4 -24V-26', darker(main, 0.3), 1.1) +
              oval(0, -10, 5.4, 5.4, accent) +
              box(-2.4, -12.6, 1.7, 5.2, '#ffffff', 0.6) +
              box(0.7, -12.6, 1.7, 5.2, '#ffffff', 0.6) +
              keys.join('') +
              waves.join(''),
            { turn: 12, scale: 0.96 },
          ),
      ),
    )
  )
}
