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
import { type Pair, slab, sunbeam, surface } from './still.ts'

/** A white house by the sea in the evening, its windows lit, with a lighthouse far off. */
export function cottage(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [sky, sea, grass, door] = pen.ofVariant([
    [['#6f86b5', '#e3a98f', '#fbe0b0'], ['#6d86a8', '#3d5878'], '#6f8a54', '#b5473a'],
    [['#8ab4cf', '#d5e4e6', '#fbf0d6'], ['#5f9aa8', '#2f6b7d'], '#7f9c5c', '#35508a'],
    [['#54507f', '#c27a8a', '#f7c9a0'], ['#64608f', '#38365f'], '#5d7050', '#3f6b57'],
    [['#93a4b8', '#cfd6dc', '#eee9de'], ['#7890a0', '#4a6474'], '#76875c', '#d89a3a'],
    [['#3f4a80', '#8f6f9c', '#f0b08a'], ['#4c5a8c', '#2a335f'], '#556b52', '#c9734a'],
  ] as const)
  const edge = h * 0.5
  const waves = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = [w * pen.chance(), edge + u * (2 + n * 1.3)]
    return line(`M${x} ${y}q${u * 3} ${-u} ${u * 6} 0t${u * 6} 0`, lighter(sea[0], 0.5), u * 0.4, 0.6)
  })
  const pane = (x: number, y: number) =>
    box(x - 0.8, y - 0.8, 11.6, 12.6, '#ffffff') +
    box(x, y, 10, 11, pen.linear(['#ffe9a0', '#f7b850'])) +
    line(`M${x + 5} ${y}v11M${x} ${y + 5.5}h10`, '#ffffff', 0.9)
  const house =
    shadow(pen, 2, 23, 54, 6, 0.5) +
    box(16, -42, 9, 16, '#b9836a') +
    box(15, -43, 11, 3, '#8f5f4a') +
    line('M20 -45C16 -52 25 -55 20 -63', '#ffffff', 2.2, 0.35) +
    box(-36, -14, 72, 37, pen.linear(['#ffffff', '#f2ebe2', '#cfc6c4'], [0, 0], [1, 0.4])) +
    path('M-42 -13L-26 -34H28L42 -13Z', pen.linear(['#6d7484', '#454b5a'])) +
    line('M-38.6 -17.4H38.8M-34.6 -22.6H35.4M-30.6 -28H31.8', '#343947', 0.6, 0.5) +
    pane(-29, -6) +
    pane(18, -6) +
    box(-6, -4, 13, 27, '#ffffff') +
    box(-4.6, -2.6, 10.2, 25.6, slab(pen, door), 0.6) +
    oval(3.4, 11, 0.9, 0.9, '#ffe27a') +
    box(-2.6, 0, 6.2, 6, '#ffd98a') +
    glow(pen, -24, 0, 16, '#ffd98a', 0.5) +
    glow(pen, 23, 0, 16, '#ffd98a', 0.5) +
    oval(-34, 22, 7, 5, darker(grass, 0.25)) +
    oval(34, 22, 8, 6, darker(grass, 0.2)) +
    oval(28, 24, 5, 3.4, darker(grass, 0.32))
  const light =
    path('M-3 0L-2 -20H2L3 0Z', '#ffffff') +
    path('M-2.7 -6L-2.4 -11H2.4L2.7 -6Z', '#c9473a') +
    box(-2, -24, 4, 4, '#ffe9a0') +
    path('M-2.6 -24Q0 -28 2.6 -24Z', '#c9473a') +
    glow(pen, 0, -22, 10, '#fff0b8', 0.9) +
    path('M0 -23L-40 -30V-17Z', '#fff0b8', 0.22)
  return (
    box(0, 0, w, edge, pen.linear(sky)) +
    glow(pen, w * 0.3, edge, u * 46, '#fff0c8', 0.7) +
    box(0, edge, w, h - edge, pen.linear(sea)) +
    waves.join('') +
    placed(
      pen,
      pen.variant % 2 ? w * 0.12 : w * 0.88,
      edge,
      path('M-26 3Q-12 -4 0 -2Q14 -4 30 3Z', darker(sea[1], 0.2)) +
        moved(0, -2, pen.variant % 2 ? `<g transform="scale(-1 1)">${light}</g>` : light),
    ) +
    path(
      `M0 ${h * 0.74}C${w * 0.25} ${h * 0.66} ${w * 0.7} ${h * 0.66} ${w} ${h * 0.76}V${h}H0Z`,
      pen.linear([lighter(grass, 0.2), darker(grass, 0.3)]),
    ) +
    placed(
      pen,
      w / 2,
      h * 0.54,
      framed(
        pen,
        1,
        path('M-5 23H6C10 34 18 44 30 62H-14C-2 44 -4 34 -5 23Z', pen.linear(['#e8d2a8', '#b8935f'])) + house,
      ),
    )
  )
}

