import {
  box,
  darker,
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

const doors = [
  { wall: ['#f3d9b8', '#d9a878'], door: '#2f7f8a', boots: ['#f7c02c', '#e2483a', '#4a7fd0'] },
  { wall: ['#dfe8ee', '#a8bcc8'], door: '#e0553c', boots: ['#3f9a6a', '#f7c02c', '#e88ab0'] },
  { wall: ['#f6e2cc', '#dcb490'], door: '#3a4f9a', boots: ['#e2483a', '#f7c02c', '#5fb89a'] },
  { wall: ['#e6ebd8', '#b4c09a'], door: '#f0a52c', boots: ['#2f5fa8', '#e2483a', '#7fc08a'] },
  { wall: ['#f2d8d0', '#cf9a90'], door: '#2f6b50', boots: ['#f7c02c', '#4a8fd8', '#ef7a5a'] },
] as const

/** One rubber boot that points to the right, 34 high, with its heel at -8, 0. */
function rubberBoot(pen: Pen, colour: string, pattern: 'plain' | 'dots' | 'stripes'): string {
  const rubber = pen.linear(
    [darker(colour, 0.22), colour, lighter(colour, 0.42), colour, darker(colour, 0.3)],
    [0, 0],
    [1, 0.1],
  )
  const drawn = {
    plain: line('M-7.4 -14Q0 -11.6 6 -14', darker(colour, 0.3), 0.6, 0.5),
    dots: [
      [-4, -26],
      [2.6, -23],
      [-3.4, -18],
      [3, -14.6],
      [-4, -10],
      [3.4, -6.6],
      [11, -6],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 1.5, 1.5, '#ffffff', 0.9))
      .join(''),
    stripes: line(
      'M-7.4 -24Q0 -22 7.4 -24M-7.6 -18.4Q0 -16.4 6.6 -18.4M-8 -12.8Q0 -10.8 6.6 -12.8',
      '#ffffff',
      1.7,
      0.85,
    ),
  }[pattern]
  return (
    path(
      'M-8 -33H8C8.2 -24 5.6 -18 7 -13.4C8.4 -10.4 14 -10.6 18 -7.6C20.6 -5.4 20.8 -3 20.6 -0.6H-8.6C-8.8 -8 -7.4 -22 -8 -33Z',
      rubber,
    ) +
    drawn +
    path('M13 -10.2C17.6 -9.2 21 -6 20.6 -0.6H15.4C16 -4 15 -7.6 13 -10.2Z', darker(colour, 0.25), 0.55) +
    path('M-9 -2.6H21V1.4H10L9 0.4H-1L-2 1.4H-9Z', pen.linear([darker(colour, 0.45), darker(colour, 0.7)])) +
    box(
      -8.8,
      -34,
      17.6,
      4.4,
      pen.linear([lighter(colour, 0.5), darker(colour, 0.15)], [0, 0], [1, 0.4]),
      1.4,
    ) +
    oval(0, -33.8, 8, 1.3, darker(colour, 0.5)) +
    line('M-4.6 -28V-12Q-5 -7 -5 -5', '#ffffff', 1.5, 0.55) +
    line('M11 -7.8Q14.4 -7.4 16.4 -5', '#ffffff', 1.1, 0.6)
  )
}

