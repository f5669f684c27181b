import { edgeHold } from './hands.ts'
import {
  box,
  darker,
  glow,
  inMiddle,
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
import type { Looks } from './portrait.ts'

const parcels = [
  { desk: ['#cdbff2', '#9c86d8'], tissue: '#fff3c4', thing: '#2b2b38', sleeve: '#f2c23a' },
  { desk: ['#c6b6f4', '#8f78d4'], tissue: '#ffe9a8', thing: '#e2604a', sleeve: '#f4cf3f' },
  { desk: ['#bfe0d6', '#7fb8a6'], tissue: '#fde3da', thing: '#35508a', sleeve: '#b5473a' },
  { desk: ['#f7cdb8', '#e2957a'], tissue: '#e4f0f2', thing: '#2f5a48', sleeve: '#35418a' },
  { desk: ['#c9dcf2', '#88aede'], tissue: '#f9e2ea', thing: '#8a3f6c', sleeve: '#f4efe6' },
] as const

/** Two hands that open a parcel with a small speaker in it, seen from above. */
export function unboxing(pen: Pen, looks: Looks): string {
  const { width: w, height: h } = pen
  const { desk, tissue, thing, sleeve } = pen.ofVariant(parcels)
  const hold = edgeHold(pen, looks, sleeve)
  const card = pen.linear(['#e3b983', '#c8935a'], [0, 0], [1, 1])
  const hand = (part: string) => {
    const one = moved(44, 6, part, { turn: -20 })
    return one + mirrored(one)
  }
  const folds = Array.from({ length: 16 }, () => {
    const [x, y] = [pen.between(-25, 19), pen.between(-25, 18)]
    return path(
      `M${x} ${y}l${pen.between(4, 9)} ${pen.between(-4, 3)}l${pen.between(-3, 3)} ${pen.between(5, 9)}Z`,
      darker(tissue, 0.16),
      0.4,
    )
  })
  const holes = Array.from({ length: 37 }, (_, n) => {
    const ring = n === 0 ? 0 : n < 7 ? 1 : n < 19 ? 2 : 3
    const turn = (n / Math.max(1, ring * 6)) * Math.PI * 2
    return oval(Math.cos(turn) * ring * 3, Math.sin(turn) * ring * 3, 0.7, 0.7, darker(thing, 0.6))
  })
  return (
    box(0, 0, w, h, pen.linear([lighter(desk[0], 0.2), desk[0], desk[1]], [0, 0], [0.9, 1])) +
    placed(
      pen,
      w / 2,
      h / 2 - pen.unit * 4,
      '<g transform="scale(0.84)">' +
        shadow(pen, 4, 8, 60, 58, 0.5) +
        hand(hold.behind) +
        path('M-30 -30H30L36 -50H-36Z', pen.linear(['#c8935a', '#eac596'])) +
        path('M-30 30H30L35 48H-35Z', pen.linear(['#d9a86c', '#b57f48'])) +
        path('M-30 -30V30L-47 34V-34Z', pen.linear(['#edca9c', '#d3a067'], [0, 0], [1, 0])) +
        path('M30 -30V30L47 34V-34Z', pen.linear(['#c28c54', '#dcb07a'], [0, 0], [1, 0])) +
        box(-30, -30, 60, 60, card) +
        box(-28, -28, 56, 56, pen.linear(['#6f4726', '#a0703f'])) +
        path(
          'M-28 -25Q-20 -30 -12 -26T4 -27T18 -26T28 -24V26Q18 29 10 26T-8 27T-22 26L-28 24Z',
          pen.linear([lighter(tissue, 0.4), tissue, darker(tissue, 0.12)], [0, 0], [1, 1]),
        ) +
        folds.join('') +
        shadow(pen, 2, 3, 22, 23, 0.5) +
        box(
          -17,
          -19,
          34,
          38,
          pen.linear([lighter(thing, 0.35), thing, darker(thing, 0.35)], [0, 0], [1, 1]),
          7,
        ) +
        moved(
          0,
          3,
          oval(0, 0, 12.4, 12.4, darker(thing, 0.3)) +
            oval(0, 0, 11.4, 11.4, lighter(thing, 0.14)) +
            holes.join(''),
        ) +
        oval(-8, -14, 1.6, 1.6, lighter(thing, 0.5)) +
        box(1, -15.2, 9, 2.4, lighter(thing, 0.5), 1.2) +
        path('M-13 -16Q-16 -14 -15 4L-13 4Q-13 -10 -8 -17Z', '#ffffff', 0.22) +
        turned(
          -9,
          0,
          -40,
          box(-9, -45, 18, 9, '#fffaf0', 1) +
            box(-6.6, -42.6, 9, 1.2, '#8a7a6a', 0.6) +
            box(-6.6, -40, 12, 1.2, '#c9bba8', 0.6),
        ) +
        hand(hold.front) +
        '</g>',
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.76}L0 ${h * 0.9}Z`, '#ffffff', 0.14)
  )
}

const streets = [
  { air: ['#0c1230', '#1c2a5c', '#0b1024'], lights: ['#ff4f9a', '#3fd0e8', '#ffc24a'], sleeve: '#2f3a5c' },
  { air: ['#140c34', '#2f1f6a', '#0c0a22'], lights: ['#34e0c4', '#ff5f8a', '#f7d24a'], sleeve: '#c23f5a' },
  { air: ['#0a2030', '#124a58', '#081820'], lights: ['#ff8a3f', '#5fe0a8', '#f4e28a'], sleeve: '#d89a3a' },
  { air: ['#2a1020', '#5c1f3a', '#180a16'], lights: ['#ffb03f', '#ff5f6a', '#8fd0ff'], sleeve: '#3f6b80' },
] as const

/** Two hands that film a street at night with a phone. */
export function filming(pen: Pen, looks: Looks): string {
  const { width: w, height: h, unit: u } = pen
  const { air, lights, sleeve } = pen.ofVariant(streets)
  const hold = edgeHold(pen, looks, sleeve)
  const spots = Array.from({ length: 34 }, () => {
    const r = u * pen.between(1.5, 6)
    return oval(
      w * pen.chance(),
      h * pen.between(0.05, 0.75),
      r,
      r,
      pen.oneOf(lights),
      pen.between(0.12, 0.45),
    )
  })
  const hand = (part: string) => {
    const one = moved(20, 16, part, { scale: 0.9 })
    return one + mirrored(one)
  }
  const houses = [-20, -13, 8, 14].map((x, n) =>
    box(x, -34 + (n % 2) * 7, n % 2 ? 6 : 8, 44, n % 2 ? lighter(air[1], 0.14) : lighter(air[1], 0.06)),
  )
  const windows = Array.from({ length: 22 }, (_, n) =>
    box(
      [-18.4, -15, -11.4, 9.6, 12.6, 16][n % 6] ?? 0,
      -29 + Math.floor(n / 6) * 7,
      1.7,
      2.6,
      lights[2],
      0.3,
    ),
  )
  return (
    box(0, 0, w, h, pen.linear(air)) +
    spots.join('') +
    placed(
      pen,
      w / 2,
      h * 0.48,
      '<g transform="scale(0.93)">' +
        glow(pen, 0, -4, 60, lights[0], 0.45) +
        hand(hold.behind) +
        box(-24, -46, 48, 88, pen.linear(['#565b70', '#14161f'], [0, 0], [1, 1]), 7) +
        box(-22, -44, 44, 84, '#07080f', 5.6) +
        box(
          -21,
          -42,
          42,
          80,
          pen.linear([darker(air[1], 0.1), lighter(air[1], 0.2), lights[0]], [0, 0], [0, 1]),
          4.6,
        ) +
        houses.join('') +
        windows.join('') +
        glow(pen, 2, 2, 24, lights[2], 0.8) +
        path('M-4 6H5L21 38H-21Z', pen.linear([lighter(air[0], 0.25), darker(air[0], 0.1)])) +
        line('M0.4 9V13M0.4 17V22M0.4 26V33', '#ffffff', 1, 0.7) +
        box(-18, 2, 5, 8, lights[1], 0.6) +
        box(12, -7, 8, 4, lights[0], 0.6) +
        cyclist(lights[1]) +
        oval(0, 31.6, 5, 5, '#ffffff', 0.9) +
        oval(0, 31.6, 3.8, 3.8, '#e8303a') +
        oval(-8, -37, 1.3, 1.3, '#ff3f4a') +
        box(-5, -38, 12, 2, '#ffffff', 0.9) +
        line('M-18 -30V-34H-14M18 -30V-34H14M-18 20V24H-14M18 20V24H14', '#ffffff', 0.7, 0.8) +
        path('M-21 -37Q-21 -42 -16 -42H4L-21 12Z', '#ffffff', 0.08) +
        hand(hold.front) +
        '</g>',
    )
  )
}

/** A person on a bicycle who rides towards the viewer. */
const cyclist = (coat: string): string =>
  oval(1, 25, 5, 1.2, '#05060c', 0.5) +
  line('M1 14V24', '#10121c', 2.2) +
  path('M-4 6Q1 1 6 6L5 15H-3Z', coat) +
  line('M-3.4 7L-5 13M5.4 7L7 13', darker(coat, 0.2), 2) +
  line('M-6 13H8', '#10121c', 1) +
  line('M-1.6 15L-2.4 21M3.6 15L4.4 20', '#1c2030', 2.4) +
  oval(1, 0.6, 2.8, 3.2, '#e8b690') +
  path('M-2.2 0C-2.2 -4.6 4.2 -4.6 4.2 0Z', '#ffffff') +
  oval(1, 12.4, 1.2, 1.2, '#fff6c8')

const cuts = [
  { wall: ['#ffb36a', '#e2603f'], desk: ['#3a2a3c', '#1f1522'], clips: ['#ff7a9a', '#5fd0e0', '#f7d24a'] },
  { wall: ['#9fe0d0', '#3f9a94'], desk: ['#f3e6d0', '#bfa27c'], clips: ['#f2784f', '#8f7ae0', '#f7d24a'] },
  { wall: ['#f4a6b4', '#b9567a'], desk: ['#4a3a5c', '#251b33'], clips: ['#5fb0f0', '#7fd08a', '#ffc24a'] },
] as const

/** A film that is being cut on a laptop, with a camera beside it. */
export function edit(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, desk, clips } = pen.ofVariant(cuts)
  const row = (y: number, from: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((n) =>
        box(-32 + n * 10.8, y, 10 - ((n + from) % 3) * 1.6, 4.6, clips[(n + from) % 3] ?? clips[0], 0.8),
      )
      .join('')
  const wave = Array.from({ length: 42 }, (_, n) => {
    const half = pen.between(0.4, 2.2)
    return box(-32 + n * 1.52, 13 - half, 0.8, half * 2, '#8fe0b0', 0.3)
  })
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.2), wall[0], wall[1]], [0, 0], [0.7, 1])) +
    inMiddle(
      pen,
      glow(pen, 0, -12, 60, '#ffffff', 0.5) +
        path('M-120 24H120V90H-120Z', pen.linear([...desk])) +
        shadow(pen, 2, 33, 50, 5, 0.6) +
        box(-39, -38, 78, 60, pen.linear(['#5a5f6e', '#23262f'], [0, 0], [1, 1]), 3) +
        box(-36.6, -35.6, 73.2, 54.6, '#12141c', 1.4) +
        box(-33, -33, 42, 27, pen.linear(['#31356b', '#d9667d', '#ffc28c']), 1) +
        oval(-12, -15, 4.4, 4.4, '#fff3d0') +
        path('M-33 -12Q-24 -20 -14 -13T9 -15V-7Q9 -6 8 -6H-32Q-33 -6 -33 -7Z', '#2a1c44') +
        path('M-15 -23V-16L-9 -19.5Z', '#ffffff', 0.9) +
        [-33, -27, -21, -15]
          .map((y, n) => box(12, y, 10 + (n % 2) * 7, 3.4, n === 1 ? clips[2] : '#3a3f50', 0.8))
          .join('') +
        row(-2, 0) +
        row(4, 2) +
        wave.join('') +
        box(-5, -4, 0.8, 21, '#ffffff') +
        path('M-7 -5H-2.2L-4.6 -2Z', '#ffffff') +
        path('M-46 22H46L52 32H-52Z', pen.linear(['#b9bec9', '#7c828f'])) +
        path('M-38 23.6H38L41 28.4H-41Z', '#3a3f4a') +
        box(-52, 31.6, 104, 2.6, '#5c626f', 1.2) +
        shadow(pen, 26, 45, 20, 4, 0.5) +
        box(12, 29, 30, 17, pen.linear(['#4a4450', '#1d1920']), 2.6) +
        box(18, 25.6, 11, 5, '#2b262f', 1) +
        oval(27, 38, 8.4, 8.4, '#15121a') +
        oval(27, 38, 6, 6, pen.radial(['#8fc0e8', '#2a4a78', '#0a1020'], 0.35, 0.3, 0.8)) +
        oval(25, 36, 1.4, 1, '#ffffff', 0.8) +
        oval(38, 32.6, 1.3, 1.3, '#e8303a') +
        shadow(pen, -26, 44, 14, 3, 0.4) +
        box(-38, 39, 24, 5, clips[2], 0.8) +
        box(-36, 36, 22, 3, '#fff8ea', 0.6),
    )
  )
}