/** An open map with a route, a compass, a pencil and a railway ticket. */
export function routeMap(pen: Pen): string {
  const ground: Pair = pen.ofVariant([
    ['#c99a66', '#7d5230'],
    ['#9aa67c', '#5d6b48'],
    ['#b9836a', '#74422f'],
    ['#8f9fb5', '#4f5d78'],
    ['#d6b98c', '#97703f'],
  ])
  const folds = [-30, 0, 30].map((x, n) => box(x - 30, -42, 30, 84, n % 2 ? '#ffffff' : '#2a2030', 0, 0.07))
  const map =
    shadow(pen, 4, 6, 70, 52, 0.5) +
    box(-60, -42, 120, 84, pen.linear(['#f6f0da', '#e6e0bf'], [0, 0], [1, 1])) +
    path('M-60 -42H-18C-26 -30 -40 -32 -44 -20C-48 -8 -58 -10 -60 -2Z', '#a9cfe0') +
    path('M60 42H6C14 34 26 38 34 28C42 18 52 24 60 12Z', '#a9cfe0') +
    path('M-20 -6C-12 -22 12 -24 22 -10C30 4 12 18 -2 14C-16 12 -26 6 -20 -6Z', '#bcd696') +
    line(
      'M-13 -4C-8 -14 8 -16 15 -7C20 2 8 10 -2 8C-10 6 -16 2 -13 -4M-6 -2C-2 -8 6 -8 9 -4C10 1 2 4 -2 3C-6 2 -7 0 -6 -2',
      '#9ab87a',
      0.8,
    ) +
    line('M-18 -42C-10 -30 -30 -14 -24 0C-18 14 -36 24 -30 42', '#7fb4d0', 1.4) +
    line('M60 -26C40 -24 34 -38 10 -32C-10 -26 -34 -30 -60 20', '#ffffff', 2.4) +
    line('M60 -26C40 -24 34 -38 10 -32C-10 -26 -34 -30 -60 20', '#d8a04a', 1.2) +
    line('M-48 32C-34 26 -30 12 -18 12C-2 12 0 -2 10 -4C22 -8 30 -14 44 -30', '#c9382f', 1.5).replace(
      '/>',
      ' stroke-dasharray="3 2.6"/>',
    ) +
    oval(-48, 32, 2.4, 2.4, '#c9382f') +
    path('M44 -30C38 -38 40 -43 44 -43C48 -43 50 -38 44 -30Z', '#c9382f') +
    oval(44, -39, 1.6, 1.6, '#ffffff') +
    folds.join('') +
    line('M-30 -42V42M0 -42V42M30 -42V42', '#8a7a5a', 0.4, 0.5)
  const compass =
    shadow(pen, 3, 4, 19, 18, 0.6) +
    oval(0, 0, 15, 15, pen.linear(['#ffe6a0', '#c9953a', '#7d5518'], [0, 0], [1, 1])) +
    oval(0, 0, 12.4, 12.4, pen.radial(['#ffffff', '#f6efe0', '#d8ccb4'])) +
    line('M0 -11V-8.6M0 11V8.6M-11 0H-8.6M11 0H8.6', '#4a3a2a', 1) +
    turned(28, 0, 0, path('M0 -9.6L2.6 0H-2.6Z', '#c9382f') + path('M0 9.6L2.6 0H-2.6Z', '#3a4252')) +
    oval(0, 0, 1.3, 1.3, '#e0b45a') +
    path('M-10 -5Q-6 -12 3 -11Q-5 -8 -7 -1Z', '#ffffff', 0.6)
  const ticket =
    shadow(pen, 2, 3, 18, 11, 0.45) +
    box(-16, -9, 32, 18, slab(pen, '#f6c48a'), 1.4) +
    box(-16, -9, 32, 4.4, '#d9674a', 1.4) +
    box(-13, -1.6, 13, 1.8, '#6b4a3a', 0.8) +
    box(-13, 3, 9, 1.6, '#a9806a', 0.8) +
    path('M4 2h6.4l-2-2 1-1 3.6 3.6-3.6 3.6-1-1 2-2H4z', '#6b4a3a')
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(-8, 0, 0, map) + moved(24, 24, compass) + turned(14, -26, -24, moved(-26, -24, ticket)),
    ) +
    sunbeam(pen)
  )
}