/** The lower part of a front door with its frame, the mat before it and rain on the step. */
function doorway(pen: Pen, wall: readonly [string, string], door: string): string {
  const panel = (x: number, y: number, tall: number) =>
    box(x, y, 26, tall, darker(door, 0.28), 1) +
    box(
      x + 1.4,
      y + 1.6,
      24,
      tall - 2.4,
      pen.linear([lighter(door, 0.1), darker(door, 0.1)], [0, 0], [1, 1]),
      0.8,
    ) +
    line(`M${x + 1} ${y + tall - 0.6}H${x + 25.6}`, lighter(door, 0.4), 0.7, 0.8)
  const bricks = Array.from({ length: 64 }, (_, n) =>
    box(
      (n % 2 ? 49 : -88) + ((n >> 1) % 4) * 11 - (Math.floor(n / 8) % 2) * 5,
      -70 + Math.floor(n / 8) * 12.4,
      10,
      11.2,
      n % 3 ? lighter(wall[1], 0.18) : darker(wall[1], 0.06),
      0.8,
    ),
  )
  return (
    box(-130, -90, 260, 115, pen.linear([...wall])) +
    `<g opacity="0.75">${bricks.join('')}</g>` +
    box(-44, -90, 88, 112, pen.linear(['#ffffff', '#e6dccb'], [0, 0], [1, 0.4]), 1) +
    box(-39, -90, 78, 112, pen.linear([lighter(door, 0.22), door, darker(door, 0.25)], [0, 0], [0.8, 1])) +
    panel(-31, -62, 36) +
    panel(5, -62, 36) +
    panel(-31, -18, 32) +
    panel(5, -18, 32) +
    oval(34.6, -21, 2.6, 2.6, pen.radial(['#fff3c0', '#e0b04a', '#8a6420'], 0.35, 0.3, 0.8)) +
    box(-16, -24, 32, 5, pen.linear(['#ffe9a8', '#c8922c']), 1.6) +
    box(-13, -22.4, 26, 1.8, '#6a4818', 0.9)
  )
}

/** Three pairs of rubber boots in a row before a front door, on a wet step. */
export function wellies(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, door, boots } = pen.ofVariant(doors)
  const pair = (x: number, size: number, colour: string, pattern: 'plain' | 'dots' | 'stripes') => {
    const two =
      moved(5, -2.6, rubberBoot(pen, darker(colour, 0.12), pattern)) +
      moved(-3, 0, rubberBoot(pen, colour, pattern))
    return (
      `<g transform="translate(${x} 37) scale(${size})">` +
      `<g transform="scale(1 -0.5)" opacity="0.34">${two}</g>` +
      shadow(pen, 5, 0.6, 22, 3.4, 0.75) +
      two +
      '</g>'
    )
  }
  const rain = Array.from({ length: 46 }, () => {
    const [x, y] = [pen.between(-90, 90), pen.between(-66, 30)]
    return line(`M${x} ${y}l-1.6 ${pen.between(4, 8)}`, '#ffffff', 0.6, 0.5)
  })
  const rings = [
    [-40, 50, 9],
    [16, 54, 11],
    [44, 47, 7],
    [-8, 47, 6],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.24}" fill="none" stroke="#ffffff" stroke-width="0.7" opacity="0.65"/>` +
      oval(x, y - 1.4, 0.8, 1.4, '#ffffff', 0.8),
  )
  return (
    box(0, 0, w, h, wall[1]) +
    placed(
      pen,
      w / 2,
      h / 2 - pen.unit * 2,
      doorway(pen, wall, door) +
        path('M-130 21H130V29H-130Z', pen.linear(['#e9e6ea', '#bdbcc8'])) +
        path('M-130 29H130V90H-130Z', pen.linear(['#8f97ac', '#5f6a86', '#3f4a66'])) +
        path('M-130 29H130V31H-130Z', '#3f4660', 0.5) +
        oval(4, 48, 62, 10, pen.linear([lighter(door, 0.35), '#a8b8d0']), 0.5) +
        oval(-2, 46, 40, 5, '#ffffff', 0.16) +
        pair(-31, 1.14, boots[0], 'plain') +
        pair(2, 0.94, boots[1], 'dots') +
        pair(30, 0.74, boots[2], 'stripes') +
        rings.join('') +
        rain.join(''),
    ) +
    path(`M0 ${h * 0.36}L${w * 0.36} 0H${w * 0.6}L0 ${h * 0.66}Z`, '#ffffff', 0.1)
  )
}

