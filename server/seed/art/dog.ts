import {
  box,
  darker,
  lighter,
  line,
  mirrored,
  moved,
  oval,
  type Pen,
  path,
  placed,
  shadow,
  turned,
} from './pen.ts'
import { room, rooms } from './room.ts'

/** Coats: the fur, the ears and the chest with the muzzle. */
const coats = [
  { fur: '#f1e4d0', ears: '#b9844c', chest: '#fffaf2' },
  { fur: '#c98a4e', ears: '#8a5428', chest: '#fbefdc' },
  { fur: '#4a4350', ears: '#2a2430', chest: '#e9e0d6' },
  { fur: '#8a5a3a', ears: '#5a3620', chest: '#f0dcc2' },
  { fur: '#e0b070', ears: '#c2844a', chest: '#fff4e2' },
] as const
type Coat = (typeof coats)[number]

function body(pen: Pen, { fur, chest }: Coat): string {
  const coat = (colour: string) =>
    pen.linear([lighter(colour, 0.22), colour, darker(colour, 0.3)], [0, 0], [0.8, 1])
  const half = oval(14, -9, 10.5, 10.4, coat(fur)) + oval(17, -0.4, 7, 3.2, coat(lighter(fur, 0.12)))
  const leg =
    box(1.6, -27, 8.4, 27, pen.linear([lighter(fur, 0.14), fur, darker(fur, 0.2)], [0, 0], [1, 0.4]), 4) +
    oval(5.8, 0, 6, 3.2, coat(lighter(chest, 0.2))) +
    line('M3.8 0.6v1.6M6.4 0.8v1.6', darker(chest, 0.35), 0.5)
  return (
    shadow(pen, 2, 1.4, 36, 5.4, 0.7) +
    line('M17 -8C26 -8 30 -15 27 -22', darker(fur, 0.12), 5.2) +
    line('M27.6 -19C28 -20 27.6 -21 27 -22', chest, 5.2) +
    half +
    mirrored(half) +
    path('M-14 -3C-20 -26 -13 -44 0 -44C13 -44 20 -26 14 -3Z', coat(fur)) +
    path('M-8.4 -40C-12 -26 -7 -15 0 -12C7 -15 12 -26 8.4 -40Z', pen.linear([lighter(chest, 0.4), chest])) +
    leg +
    mirrored(leg)
  )
}

function head(pen: Pen, { fur, ears, chest }: Coat): string {
  const ear = path(
    'M-10 -68.6C-19 -71.6 -24 -61 -22.4 -48.6C-21.4 -43 -16 -43.4 -14.4 -50C-13.4 -56 -11 -61 -10 -68.6Z',
    pen.linear([lighter(ears, 0.16), ears, darker(ears, 0.3)], [0, 0], [0.6, 1]),
  )
  const eye =
    oval(-6.6, -56.6, 2.3, 2.6, '#1b1210') +
    oval(-7.2, -57.6, 0.8, 0.9, '#ffffff') +
    line('M-9.6 -61.6Q-7 -63.4 -4.6 -62', darker(fur, 0.42), 0.8, 0.7)
  return (
    path(
      'M-16 -55C-18 -74 18 -74 16 -55C16 -45 9 -38.6 0 -38.6C-9 -38.6 -16 -45 -16 -55Z',
      pen.linear([lighter(fur, 0.24), fur, darker(fur, 0.2)], [0, 0], [0.7, 1]),
    ) +
    path(
      'M0 -69C3.4 -64 3 -56 5 -53.4C11 -51 11.6 -41 0 -40.4C-11.6 -41 -11 -51 -5 -53.4C-3 -56 -3.4 -64 0 -69Z',
      chest,
    ) +
    oval(-11.4, -49.6, 3, 2, '#e88a74', 0.22) +
    oval(11.4, -49.6, 3, 2, '#e88a74', 0.22) +
    eye +
    mirrored(eye) +
    path('M-3 -44.6H3C3.6 -40 2.4 -37.4 0 -37.4C-2.4 -37.4 -3.6 -40 -3 -44.6Z', '#e8788a') +
    line('M0 -43.6V-39.6', '#c2546a', 0.5) +
    line('M0 -49V-45.8M-5.6 -46.6Q-3.4 -43.4 0 -45.6Q3.4 -43.4 5.6 -46.6', darker(ears, 0.5), 0.9) +
    path(
      'M-4 -51.6C-4 -54.4 4 -54.4 4 -51.6C4 -49.4 1.6 -47.8 0 -47.8C-1.6 -47.8 -4 -49.4 -4 -51.6Z',
      '#221a1e',
    ) +
    oval(-1.2, -52.4, 1.2, 0.6, '#ffffff', 0.6) +
    ear +
    mirrored(ear)
  )
}

function bowl(pen: Pen, x: number, colour: string, food: string): string {
  const bits = [
    [-5.4, -8.6],
    [-2, -10],
    [1.8, -9.8],
    [5, -8.4],
    [0, -8],
    [-3.4, -7.6],
    [3.4, -7.4],
  ].map(([dx = 0, y = 0]) =>
    oval(x + dx, y, 2.3, 1.9, pen.radial([lighter(food, 0.4), food, darker(food, 0.35)], 0.35, 0.3, 0.8)),
  )
  return (
    shadow(pen, x + 1, 1, 14, 2.6, 0.65) +
    oval(x, -7.4, 9.4, 2.6, darker(colour, 0.5)) +
    bits.join('') +
    path(
      `M${x - 9.6} -7.6C${x - 6} -4.6 ${x + 6} -4.6 ${x + 9.6} -7.6L${x + 11.4} 0Q${x} 3 ${x - 11.4} 0Z`,
      pen.linear([darker(colour, 0.08), lighter(colour, 0.35), colour, darker(colour, 0.35)], [0, 0], [1, 0]),
    ) +
    oval(x - 2, -2.2, 1.1, 1.1, '#fffaf0') +
    oval(x - 2, -0.8, 1.1, 1.1, '#fffaf0') +
    oval(x + 2, -2.2, 1.1, 1.1, '#fffaf0') +
    oval(x + 2, -0.8, 1.1, 1.1, '#fffaf0') +
    box(x - 2.2, -2.2, 4.4, 1.4, '#fffaf0')
  )
}

/** A sitting dog between two bowls, with its head to one side. */
export function dog(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const coat = pen.ofVariant(coats)
  const [left, right, collar] = pen.ofVariant([
    ['#3f7f8a', '#d2513a', '#d2513a'],
    ['#d9903a', '#3f6f96', '#3f6f96'],
    ['#5a8f5a', '#e0a63a', '#e0a63a'],
    ['#c8503c', '#4a6fb0', '#e8b23a'],
    ['#4f9a8a', '#d9772f', '#c8384a'],
  ] as const)
  return (
    room(pen, place, 0.56) +
    placed(
      pen,
      w / 2,
      h * 0.85,
      body(pen, coat) +
        turned(pen.variant % 2 ? -7 : 7, 0, -42, head(pen, coat)) +
        line('M-9.4 -39.4Q0 -33.6 9.4 -39.4', collar, 2.8) +
        oval(0, -34, 2.3, 2.5, pen.radial(['#fff0b8', '#e0b040', '#946a18'], 0.36, 0.3, 0.8)) +
        moved(0, 4.4, bowl(pen, -27, left, '#a5683a') + bowl(pen, 27, right, '#7f9a4a')),
    )
  )
}
