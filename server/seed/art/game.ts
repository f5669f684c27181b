import { night, skies, sky, stars, tree } from './outdoors.ts'
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
  turned,
} from './pen.ts'
import { room, rooms } from './room.ts'

const lights = [skies[0], night, skies[3], skies[2], skies[1]] as const
type RiverLight = (typeof lights)[number]

/** A rowing boat with a lantern and a rower in no hurry, in units around its keel. */
function boat(pen: Pen, { near }: RiverLight): string {
  const hull = pen.linear(['#d98a4e', '#a2542c', '#5c2a1c'])
  return (
    path('M-19 2C-14 8 12 8 19 2Z', darker(near, 0.2), 0.5) +
    oval(
      -20.4,
      8,
      3.4,
      7,
      pen.radial([
        [0, '#ffd98a', 0.75],
        [1, '#ffd98a', 0],
      ]),
    ) +
    line('M3 -14L24 5.4', '#e8c48a', 1) +
    path('M21 1.4L28 6.6L25.4 8.6L20 3.6Z', '#d9a860') +
    path(
      'M-9 -6C-10 -15 -5 -17 -2.6 -17C1 -17 3.6 -14 3 -6Z',
      pen.linear(['#e0a63a', '#a8641f'], [0, 0], [1, 0.6]),
    ) +
    line('M-3 -13.4Q2 -9 6.4 -11', '#c28a2c', 2.8) +
    oval(7, -11, 1.4, 1.3, '#e9b892') +
    oval(-2, -20, 3.7, 4, '#e9b892') +
    oval(1.8, -19.4, 0.8, 0.7, '#e0a67c') +
    line('M-5.4 -16.2Q-2 -14.6 1.4 -16.2', '#c8503c', 2.2) +
    line('M-5 -16L-8 -11', '#c8503c', 1.8) +
    path(
      'M-8.8 -21.4C-6 -23 -5.6 -27.4 -2.2 -27.4C1.2 -27.4 1.6 -23 4.6 -21.4Q-2.2 -19.8 -8.8 -21.4Z',
      '#f4e3b8',
    ) +
    path('M-20 -7C-16 -5 14 -5 20 -8.4C19 -1.4 14 2 8 2.4H-9C-15 2 -19 -2 -20 -7Z', hull) +
    line('M-20 -7C-16 -5 14 -5 20 -8.4', '#f0bd84', 1.2) +
    line('M-17.4 -2.8C-12 -1.4 11 -1.4 17 -3.6', darker('#a2542c', 0.35), 0.6, 0.7) +
    line('M-17 -7V-19Q-17 -21 -20 -20.6', '#5c3a28', 0.9) +
    glow(pen, -20.4, -16.6, 15, '#ffd98a', 0.95) +
    box(-22, -20, 3.2, 5.2, pen.linear(['#fff6d0', '#ffc860']), 1)
  )
}

function reeds(pen: Pen, x: number, y: number, colour: string): string {
  const { unit: u } = pen
  return Array.from({ length: 9 }, (_, n) => {
    const [at, tall] = [x + u * (n - 4) * 1.9, u * pen.between(9, 19)]
    const lean = u * pen.between(-3, 3)
    return (
      line(`M${at} ${y}Q${at} ${y - tall * 0.6} ${at + lean} ${y - tall}`, colour, u * 0.7) +
      (n % 2 ? '' : line(`M${at + lean} ${y - tall}l${lean * 0.12} ${-u * 3.4}`, '#8a5a34', u * 1.7))
    )
  }).join('')
}

/** The world of the game: a small boat on a river between firs. */
export function river(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const light = pen.ofVariant(lights)
  const horizon = h * 0.5
  const bank = (side: 1 | -1) => {
    const edge = side > 0 ? w : 0
    const colour = mixed(light.near, '#1f4a3a', 0.35)
    const firs = [0, 1, 2, 3, 4].map((n) =>
      tree(pen, edge - side * u * (n * 10 - 2), horizon + u * (9 - n * 1.7), u * (44 - n * 6), colour),
    )
    return (
      firs.join('') +
      placed(
        pen,
        edge,
        horizon,
        path(
          `M0 2C${-side * 30} 1 ${-side * 46} 1 ${-side * 54} 3C${-side * 30} 8 ${-side * 34} 16 0 26Z`,
          pen.linear([lighter(colour, 0.2), darker(colour, 0.25)]),
        ),
      )
    )
  }
  const water = pen.linear([
    lighter(light.sky[3], 0.1),
    light.sky[2],
    mixed(light.sky[1], light.near, 0.25),
    mixed(light.sky[0], light.near, 0.55),
  ])
  const ripples = Array.from({ length: 40 }, () => {
    const depth = pen.chance()
    return line(
      `M${w * pen.between(0.04, 0.9)} ${horizon + (h - horizon) * (0.06 + depth * 0.92)}h${u * (2 + depth * 10)}`,
      light.sky[3],
      u * (0.25 + depth * 0.45),
      0.34,
    )
  })
  return (
    sky(pen, light, 0.5) +
    (light === night ? stars(pen, 0.46) : '') +
    path(ridge(pen, 0.36, 0.05, 4), mixed(light.far, light.sky[2], 0.3)) +
    path(ridge(pen, 0.43, 0.035, 6), mixed(light.far, light.near, 0.4)) +
    box(0, horizon, w, h - horizon, water) +
    ripples.join('') +
    bank(-1) +
    bank(1) +
    placed({ ...pen, unit: u * 1.35 }, w * 0.5, h * 0.74, boat(pen, light)) +
    reeds(pen, w * 0.5 - u * 42, h + u * 2, mixed(light.near, '#3f6b3a', 0.4)) +
    reeds(pen, w * 0.5 + u * 44, h + u * 2, mixed(light.near, '#3f6b3a', 0.4))
  )
}