const lunches = [
  { table: ['#ffd45c', '#f0a828'], tin: '#2f9a94', cloth: '#e8563f' },
  { table: ['#8fd0e8', '#4f9cc8'], tin: '#f0603f', cloth: '#ffd45c' },
  { table: ['#f79a86', '#dc5f56'], tin: '#f4e6c8', cloth: '#2f7f8a' },
  { table: ['#a8d88a', '#6aa856'], tin: '#4a5fc0', cloth: '#f6b63c' },
  { table: ['#c9b2ee', '#957ad0'], tin: '#f7c02c', cloth: '#e2557a' },
] as const

/** Half of a sandwich with its filling, seen from above: a triangle whose long side points to the lower right. */
const half = (pen: Pen, turn: number): string =>
  turned(
    turn,
    0,
    0,
    path('M-11.6 -12.6H14L-11.6 13Z', '#8a5a2c', 0.35) +
      path('M-13 -13H13.4L-13 13.4Z', pen.linear(['#e8b878', '#c8873f'], [0, 0], [1, 1])) +
      path('M-11 -11.4H10.4L-11 10Z', pen.linear(['#fff3d8', '#f4dcae'], [0, 0], [1, 1])) +
      path('M13.4 -13L15.6 -11.4L-11.4 15.6L-13 13.4Z', '#7fb84a') +
      path(
        'M14.2 -12.2L16.2 -10.8Q14 -6.4 10.6 -5.4Q8 -1.6 5 -0.6Q2.6 3.6 -1 4.6Q-4 8.6 -7 10.4Q-9 14 -10.6 16.4L-12.4 14.4Z',
        '#9fd05e',
      ) +
      line('M14.4 -10.4L-10.4 14.4', '#e8503f', 1.3) +
      [
        [-8, -8],
        [-3, -6],
        [-7, 0],
        [2, -9],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 0.9, 0.6, '#e2bd84', 0.9))
        .join(''),
  )

const strawberry = (pen: Pen, x: number, y: number, turn: number): string =>
  turned(
    turn,
    x,
    y,
    path(
      `M${x} ${y + 7}C${x - 7} ${y + 3} ${x - 7.4} ${y - 5} ${x} ${y - 5}C${x + 7.4} ${y - 5} ${x + 7} ${y + 3} ${x} ${y + 7}Z`,
      pen.radial(['#ff8a76', '#e8303f', '#a8142c'], 0.36, 0.3, 0.8),
    ) +
      [
        [-2.6, -1],
        [2.4, -1.4],
        [0, 1.6],
        [-1.8, 3.6],
        [2, 3.4],
      ]
        .map(([dx = 0, dy = 0]) => oval(x + dx, y + dy, 0.42, 0.65, '#ffe28a'))
        .join('') +
      [-150, -115, -90, -65, -30].map((at) => leaf(x, y - 4.4, 5, 1.5, at, '#5f9f3f')).join(''),
  )

/** What is in the lunch box: a sandwich, fruit, sticks of vegetables and a biscuit, in its three compartments. */
function lunch(pen: Pen): string {
  const sticks = Array.from({ length: 7 }, (_, n) => {
    const green = n > 3
    return box(
      7 + n * 3.6,
      -1 + (n % 3) * 0.9,
      3.2,
      20,
      green
        ? pen.linear(['#d6f0a8', '#8fc85e', '#4f8a38'], [0, 0], [1, 0])
        : pen.linear(['#ffc07a', '#f28a2c', '#c8601a'], [0, 0], [1, 0]),
      1.2,
    )
  })
  const blueberries = [
    [25.4, -21],
    [30.6, -17.4],
    [26.4, -14.4],
    [31, -23.4],
    [30.8, -11.4],
  ].map(
    ([x = 0, y = 0]) =>
      oval(x, y, 2.9, 2.9, pen.radial(['#8f9ae0', '#3f4a9c', '#1c2258'], 0.35, 0.3, 0.8)) +
      oval(x + 0.4, y + 0.3, 1, 1, '#1c2258', 0.8),
  )
  const chips = [
    [-4, -3],
    [3, -4.4],
    [4.6, 2],
    [-1, 1.4],
    [-5, 4],
    [1, 6],
  ].map(([x = 0, y = 0]) => oval(-18 + x, 18 + y, 1.3, 1.1, '#4a2614'))
  return (
    moved(-21, -10, half(pen, 0), { scale: 0.92 }) +
    moved(-13.6, -2.6, half(pen, 180), { scale: 0.92 }) +
    strawberry(pen, 9, -20, -16) +
    strawberry(pen, 18.4, -14, 24) +
    strawberry(pen, 10, -10.4, 8) +
    blueberries.join('') +
    sticks.join('') +
    shadow(pen, -17, 19.4, 10.4, 9.4, 0.5) +
    oval(-18, 18, 8.8, 8.4, pen.radial(['#f6cf8e', '#d9994c', '#a8682a'], 0.4, 0.35, 0.75)) +
    chips.join('')
  )
}