/** A mountain hut beside a lake, with smoke and its reflection. */
export function hut(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const [sky, peak, wood] = pen.ofVariant([
    [['#f3b08a', '#fbe3c0'], '#7a6f94', '#9a5f38'],
    [['#8fc4e6', '#e6f3f0'], '#6f8ba8', '#8a5230'],
    [['#c9a9d6', '#fadfd0'], '#6d6a9c', '#a06a40'],
    [['#a9cfd6', '#f4f0d6'], '#5f8a8f', '#8f5a3a'],
    [['#f0c07a', '#fff0d0'], '#9a7a70', '#7d4a2c'],
  ] as const)
  const edge = h * 0.6
  const hill = (top: number, x: number, wide: number, colour: string) =>
    path(
      `M${w * x - u * wide} ${edge}L${w * x - u * wide * 0.3} ${edge - u * top * 0.64}L${w * x} ${edge - u * top}L${w * x + u * wide * 0.36} ${edge - u * top * 0.58}L${w * x + u * wide} ${edge}Z`,
      pen.linear([lighter(colour, 0.25), colour], [0, 0], [1, 1]),
    ) +
    path(
      `M${w * x - u * wide * 0.16} ${edge - u * top * 0.82}L${w * x} ${edge - u * top}L${w * x + u * wide * 0.16} ${edge - u * top * 0.8}L${w * x + u * wide * 0.05} ${edge - u * top * 0.84}L${w * x - u * wide * 0.04} ${edge - u * top * 0.78}Z`,
      '#ffffff',
      0.92,
    )
  const fir = (x: number, tall: number) =>
    [0, 1, 2]
      .map((n) =>
        path(
          `M${x} ${-tall + n * tall * 0.22}L${x + tall * (0.13 + n * 0.06)} ${-tall * (0.52 - n * 0.22)}H${x - tall * (0.13 + n * 0.06)}Z`,
          n === 1 ? '#2f5a48' : '#27493c',
        ),
      )
      .join('') + box(x - 1, -3, 2, 4, '#4a2f1c')
  const planks = [-17, -12, -7, -2, 3].map((y) => line(`M-20 ${y}H22`, darker(wood, 0.35), 0.7, 0.6))
  const house =
    line('M14 -40C8 -48 20 -52 13 -64C10 -70 18 -74 16 -82', '#ffffff', 3, 0.4) +
    box(11, -42, 6, 14, '#6b6470') +
    box(-20, -22, 42, 28, pen.linear([lighter(wood, 0.25), wood, darker(wood, 0.3)], [0, 0], [1, 0])) +
    planks.join('') +
    path('M-27 -19L1 -42L29 -19H22L1 -36L-20 -19Z', '#4a3038') +
    path('M-20 -19L1 -36L22 -19Z', darker(wood, 0.12)) +
    box(-14, -14, 10, 10, '#5a3520', 0.6) +
    box(-13, -13, 8, 8, pen.linear(['#ffe9a0', '#f7b850'])) +
    line('M-9 -13V-5M-13 -9H-5', '#5a3520', 0.8) +
    box(5, -13, 9, 19, darker(wood, 0.45), 0.6) +
    oval(12, -3, 0.8, 0.8, '#ffd98a') +
    glow(pen, -9, -9, 14, '#ffd98a', 0.6)
  const shore =
    fir(-44, 34) +
    fir(-34, 26) +
    fir(42, 38) +
    fir(33, 24) +
    fir(54, 30) +
    fir(-56, 28) +
    fir(66, 34) +
    fir(-68, 36) +
    house
  return (
    box(0, 0, w, edge + u * 6, pen.linear(sky)) +
    glow(pen, w * 0.24, h * 0.2, u * 40, '#fff6d8', 0.9) +
    hill(44, 0.2, 52, lighter(peak, 0.3)) +
    hill(52, 0.82, 60, lighter(peak, 0.16)) +
    box(0, edge + u * 5, w, h - edge - u * 5, pen.linear([lighter(sky[1], 0.1), sky[0], peak])) +
    placed(
      pen,
      w / 2,
      edge + u * 5,
      `<g transform="translate(0 2) scale(1 -0.62)" opacity="0.34">${shore}</g>`,
    ) +
    path(
      `M0 ${edge - u * 2}Q${w * 0.3} ${edge - u * 4} ${w / 2} ${edge - u}T${w} ${edge - u * 3}V${edge + u * 8}Q${w * 0.7} ${edge + u * 12} ${w / 2} ${edge + u * 10}T0 ${edge + u * 9}Z`,
      pen.linear(['#8fae62', '#54733f']),
    ) +
    placed(pen, w / 2, edge + u * 3, shadow(pen, 2, 6, 30, 3, 0.5) + shore) +
    Array.from({ length: 9 }, (_, n) =>
      line(
        `M${w * pen.chance()} ${edge + u * (14 + n * 2.6)}h${u * pen.between(6, 16)}`,
        '#ffffff',
        u * 0.4,
        0.5,
      ),
    ).join('')
  )
}