function grip(pen: Pen, x: number, colour: string, hasCross: boolean): string {
  const stick = (y: number) =>
    oval(x, y + 0.6, 4.3, 4.3, '#120a18', 0.35) +
    oval(x, y, 4.2, 4.2, pen.radial(['#5a5562', '#2a2530', '#131018'], 0.4, 0.3, 0.8)) +
    oval(x, y - 0.2, 2.7, 2.7, pen.radial(['#6d6876', '#36313e'], 0.4, 0.3, 0.8))
  const cross = box(x - 1.3, 4.2, 2.6, 8.6, '#2a2530', 0.8) + box(x - 4.3, 7.2, 8.6, 2.6, '#2a2530', 0.8)
  const buttons = (
    [
      [0, -13.4],
      [3.6, -9.8],
      [0, -6.2],
      [-3.6, -9.8],
    ] as const
  ).map(([dx, y], n) =>
    oval(x + dx, y, 1.75, 1.75, ['#f2d06a', '#ef8a72', '#8fd0a0', '#8ab8ee'][n] ?? colour),
  )
  return hasCross ? stick(-9.4) + cross : buttons.join('') + stick(8.2)
}

/** A handheld console on a table in the evening; its screen shows the river of the game. */
export function game(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant([rooms[4], rooms[3], rooms[2], rooms[1], rooms[0]])
  const [left, right] = pen.ofVariant([
    ['#e2604c', '#3f8fb0'],
    ['#f0b64a', '#4f9a80'],
    ['#5a6fc4', '#e88a6a'],
    ['#4f9a80', '#f0e6d6'],
    ['#3f7f9a', '#e8b04a'],
  ] as const)
  const side = (colour: string) =>
    pen.linear([lighter(colour, 0.28), colour, darker(colour, 0.3)], [0, 0], [0.4, 1])
  const view = river({ ...pen, width: 480, height: 300, unit: 3 })
  const bulbs = [-46, -31, -15, 2, 18, 33, 47].map(
    (x, n) =>
      glow(pen, x, -37.5 + Math.abs(n - 3) * -1.4, 7, '#ffd88a', 0.75) +
      oval(x, -37.5 + Math.abs(n - 3) * -1.4, 1.3, 1.5, '#fff4cf'),
  )
  return (
    room(pen, place, 0.64) +
    placed(
      pen,
      w / 2,
      h * 0.53,
      line('M-100 -56Q0 -21 100 -56', darker(place.wall[1], 0.45), 0.5, 0.8) +
        bulbs.join('') +
        shadow(pen, 2, 24, 46, 6, 0.8) +
        turned(
          -3,
          0,
          0,
          box(-39, -19.4, 78, 42, '#1c1620', 10) +
            path('M-22 -21H-30C-36 -21 -40 -17 -40 -11V11C-40 17 -36 21 -30 21H-22Z', side(left)) +
            path('M22 -21H30C36 -21 40 -17 40 -11V11C40 17 36 21 30 21H22Z', side(right)) +
            box(-26, -21, 52, 42, pen.linear(['#3a3542', '#17131c']), 1.6) +
            `<svg x="-24" y="-15" width="48" height="30" viewBox="0 0 480 300">${view}</svg>` +
            path('M4 -15H24V4Z', '#ffffff', 0.08) +
            grip(pen, -32.4, left, true) +
            grip(pen, 32.4, right, false) +
            line('M-35 -19.4Q-38.4 -17.6 -38.6 -12', '#ffffff', 0.7, 0.5),
        ),
    )
  )
}