/** An open lunch box, packed, with its lid, an apple and a napkin, seen from above. */
export function lunchbox(pen: Pen): string {
  const { width: w, height: h } = pen
  const { table, tin, cloth } = pen.ofVariant(lunches)
  const metal = pen.linear([lighter(tin, 0.4), tin, darker(tin, 0.3)], [0, 0], [1, 1])
  const compartment = (x: number, y: number, wide: number, tall: number) =>
    box(x, y, wide, tall, darker(tin, 0.38), 4) +
    box(x + 0.8, y + 1.4, wide - 1.4, tall - 1.8, darker(tin, 0.22), 3.4)
  const checks = Array.from({ length: 6 }, (_, n) =>
    line(`M${-30 + n * 8} -26V26M-32 ${-22 + n * 8.6}H14`, '#ffffff', 2.2, 0.35),
  )
  const apple =
    shadow(pen, 4, 6, 15, 13, 0.55) +
    path(
      'M0 -9C7 -15 16 -9 14 2C13 11 6 15 0 12C-6 15 -13 11 -14 2C-16 -9 -7 -15 0 -9Z',
      pen.radial(['#ffb59a', '#e8382f', '#8f1420'], 0.34, 0.3, 0.8),
    ) +
    oval(0, -7.6, 4, 2, '#7a1018', 0.6) +
    line('M0 -8Q0.4 -13 3.4 -15', '#5a3a1c', 1.5) +
    leaf(2, -12, 10, 3, -24, '#6fae4a') +
    path('M-10 -4Q-9 -9 -5 -9.6Q-8 -6 -8 -1Z', '#ffffff', 0.6)
  return (
    box(0, 0, w, h, pen.linear([lighter(table[0], 0.25), ...table], [0, 0], [0.9, 1])) +
    inMiddle(
      pen,
      moved(-30, 26, shadow(pen, -8, 3, 30, 32, 0.35) + box(-33, -28, 50, 56, cloth, 1) + checks.join(''), {
        turn: -18,
        scale: 1.2,
      }) +
        `<g transform="translate(4 -4) rotate(-10) scale(1.16)">` +
        shadow(pen, 3, 6, 50, 42, 0.6) +
        box(-41, -31, 82, 62, darker(tin, 0.45), 11) +
        box(-41, -32.4, 82, 62, metal, 11) +
        box(-38, -29.4, 76, 56, darker(tin, 0.1), 8.6) +
        compartment(-36, -27.4, 37, 34) +
        compartment(-36, 8.4, 37, 16.4) +
        compartment(3, -27.4, 33, 23) +
        compartment(3, -2.4, 33, 27.2) +
        lunch(pen) +
        line('M-38 -22Q-38 -30 -30 -30.6H10', '#ffffff', 1, 0.6) +
        '</g>' +
        moved(-36, -43, apple, { scale: 0.95 }),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.76}L0 ${h * 0.9}Z`, '#ffffff', 0.14)
  )
}
