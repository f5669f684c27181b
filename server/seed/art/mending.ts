import { pinch } from './hands.ts'
import {
  box,
  darker,
  fitted,
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
import { room, rooms } from './room.ts'
import { cylinder, type Pair, sunbeam, surface } from './still.ts'
import { ribs } from './wool.ts'

interface Repair {
  ground: Pair
  wool: string
  yarn: string
  sleeve: string
}

const repairs: readonly Repair[] = [
  { ground: ['#e6cba6', '#b48a5c'], wool: '#35587a', yarn: '#f0a83c', sleeve: '#f4ece0' },
  { ground: ['#d6dfe2', '#98a9b0'], wool: '#7a3f4c', yarn: '#f2c9b8', sleeve: '#e8d9b8' },
  { ground: ['#f0ddc6', '#c49a72'], wool: '#4f7a62', yarn: '#f4e2c0', sleeve: '#c9603c' },
  { ground: ['#dcd2e4', '#a292b4'], wool: '#d09a3c', yarn: '#8a2f52', sleeve: '#f6efe6' },
  { ground: ['#dfe3d2', '#a3ac88'], wool: '#b9523c', yarn: '#2f5a70', sleeve: '#f3e6d0' },
]

/** A darn: upright threads, and across them others that pass over and under in turn; the last rows are still missing. */
function darn(pen: Pen, yarn: string): string {
  const rows = [-10, -6.6, -3.2, 0.2, 3.6].map((y, row) =>
    [0, 1, 2, 3].map((n) => {
      const x = -12 + n * 6.8 + (row % 2) * 3.4
      return (
        line(`M${x} ${y}h3`, lighter(yarn, 0.16), 2.4) +
        line(`M${x} ${y + 1.2}h3`, darker(yarn, 0.4), 0.5, 0.6)
      )
    }),
  )
  return (
    shadow(pen, 1, 1, 18, 17, 0.5) +
    Array.from({ length: 9 }, (_, n) => {
      const x = -13 + n * 3.3
      return (
        line(`M${x} ${-12.6 - (n % 2) * 1.4}V${12.6 + (n % 2) * 1.4}`, darker(yarn, 0.4), 2.6, 0.5) +
        line(`M${x} ${-12.6 - (n % 2) * 1.4}V${12.6 + (n % 2) * 1.4}`, yarn, 2)
      )
    }).join('') +
    rows.flat().join('')
  )
}

/** A spool of thread that stands, from the side. */
function spool(pen: Pen, yarn: string): string {
  const turns = Array.from(
    { length: 9 },
    (_, n) => `M-9 ${-7.6 + n * 2}Q0 ${-5.8 + n * 2} 9 ${-7.8 + n * 2}`,
  ).join('')
  return (
    shadow(pen, 5, 4, 19, 16, 0.5) +
    box(-11, -14, 22, 5, cylinder(pen, '#d9a86c'), 1.6) +
    box(-11, 10, 22, 5, cylinder(pen, '#d9a86c'), 1.6) +
    path('M-9 -9H9Q10.4 0 9 10H-9Q-10.4 0 -9 -9Z', cylinder(pen, yarn)) +
    line(turns, darker(yarn, 0.4), 0.6, 0.5)
  )
}

const button = (pen: Pen, x: number, y: number, r: number, colour: string): string =>
  shadow(pen, x + 1.4, y + 2, r * 1.4, r * 1.3, 0.5) +
  oval(x, y, r, r, pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.3)], [0, 0], [1, 1])) +
  oval(x, y, r * 0.7, r * 0.7, darker(colour, 0.16), 0.6) +
  [-1, 1]
    .flatMap((a) =>
      [-1, 1].map((b) => oval(x + a * r * 0.24, y + b * r * 0.24, r * 0.12, r * 0.12, darker(colour, 0.7))),
    )
    .join('')

/** Small scissors that lie open, their points to the left. */
function scissors(pen: Pen): string {
  const steel = pen.linear(['#ffffff', '#b0b6c0', '#7c828e'])
  const half =
    path('M-24 -1.2L6 -2.6L8 1.4L4 2.4Z', steel) +
    line('M6 0Q12 2 15 5', '#c9a34a', 2.4) +
    `<ellipse cx="20" cy="8" rx="6" ry="4.6" fill="none" stroke="#c9a34a" stroke-width="2.4"/>`
  return (
    shadow(pen, 2, 4, 28, 9, 0.35) +
    turned(9, 4, 0, half) +
    `<g transform="scale(1 -1)">${turned(9, 4, 0, half)}</g>` +
    oval(4, 0, 1.5, 1.5, '#8a6f2c')
  )
}

