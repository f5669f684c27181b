import {
  box,
  darker,
  glow,
  lighter,
  line,
  mixed,
  oval,
  type Pen,
  path,
  placed,
  ridge,
  shadow,
} from './pen.ts'
import { type Looks, skinOf } from './portrait.ts'

const days = [
  {
    air: ['#4f9bd0', '#a9d7e8', '#f7f3d8'],
    far: '#7fb0c4',
    near: '#2f6a4a',
    pack: '#f2b431',
    coat: '#c8402f',
  },
  {
    air: ['#7a9ab0', '#cfdcdc', '#f3ecd8'],
    far: '#94a8a8',
    near: '#5a6238',
    pack: '#a8484a',
    coat: '#2f4a3f',
  },
  {
    air: ['#4fa3c0', '#b4e0d8', '#f6f6d6'],
    far: '#7fb8a8',
    near: '#2f6f5a',
    pack: '#e2603a',
    coat: '#2f4f80',
  },
  {
    air: ['#6f86b8', '#c4c4dc', '#f6e4d8'],
    far: '#8f94b4',
    near: '#3f5a52',
    pack: '#3f8a80',
    coat: '#d99a3a',
  },
  {
    air: ['#5fa8d8', '#bfe2ea', '#fbf2d2'],
    far: '#8fbcc8',
    near: '#3a7a4c',
    pack: '#f2b431',
    coat: '#1f5f80',
  },
] as const

/** A walker with a rucksack, seen from behind, on a ridge above a lake. */
export function hiker(pen: Pen, looks: Looks): string {
  const { width: w, height: h, unit: u } = pen
  const { air, far, near, pack, coat } = pen.ofVariant(days)
  const layers = [0.42, 0.52, 0.62].map((top, n) => {
    const colour = mixed(far, near, n * 0.3)
    return path(ridge(pen, top, 0.06, 3 + n), pen.linear([lighter(colour, 0.2), colour, darker(colour, 0.1)]))
  })
  const grass = Array.from({ length: 40 }, () => {
    const [x, y] = [w * pen.chance(), h * pen.between(0.86, 1)]
    return line(
      `M${x} ${y}q${u} ${-u * 2} ${u * pen.between(0, 3)} ${-u * 4}`,
      lighter(near, 0.25),
      u * 0.4,
      0.6,
    )
  })
  return (
    box(0, 0, w, h, pen.linear(air, [0, 0], [0, 0.6])) +
    glow(pen, w * 0.24, h * 0.2, u * 40, '#fffbe6', 0.9) +
    [0.14, 0.24]
      .map((at, n) => oval(w * (0.78 - n * 0.5), h * at, u * 22, u * 2.4, '#ffffff', 0.5))
      .join('') +
    layers.join('') +
    path(
      `M${w * 0.1} ${h * 0.74}Q${w * 0.5} ${h * 0.7} ${w * 0.9} ${h * 0.75}Q${w * 0.5} ${h * 0.8} ${w * 0.1} ${h * 0.74}Z`,
      lighter(air[1], 0.3),
      0.9,
    ) +
    path(
      `M0 ${h * 0.82}C${w * 0.25} ${h * 0.83} ${w * 0.36} ${h * 0.76} ${w * 0.52} ${h * 0.76}C${w * 0.7} ${h * 0.76} ${w * 0.8} ${h * 0.86} ${w} ${h * 0.84}V${h}H0Z`,
      pen.linear([lighter(near, 0.16), near, darker(near, 0.45)]),
    ) +
    path(
      `M${w * 0.5 - u * 5} ${h * 0.77}h${u * 10}C${w * 0.5 + u * 2} ${h * 0.86} ${w * 0.5 + u * 22} ${h * 0.9} ${w * 0.5 + u * 20} ${h}H${w * 0.5 - u * 16}C${w * 0.5 - u * 12} ${h * 0.9} ${w * 0.5 - u * 2} ${h * 0.86} ${w * 0.5 - u * 5} ${h * 0.77}Z`,
      '#e6d2a4',
      0.75,
    ) +
    grass.join('') +
    placed(pen, w / 2, h * 0.81, `<g transform="scale(1.12)">${walker(pen, skinOf(looks), pack, coat)}</g>`)
  )
}

