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
import { leaf, room, rooms } from './room.ts'

const shells = ['#2f4858', '#e9e2d6', '#c9553f', '#3c4a8c', '#d9a441'] as const
const handles = ['#e8a13a', '#d2513a', '#2f6f8a', '#e8b23a', '#c8503c'] as const

function earCup(pen: Pen, shell: string): string {
  return (
    box(-21.4, -44, 3.4, 18, pen.linear(['#8f949e', '#f1f3f5', '#7d828c'], [0, 0], [1, 0]), 1.4) +
    path(
      'M-20 -36C-33 -37 -34 -9 -20 -9Z',
      pen.linear([darker(shell, 0.35), shell, lighter(shell, 0.3), shell], [0, 1], [0.8, 0]),
    ) +
    line('M-26.6 -31C-29.8 -27 -29.8 -19 -27 -14.6', lighter(shell, 0.6), 0.9, 0.65) +
    oval(-25.6, -14.4, 0.8, 0.8, '#f2d38a') +
    box(-21, -36.6, 8, 28.2, pen.linear(['#4a4450', '#2a2530', '#131018'], [0, 0], [1, 0.2]), 4) +
    box(-18.4, -34, 1.1, 23, '#5d5664', 0.5)
  )
}

function stand(pen: Pen): string {
  return (
    shadow(pen, 4, 2.4, 26, 5) +
    oval(0, 1.6, 15.5, 3.6, '#6f4422') +
    oval(0, 0, 15.5, 3.6, pen.linear(['#f0cd98', '#c98f54', '#a26c38'], [0, 0], [1, 0.4])) +
    box(-1.9, -58, 3.8, 58.4, pen.linear(['#f0cd98', '#cf975c', '#94602f'], [0, 0], [1, 0]), 1) +
    path('M-10 -57C-6 -61 6 -61 10 -57C6 -58 -6 -58 -10 -57Z', '#b27a45')
  )
}

function screwdriver(pen: Pen, handle: string): string {
  const shaft = pen.linear(['#ffffff', '#aab0ba', '#6d727c'])
  return (
    path('M0 1.9H30V4.1H0Z', '#1c1018', 0.18) +
    box(16, -1, 22, 2, shaft, 0.5) +
    path('M37.4 -1L42 -0.5V0.6L37.4 1Z', '#8b9099') +
    box(0, -3.4, 15, 6.8, pen.linear([lighter(handle, 0.45), handle, darker(handle, 0.35)]), 3) +
    box(13.6, -2.2, 3.4, 4.4, pen.linear(['#5a5560', '#2a2530']), 0.8) +
    [3.2, 6, 8.8].map((x) => box(x, -2.6, 1, 5.2, darker(handle, 0.28), 0.5)).join('')
  )
}

/** The parts that lie open in front of the headphones: a battery, the lid of an ear cup and its screws. */
function spareParts(pen: Pen, shell: string): string {
  const screw = (x: number, y: number) =>
    oval(x + 0.4, y + 0.5, 1.5, 1, '#1c1018', 0.3) +
    oval(x, y, 1.5, 1.1, pen.radial(['#ffffff', '#c9ced6', '#7f858f'], 0.35, 0.3, 0.8)) +
    line(`M${x - 0.8} ${y}h1.6`, '#5a5f69', 0.35)
  return (
    shadow(pen, -26, 9.2, 12, 3.4, 0.55) +
    oval(-27, 8, 10, 4.2, darker(shell, 0.4)) +
    oval(-27, 7, 10, 4.2, pen.linear([lighter(shell, 0.4), shell, darker(shell, 0.2)], [0, 0], [1, 0.6])) +
    oval(-27, 7, 6.6, 2.6, darker(shell, 0.3), 0.55) +
    screw(-9, 8) +
    screw(-4.6, 10.4) +
    screw(-11.4, 12)
  )
}

/** Headphones on a wooden stand, with a battery and the one screwdriver that opens them. */
export function headphones(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const shell = pen.ofVariant(shells)
  const band = 'M-20.6 -38C-25 -74 25 -74 20.6 -38'
  const cup = earCup(pen, shell)
  const battery =
    shadow(pen, 27, 1.4, 9, 2, 0.5) +
    box(20, -5.6, 13, 6.6, pen.linear(['#f4f6f2', '#6fae6a', '#2f6b46']), 1.2) +
    box(32.6, -4, 1.6, 3.4, pen.linear(['#ffffff', '#8b9099']), 0.4) +
    path('M26.4 -4.6L23.8 -1.6H26.2L25.6 0.4L28.6 -2.8H26.4Z', '#fff6d8')
  return (
    room(pen, place, 0.6) +
    placed(
      pen,
      w / 2,
      h * 0.765,
      stand(pen) +
        line(band, darker(shell, 0.35), 5.4) +
        line(band, shell, 4.2) +
        line('M-19.4 -46C-17 -67 17 -67 19.4 -46', lighter(shell, 0.5), 0.8, 0.7) +
        line('M-11.6 -59.4C-6 -63 6 -63 11.6 -59.4', '#2a2530', 4.4) +
        cup +
        mirrored(cup) +
        battery +
        spareParts(pen, shell) +
        turned(-5, 4, 9, moved(2, 11, screwdriver(pen, pen.ofVariant(handles)))),
    )
  )
}