/** The knitted rows of a sleeve that is narrower towards its cuff, at 2, on the right. */
function sleeveRows(wool: string): string {
  const rows = Array.from({ length: 18 }, (_, n) => {
    const share = (n + 0.5) / 18
    const points = Array.from({ length: 71 }, (_, at) => {
      const x = 1 - at * 2
      const y = (-30 - (2 - x) * 0.155) * (1 - share) + (38 + (2 - x) * 0.169) * share
      return `${x} ${(y + (at % 2 ? 0.9 : -0.9)).toFixed(1)}`
    })
    return `M${points.join('L')}`
  })
  return line(rows.join(''), darker(wool, 0.5), 0.8, 0.42)
}

/** A hand that darns the cuff of a jumper, with thread, buttons and scissors beside it. */
export function mending(pen: Pen, looks: Looks): string {
  const { ground, wool, yarn, sleeve } = pen.ofVariant(repairs)
  const hold = pinch(pen, looks, sleeve)
  const cloth = pen.linear([lighter(wool, 0.16), wool, darker(wool, 0.24)], [0, 0], [1, 0.4])
  const needle =
    path('M-0.6 -15L1.4 -15L1.4 12L0.4 24L-0.6 12Z', pen.linear(['#ffffff', '#8f96a4'], [0, 0], [1, 0])) +
    `<ellipse cx="0.4" cy="-12" rx="0.5" ry="2" fill="#4a4e58"/>`
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(
        -12,
        0,
        0,
        shadow(pen, -24, 20, 70, 60, 0.5) +
          path('M-140 -52L2 -30Q7 4 2 38L-140 62Z', cloth) +
          sleeveRows(wool) +
          line(
            'M2 -24Q-14 -24 -30 -30M2 32Q-16 32 -34 40M2 -16Q-8 -16 -16 -19',
            darker(wool, 0.5),
            2.4,
            0.2,
          ) +
          turned(-90, 0, 0, ribs(pen, [-36, 0, 64, 22], wool)) +
          moved(-19, 2, darn(pen, yarn), { scale: 1.2 }),
      ) +
        line('M-4 13C8 26 -8 38 8 42C24 44 30 26 24 -22', darker(yarn, 0.5), 1, 0.3) +
        line('M-4 12C8 25 -8 36 8 40C24 42 32 24 25 -22', yarn, 1.2) +
        moved(34, 34, spool(pen, yarn), { turn: 14, scale: 0.9 }) +
        button(pen, 14, 44, 5, '#f3e6d0') +
        button(pen, 62, 32, 5.4, yarn) +
        button(pen, 70, 43, 4, '#f3e6d0') +
        moved(44, -40, scissors(pen), { turn: -8, scale: 0.9 }) +
        shadow(pen, 36, 2, 32, 14, 0.4) +
        moved(15, -13, hold.behind) +
        line('M17 -6L4 12', '#160a1e', 1.4, 0.3) +
        moved(15, -13, needle, { turn: 38 }) +
        moved(15, -13, hold.front),
    ) +
    sunbeam(pen, 0.14)
  )
}