/** A person from behind, who stands at 0, 0 and is sixty units tall. */
function walker(pen: Pen, skin: string, pack: string, coat: string): string {
  const cloth = pen.linear([lighter(coat, 0.22), coat, darker(coat, 0.35)], [0, 0], [1, 0.4])
  const bag = pen.linear([lighter(pack, 0.25), pack, darker(pack, 0.32)], [0, 0], [1, 0.5])
  const legs = pen.linear(['#4f5a70', '#2c3346'], [0, 0], [1, 0])
  return (
    shadow(pen, 6, 0.4, 20, 3, 0.5) +
    line('M20 -25L25 0', '#3a3f48', 0.9) +
    path('M-8 -27H-0.4L-1.4 -3H-7.4Z', legs) +
    path('M0.4 -27H8.4L9 -6H3Z', darker('#3d465a', 0.12)) +
    path('M-8.6 -4H-0.6V0.6H-9.4Q-9.6 -2.6 -8.6 -4Z', '#6a4327') +
    path('M2.4 -7H9.6L10 -2.4H2Z', '#553520') +
    line('M-12 -43L-17 -32L-14 -24', coat, 5.6) +
    line('M12 -43L18 -33L20 -26', darker(coat, 0.15), 5.6) +
    oval(-13.6, -22.4, 2.2, 2.4, skin) +
    oval(20, -24.4, 2.4, 2.4, skin) +
    path('M-12.6 -45C-10 -50 10 -50 12.6 -45L10.6 -23H-10.6Z', cloth) +
    path('M-2.8 -53H2.8V-47H-2.8Z', darker(skin, 0.2)) +
    oval(0, -56, 5.8, 6.6, pen.linear([lighter(skin, 0.1), darker(skin, 0.15)], [0, 0], [1, 0])) +
    path('M-6 -53.6C-6 -50 6 -50 6 -53.6V-58H-6Z', '#4a2f1f') +
    path(
      'M-6.8 -57C-7.4 -66 7.4 -66 6.8 -57Q0 -54.6 -6.8 -57Z',
      pen.linear(['#f3efe4', '#b9b2a4'], [0, 0], [1, 0]),
    ) +
    oval(0, -64, 1.8, 1.6, '#fffaf0') +
    box(-9, -52, 18, 5, pen.linear(['#8fa0a4', '#566468'], [0, 0], [0, 1]), 2.4) +
    line('M-4.6 -52V-47M4.6 -52V-47', '#3a3230', 0.9) +
    path('M-9.4 -46C-9.4 -49 9.4 -49 9.4 -46L10.6 -27C10.6 -22 -10.6 -22 -10.6 -27Z', bag) +
    path('M-9.6 -45.6C-9.4 -49 9.4 -49 9.6 -45.6L9 -38.4Q0 -35 -9 -38.4Z', lighter(pack, 0.24)) +
    box(-6.6, -34, 13.2, 8, darker(pack, 0.18), 1.6) +
    line('M-4 -38V-34.4M4 -38V-34.4', '#3a3230', 1) +
    oval(9.8, -31, 2.2, 5, '#5fa8c8')
  )
}

const seats = [
  {
    wall: ['#2f5a5c', '#173438'],
    cloth: '#c2603f',
    air: ['#f9c58a', '#fbe6c0'],
    sea: ['#5fa8b0', '#2f6f88'],
  },
  {
    wall: ['#7d3a44', '#421a26'],
    cloth: '#3f6b80',
    air: ['#9ad0e8', '#f4f2dc'],
    sea: ['#4fa0b8', '#226a8a'],
  },
  {
    wall: ['#3a4668', '#1c2440'],
    cloth: '#d8a23f',
    air: ['#f4a98a', '#fbe0c4'],
    sea: ['#7a88b8', '#3f4f88'],
  },
  {
    wall: ['#58683f', '#2c3822'],
    cloth: '#8a3f4c',
    air: ['#c4e0ea', '#f7f3e2'],
    sea: ['#6fb0b0', '#3a7a80'],
  },
] as const