function screen(pen: Pen, accent: string): string {
  const rows = [0, 1, 2, 3, 4].map((n) => {
    const y = -21.4 + n * 3.9
    return (
      oval(-12.6, y, 1.3, 1.3, ['#e0a63a', '#5a8fc4', '#d2664f', '#66a06a', '#9a7fc0'][n] ?? accent) +
      box(-10, y - 0.6, [12, 9, 14, 10, 12][n] ?? 10, 1.2, '#c9ccd6', 0.6) +
      box(8, y - 0.6, 5, 1.2, '#dfe1e8', 0.6) +
      box(18.4 + (n % 3), y - 0.7, 6.4 - (n % 3), 1.4, n % 2 ? '#4f9a68' : '#4a4a5c', 0.7) +
      line(`M-14 ${y + 1.95}H25`, '#ececf2', 0.25)
    )
  })
  const bars = [4, 6.4, 5, 8, 7, 9.6].map((tall, n) =>
    box(8.6 + n * 2.8, -26.4 - tall, 1.8, tall, n === 5 ? accent : lighter(accent, 0.55), 0.5),
  )
  return (
    box(-28.4, -40.4, 56.8, 37.4, '#fdfdfb') +
    box(-28.4, -40.4, 11.4, 37.4, pen.linear([lighter(accent, 0.12), darker(accent, 0.12)])) +
    oval(-24.8, -36.6, 1.6, 1.6, '#ffffff', 0.9) +
    [0, 1, 2, 3].map((n) => box(-26.4, -31 + n * 3.4, n === 1 ? 7.4 : 6, 1.2, '#ffffff', 0.6)).join('') +
    box(-14, -37.8, 13, 1.8, '#3a3a4c', 0.9) +
    box(-14, -33.8, 16, 4, '#4f9a68', 1) +
    box(-12.6, -32.4, 8, 1.2, '#ffffff', 0.6) +
    bars.join('') +
    rows.join('')
  )
}

function receipt(pen: Pen, tall: number): string {
  let edge = `M-7 0V${tall}`
  for (let n = 0; n < 7; n++) edge += `l1 ${n % 2 ? 1.2 : -1.2}l1 ${n % 2 ? -1.2 : 1.2}`
  const lines = Array.from({ length: Math.floor((tall - 9) / 2.4) }, (_, n) => {
    const y = 5 + n * 2.4
    return box(-5, y, [5, 6.4, 4, 5.6][n % 4] ?? 5, 0.8, '#b9b4ac', 0.4) + box(3, y, 2.2, 0.8, '#8d877f', 0.4)
  })
  return (
    moved(0.9, 1.2, path(`${edge}V0Z`, '#1c1018', 0.22)) +
    path(`${edge}V0Z`, pen.linear(['#ffffff', '#f4efe6', '#e4dccf'], [0, 0], [1, 1])) +
    box(-3, 1.8, 6, 1.4, '#4a4550', 0.7) +
    lines.join('') +
    box(-5, tall - 3.4, 4, 1.2, '#4a4550', 0.5) +
    box(1.6, tall - 3.4, 3.6, 1.2, '#4a4550', 0.5)
  )
}

/** A laptop with a ledger on its screen, paper receipts in front of it, a mug and a pen. */
export function ledger(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const accent = pen.ofVariant(['#2f6b5a', '#3a5a9c', '#8a3f5c', '#35418a', '#c2702f'])
  const mug = pen.ofVariant(['#f3eee6', '#d2664f', '#fbf6ee', '#e0a63a', '#e9e2d6'])
  const plant = [-150, -126, -106, -84, -60, -36].map((turn, n) =>
    leaf(38, -12, 13 + (n % 3) * 3, 2.6, turn, n % 2 ? '#5d8a4a' : '#3f6b3a'),
  )
  return (
    room(pen, place, 0.58) +
    placed(
      pen,
      w / 2 - pen.unit,
      h * 0.72,
      plant.join('') +
        path(
          'M32.6 -13H43.4L42 -1.6Q38 0 34 -1.6Z',
          pen.linear(['#e2956d', '#c2643f', '#83391f'], [0, 0], [1, 0]),
        ) +
        shadow(pen, 1, 5.6, 46, 6, 0.6) +
        box(-30.4, -42.4, 60.8, 42.4, pen.linear(['#4c4c56', '#1f1f27']), 2.4) +
        screen(pen, accent) +
        path('M0 -40.4H28.4V-24Z', '#ffffff', 0.1) +
        path('M-30.4 -1.6H30.4L36 4H-36Z', pen.linear(['#b9bdc6', '#e6e8ec', '#c7cad1'])) +
        path('M-26 -0.6H26L28 1.8H-28Z', '#5a5d67', 0.75) +
        box(-36, 3.8, 72, 1.9, pen.linear(['#f2f3f5', '#8d919b']), 0.9) +
        turned(-13, -31, 2, moved(-30, -1, receipt(pen, 22))) +
        turned(9, -15, 4, moved(-15, 3.4, receipt(pen, 17))) +
        turned(
          -24,
          12,
          14,
          box(4, 13, 19, 1.8, pen.linear(['#ffe0a0', '#e0a63a', '#9a661c']), 0.6) +
            path('M23 13L26.4 13.9L23 14.8Z', '#4a3a34'),
        ) +
        shadow(pen, 34, 15.2, 11, 2.8, 0.6) +
        line('M38 5.6C45.4 4 45.4 13 37.6 12', darker(mug, 0.2), 1.9) +
        path(
          'M25.6 2.4H39.4L38.2 13.4Q32.5 16.6 26.8 13.4Z',
          pen.linear([lighter(mug, 0.4), mug, darker(mug, 0.35)], [0, 0], [1, 0]),
        ) +
        oval(32.5, 2.4, 6.9, 1.9, lighter(mug, 0.4)) +
        oval(32.5, 2.7, 5.9, 1.4, '#5a3218'),
    )
  )
}