/** One laced ankle boot from the side, its toe on the left and its heel on the ground at 41. */
function ankleBoot(pen: Pen, leather: string): string {
  const skin = pen.linear([lighter(leather, 0.24), leather, darker(leather, 0.5)], [0.1, 0], [0.9, 1])
  const laces = [0, 1, 2, 3, 4, 5].map((n) => {
    const [x, y] = [-5 - n * n * 0.42 - n * 0.4, -25 + n * 6]
    return line(`M${x - 1} ${y}L${x + 8} ${y + 2.4}M${x + 7} ${y - 1.6}L${x - 0.6} ${y + 4}`, '#f0dfc0', 1.4)
  })
  return (
    line('M26 -31C30 -40 35 -36 29 -25', darker(leather, 0.3), 2) +
    path('M-4 -33Q12 -36 26 -32L24 -24H0Z', darker(leather, 0.6)) +
    path('M-7 -30C-4 -37 4 -38 8 -32L4 -18L-8 -6Z', darker(leather, 0.2)) +
    path(
      'M-2 -30Q12 -34 27 -31C28 -14 27 4 29 16C30 24 29 28 28 30H-42C-46 26 -45 18 -38 14C-26 9 -14 6 -9 -6C-6 -14 -4 -22 -2 -30Z',
      skin,
    ) +
    path(
      'M6 -31.6Q18 -33 27 -31C28 -14 27 4 29 16C30 24 29 28 28 30H10C8 12 8 -10 6 -31.6Z',
      darker(leather, 0.3),
      0.4,
    ) +
    line('M6 -31C7 -12 8 4 2 12C-4 18 -8 22 -8 30', darker(leather, 0.45), 0.8) +
    line('M7.6 -30C8.6 -12 9.6 4 3.6 13', '#f0dfc0', 0.5, 0.6) +
    line('M-28 10.6C-22 14 -20 22 -22 30', darker(leather, 0.45), 0.8) +
    path('M-41 20C-38 15.4 -33 13.4 -29 12.6C-28 16 -34 19 -41 20Z', '#ffffff', 0.5) +
    path('M12 -24C14 -10 14 2 16 10C18 0 17 -14 16 -25Z', '#ffffff', 0.2) +
    path('M20 12C24 14 27 20 26 27C22 22 20 18 20 12Z', '#ffffff', 0.14) +
    laces.join('') +
    line('M-44 29.6H29', '#e0c394', 1.6) +
    path('M-46 30.4H29.6V35H8L2 36.6H-40C-45 36.6 -47 33.4 -46 30.4Z', darker(leather, 0.72)) +
    path('M8 35H29.6L28.8 41H9.6Z', darker(leather, 0.66)) +
    line('M9 38H29', '#ffffff', 0.5, 0.2)
  )
}

/** A tin of polish, open, with its lid against it, from a little above. */
function polishTin(pen: Pen, leather: string): string {
  return (
    shadow(pen, 4, 7, 22, 5, 0.55) +
    path('M-15 -1V5A15 4.4 0 0 0 15 5V-1Z', cylinder(pen, '#b9bdc6')) +
    oval(0, -1, 15, 4.6, '#e8eaee') +
    oval(0, -0.8, 13.2, 3.8, darker(leather, 0.5)) +
    oval(-1.6, -0.4, 8, 2, lighter(leather, 0.1), 0.6) +
    line('M-9 -1.6Q-3 -3.4 4 -2.6', '#ffffff', 0.8, 0.5)
  )
}

/** A brush that stands on its bristles, worn a little. */
function shoeBrush(pen: Pen): string {
  const hairs = Array.from({ length: 22 }, (_, n) => `M${-17 + n * 1.6} -1L${-18 + n * 1.7} 7.4`).join('')
  return (
    shadow(pen, 3, 8, 27, 4, 0.55) +
    path('M-18.4 -2H18.4L19.4 7Q0 9.4 -19.4 7Z', pen.linear(['#5a4636', '#2f2219'])) +
    line(hairs, '#8a7058', 0.6, 0.7) +
    path(
      'M-20 -2C-22 -8 -14 -11 0 -11C14 -11 22 -8 20 -2Q0 0 -20 -2Z',
      pen.linear(['#e6b47c', '#b87c48', '#7c4c2a']),
    ) +
    path('M-16 -7C-8 -9.6 6 -9.8 14 -8C6 -8 -8 -7.4 -15 -5.4Z', '#ffffff', 0.4)
  )
}

/** A pair of leather boots on a newspaper, with polish and a brush. */
export function bootPolish(pen: Pen): string {
  const { height: h, unit: u } = pen
  const place = pen.ofVariant(rooms.slice(0, 4))
  const leather = pen.ofVariant(['#8a4a28', '#7a2f30', '#a8662f', '#3c3a44', '#5a3a2c'])
  const columns = [-50, -22, 8, 38].flatMap((x) =>
    [0, 1, 2, 3, 4].map((n) => line(`M${x + n * 0.6 - 2} ${31 + n * 3}h20`, '#8f887c', 0.7, 0.5)),
  )
  return (
    room(pen, place, (h / 2 + u * 12) / h) +
    fitted(
      pen,
      100,
      0,
      shadow(pen, 2, 40, 78, 14, 0.3) +
        path('M-58 26L64 24L74 47L-70 49Z', pen.linear(['#fbf7ee', '#ddd5c6'])) +
        columns.join('') +
        shadow(pen, 20, 32, 46, 5, 0.55) +
        moved(19, -7, ankleBoot(pen, darker(leather, 0.22)), { scale: 0.94 }) +
        shadow(pen, -6, 38, 46, 5, 0.65) +
        moved(-4, -2, ankleBoot(pen, leather)) +
        moved(-26, 42, polishTin(pen, leather)) +
        moved(27, 41, shoeBrush(pen), { turn: -3 }),
    )
  )
}