/** The sea behind the window of a train, with a mug and a map on the folding table. */
export function trainWindow(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, cloth, air, sea } = pen.ofVariant(seats)
  const gulls = [
    [-14, -34, 1],
    [6, -40, 0.7],
    [15, -31, 0.8],
  ].map(([x = 0, y = 0, s = 1]) =>
    line(
      `M${x - 4 * s} ${y - s}q${2 * s} ${-2 * s} ${4 * s} ${s}q${2 * s} ${-3 * s} ${4 * s} ${-s}`,
      '#ffffff',
      0.9,
    ),
  )
  return (
    box(0, 0, w, h, pen.linear(wall, [0, 0], [0.6, 1])) +
    placed(
      pen,
      w / 2,
      h * 0.5,
      box(-44, -52, 88, 76, pen.linear([lighter(wall[0], 0.3), darker(wall[1], 0.3)]), 11) +
        `<g transform="translate(0 -1)">` +
        box(-40, -47, 80, 68, pen.linear([...air]), 8) +
        glow(pen, 18, -16, 26, '#fff6dc', 0.95) +
        oval(18, -16, 5, 5, '#fffbee') +
        box(-40, -10, 80, 31, pen.linear([...sea]), 8) +
        box(-40, -10, 80, 12, sea[0]) +
        [
          [6, -7, 24],
          [12, -3, 16],
          [2, 1, 26],
          [16, 6, 12],
        ]
          .map(([x = 0, y = 0, wide = 9]) => line(`M${x} ${y}h${wide}`, '#fff3cf', 0.8, 0.7))
          .join('') +
        path('M-40 -10C-34 -22 -26 -25 -18 -20C-12 -17 -8 -12 -2 -10Z', '#6f8f5a') +
        path('M-40 -12L-34 -10C-24 -12 -10 -10 -2 -10L-16 -4C-26 0 -34 2 -40 3Z', '#e6d2a4') +
        path('M-19.4 -20L-18.6 -34H-14.6L-13.8 -18Z', '#fffaf0') +
        box(-18.8, -30, 4.6, 3.4, '#c8402f') +
        path('M-19.4 -34L-16.6 -39L-13.8 -34Z', '#c8402f') +
        gulls.join('') +
        path('M-40 13Q-10 6 14 12T40 10V13Q40 21 32 21H-32Q-40 21 -40 13Z', '#4f7a4a') +
        path('M-30 -47H-8L-34 21H-40V-20Z', '#ffffff', 0.16) +
        '</g>' +
        path(
          'M-70 -70H-34C-42 -40 -36 -8 -46 30H-70Z',
          pen.linear([lighter(cloth, 0.15), cloth, darker(cloth, 0.4)], [0, 0], [1, 0]),
        ) +
        line('M-50 -60Q-52 -20 -56 24M-42 -60Q-46 -30 -48 10', darker(cloth, 0.4), 1, 0.5) +
        path('M-90 36H90V70H-90Z', darker(wall[1], 0.35)) +
        path('M-80 32H80L90 42H-90Z', pen.linear(['#e9dcc6', '#c4ae8e'])) +
        path('M-90 42H90V46H-90Z', '#8a6f52') +
        path('M6 38L14 31L25 33L34 30.6L40 37L29 39.6L17 37.4Z', '#fdf7e6') +
        line('M14 31L17 37.4M25 33L29 39.6', '#cbbd9c', 0.6) +
        line('M12 36Q18 33 24 36T36 35', '#c8402f', 0.8) +
        shadow(pen, -12, 38, 14, 3, 0.5) +
        line('M-6 24C2 22 2 34 -7 33', '#f3eee6', 2.4) +
        path(
          'M-23 20H-5L-6.6 36Q-14 39 -21.4 36Z',
          pen.linear(['#ffffff', '#f0e6d8', '#b5a692'], [0, 0], [1, 0]),
        ) +
        box(-22.4, 26, 16.4, 3.6, cloth) +
        oval(-14, 20, 9, 2.2, '#fffaf2') +
        oval(-14, 20.2, 7.6, 1.6, '#8a4a22') +
        line('M-16 15C-19 10 -13 7 -16 1M-11 15C-14 10 -8 7 -11 2', '#ffffff', 1.4, 0.5),
    )
  )
}
