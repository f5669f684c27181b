import {
  box,
  darker,
  fitted,
  glow,
  lighter,
  line,
  mirrored,
  moved,
  oval,
  type Pen,
  path,
  shadow,
  turned,
} from './pen.ts'
import { cylinder, sunbeam } from './still.ts'

const evenings = [
  {
    wall: ['#3f6f78', '#1a3440'],
    foam: '#28505a',
    table: ['#c98f58', '#7a4a2a'],
    chair: '#e0803f',
    mugs: ['#f2c14a', '#f4efe6'],
  },
  {
    wall: ['#b8573f', '#5c2326'],
    foam: '#8a3a32',
    table: ['#d9a46c', '#8a5630'],
    chair: '#2f6f78',
    mugs: ['#f4efe6', '#6fb0b4'],
  },
  {
    wall: ['#5a5f9c', '#252850'],
    foam: '#40457c',
    table: ['#c08a60', '#6f452c'],
    chair: '#d9a23f',
    mugs: ['#e8664a', '#f4efe6'],
  },
] as const

/** A broadcast microphone that points to the left, with the middle of its body at 0, 0. */
function broadcast(pen: Pen): string {
  const steel = pen.linear(['#8d8a98', '#565262', '#2b2834', '#17141e'])
  let dots = ''
  for (let row = 0; row < 9; row++)
    for (let n = 0; n < 9; n++) {
      const [x, y] = [-24 + n * 2.3 + (row % 2) * 1.15, -8.4 + row * 2.1]
      if (((x + 12) / 13.4) ** 2 + (y / 9.4) ** 2 < 0.92) dots += `M${x.toFixed(1)} ${y.toFixed(1)}h0.01`
    }
  return (
    line('M16 2C26 4 26 16 18 24', '#15121c', 2) +
    path('M-6 -8.4H14Q18 -8 18 -4V4Q18 8 14 8.4H-6Z', steel) +
    box(13, -6.6, 7, 13.2, pen.linear(['#a5a2b0', '#4a4656', '#1c1924']), 2) +
    box(-5, -3.4, 12, 6.4, '#1d1a24', 1.4) +
    line('M-3 -0.4h1.4M0 -1.6v2.6M2 -2.2v3.8M4 -1.2v1.8', '#f2c46a', 0.9) +
    path(
      'M-4 -10C-14 -12.4 -26 -9 -26 0S-14 12.4 -4 10Q-1 0 -4 -10Z',
      pen.radial(['#6a6674', '#3a3642', '#17141c'], 0.36, 0.2, 0.85),
    ) +
    line(dots, '#0f0d14', 0.9, 0.55) +
    line('M-22 -6C-18 -9.6 -12 -10 -8 -9.4', '#ffffff', 1.2, 0.3) +
    box(-5.4, -10.2, 3.4, 20.4, pen.linear(['#fff0c0', '#d9a545', '#7d541c']), 1.6) +
    line('M-4 -7H12', '#ffffff', 0.8, 0.35)
  )
}

/** One arm clamped to the table near the middle, with the microphone to the left of it. */
function armWithMicrophone(pen: Pen): string {
  const tube = (shape: string) =>
    line(shape, '#15121c', 4.4) + line(shape, '#4d4858', 2.8) + line(shape, '#9a96a6', 0.8, 0.8)
  const joint = (x: number, y: number, r: number) =>
    oval(x, y, r, r, pen.radial(['#a09cae', '#4a4656', '#15121c'], 0.35, 0.3, 0.8)) +
    oval(x, y, r * 0.36, r * 0.36, '#e0b45a')
  return (
    line('M-5 20V4L-12 -40L-32 -33C-30 -24 -20 -16 -12 -4', '#0f0d14', 1, 0.7) +
    box(-8.6, 11, 8, 12, pen.linear(['#6a6674', '#25222c'], [0, 0], [1, 0]), 1.4) +
    tube('M-4.6 12L-10 -44') +
    tube('M-10 -44L-33 -31') +
    joint(-10, -44, 3.8) +
    line('M-33 -31V-22', '#15121c', 3) +
    line('M-41 -9C-41 -24 -25 -24 -25 -9', '#15121c', 2.6) +
    line('M-40.6 -12C-39 -21.6 -31 -22 -28.6 -19', '#8a8696', 0.8) +
    joint(-33, -31, 3) +
    moved(-31, -8, turned(8, 0, 0, broadcast(pen))) +
    joint(-31.4, -7.6, 2.6)
  )
}

/** A mug that steams; the middle of its foot is at 0, 0. */
function mug(pen: Pen, colour: string): string {
  return (
    shadow(pen, 5, 1, 15, 3.4, 0.55) +
    line('M8 -13C17 -14 17 -3 7.4 -4', darker(colour, 0.22), 2.8) +
    path('M-9 -17H9L8 -1Q0 2 -8 -1Z', cylinder(pen, colour)) +
    oval(0, -17, 9.2, 2.5, lighter(colour, 0.4)) +
    oval(0, -16.8, 7.8, 1.9, '#5a3520') +
    line('M-3 -20C-6 -24 0 -27 -3 -32M3 -20C0 -25 6 -28 3 -34', '#ffffff', 1.3, 0.28)
  )
}

/** A wall of foam that takes the echo out of a room. */
function foamWall(foam: string): string {
  return Array.from({ length: 18 * 8 }, (_, n) => {
    const [x, y] = [-117 + (n % 18) * 13, -72 + Math.floor(n / 18) * 13]
    return (
      path(`M${x} ${y}h12.4l-6.2 6.2Z`, lighter(foam, 0.14)) +
      path(`M${x} ${y}v12.4l6.2 -6.2Z`, lighter(foam, 0.05)) +
      path(`M${x + 12.4} ${y}v12.4l-6.2 -6.2Z`, darker(foam, 0.16)) +
      path(`M${x} ${y + 12.4}h12.4l-6.2 -6.2Z`, darker(foam, 0.3))
    )
  }).join('')
}

/** Two microphones on arms at a table with two mugs and two chairs. */
export function twoMicrophones(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, foam, table, chair, mugs } = pen.ofVariant(evenings)
  const seat =
    path(
      'M-62 60V-2C-62 -14 -54 -18 -44 -17C-38 -16 -36 -10 -37 -2L-40 60Z',
      pen.linear([darker(chair, 0.12), lighter(chair, 0.2), darker(chair, 0.3)], [0, 0], [1, 0.2]),
    ) + line('M-52 -8C-48 -12 -43 -11 -42.6 -4L-45 18', lighter(chair, 0.35), 1, 0.6)
  const lamp =
    line('M0 -100V-46', '#15121c', 0.9) +
    path('M-11 -38C-11 -46 -5 -48 0 -48S11 -46 11 -38Z', cylinder(pen, '#e0b45a')) +
    oval(0, -38, 11, 2.2, '#fff4cc') +
    glow(pen, 0, -36, 52, '#ffe0a0', 0.55)
  const arm = armWithMicrophone(pen)
  return (
    box(0, 0, w, h, pen.linear(wall)) +
    fitted(
      pen,
      106,
      50,
      foamWall(foam) +
        box(
          -130,
          -110,
          260,
          150,
          pen.radial(
            [
              [0, '#ffe6b0', 0.22],
              [0.6, '#ffe6b0', 0],
              [1, '#120a20', 0.35],
            ],
            0.5,
            0.45,
            0.6,
          ),
        ) +
        lamp +
        seat +
        mirrored(seat) +
        path('M-130 21H130V36H-130Z', pen.linear([lighter(table[0], 0.35), table[0]])) +
        path('M-130 36H130V110H-130Z', pen.linear([darker(table[0], 0.12), table[1]])) +
        line('M-130 36H130', lighter(table[0], 0.55), 1.2) +
        line('M-110 26q60 -2 110 0t110 0M-90 31q40 1.6 80 0t110 0', darker(table[0], 0.3), 0.6, 0.4) +
        shadow(pen, 4, 24, 22, 3, 0.6) +
        shadow(pen, -28, 28, 26, 4, 0.35) +
        shadow(pen, 30, 28, 26, 4, 0.35) +
        moved(0, 4, mirrored(arm) + arm, { scale: 0.83 }) +
        moved(-23, 34, mug(pen, mugs[0])) +
        moved(21, 35, mug(pen, mugs[1])),
    ) +
    sunbeam(pen, 0.06)
  )
}

const places = [
  {
    out: ['#a9cfa0', '#e9efcf'],
    frame: '#f4ece0',
    table: ['#d9a46c', '#8f5a34'],
    body: '#2f333f',
    cup: '#e8664a',
  },
  {
    out: ['#8fb4d0', '#e4ecec'],
    frame: '#4a3a34',
    table: ['#c98a5a', '#7d4a2c'],
    body: '#3f3a4a',
    cup: '#f2c14a',
  },
  {
    out: ['#e8b98a', '#fbe9cc'],
    frame: '#2f4a4a',
    table: ['#b98a62', '#6f4a30'],
    body: '#2a3540',
    cup: '#f4efe6',
  },
] as const

/** The two crossed microphones on top of a recorder, in their cage; the recorder begins at 0, 0. */
function crossed(pen: Pen): string {
  const capsule = (turn: number) =>
    turned(
      turn,
      0,
      -10,
      box(-5, -24, 10, 9, pen.linear(['#6f6a78', '#efeaf0', '#8a8694'], [0, 0], [1, 0]), 2) +
        line('M-4 -22.4H4M-4 -20.4H4M-4 -18.4H4M-3 -24v8M0 -24v8M3 -24v8', '#3a3644', 0.4, 0.8) +
        box(-4.4, -15, 8.8, 12, cylinder(pen, '#b9b4c0'), 1.4) +
        box(-4.6, -14.6, 9.2, 1.6, '#e0b45a'),
    )
  return (
    path('M-14 1L-12 -7H12L14 1Z', pen.linear(['#5a5666', '#25222c'])) +
    capsule(38) +
    capsule(-38) +
    line('M-18 1V-20Q-18 -28 -10 -28H10Q18 -28 18 -20V1', '#15121c', 2.6) +
    line('M-17.6 0V-20Q-17.6 -27.6 -10 -27.6H4', '#a29eae', 0.8, 0.8)
  )
}

/** The screen of a recorder: the time and the levels of two channels, 28 units wide, around 0, 0. */
function levels(pen: Pen): string {
  const bars = [0, 1].flatMap((row) =>
    Array.from({ length: 12 }, (_, n) =>
      box(
        -9.6 + n * 1.86,
        1.4 + row * 4.4,
        1.4,
        3.2,
        n > (row ? 8 : 9) ? '#3a4a4a' : n > 8 ? '#ff6a4a' : n > 6 ? '#ffcf4a' : '#7be08a',
        0.4,
      ),
    ),
  )
  const digits = [
    [-6, 'M0 0V5.2'],
    [-3.4, 'M0 0h3v2.6h-3v2.6h3'],
    [3.4, 'M0 0v2.6h3M3 0v5.2'],
    [7.8, 'M0 0h3v5.2'],
  ] as const
  return (
    box(-15, -11, 30, 23, '#0d0b12', 2) +
    box(-14, -10, 28, 21, pen.linear(['#1d3038', '#14222a'], [0, 0], [1, 1]), 1.4) +
    oval(-11, -5.6, 1.6, 1.6, '#ff4a3a') +
    glow(pen, -11, -5.6, 4, '#ff4a3a', 0.6) +
    digits.map(([x, shape]) => moved(x, -8.2, line(shape, '#dff6ea', 0.9))).join('') +
    line('M1.4 -7.4v0.01M1.4 -4v0.01', '#dff6ea', 1) +
    line('M-12.4 2.4v1.6h1M-12.4 6.6h1.2v0.9h-1.2v1', '#dff6ea', 0.5, 0.8) +
    bars.join('') +
    path('M-14 -10H2L-10 11H-14Z', '#ffffff', 0.09)
  )
}

/** A portable recorder on a small tripod that records, on a table by a window. */
export function recorder(pen: Pen): string {
  const { width: w, height: h } = pen
  const { out, frame, table, body, cup } = pen.ofVariant(places)
  const leaves = Array.from({ length: 44 }, () => {
    const r = pen.between(4, 13)
    const colour = pen.oneOf([lighter(out[0], 0.4), darker(out[0], 0.14), out[1], out[0]])
    return oval(pen.between(-125, 125), pen.between(-80, 10), r, r, colour, 0.36)
  })
  const shell = pen.linear([lighter(body, 0.1), lighter(body, 0.3), body, darker(body, 0.45)], [0, 0], [1, 0])
  const button = (x: number, y: number, icon: string) =>
    box(x - 3.6, y - 2.6, 7.2, 5.2, pen.linear(['#8a8696', '#4a4656']), 1.6) + moved(x, y, icon)
  const legs = (shape: string) =>
    line(shape, '#15121c', 4.4) + line(shape, '#5d5868', 2.2) + line(shape, '#a5a2b0', 0.6)
  return (
    box(0, 0, w, h, pen.linear(out)) +
    fitted(
      pen,
      106,
      50,
      leaves.join('') +
        box(-34, -110, 4, 126, frame) +
        box(-30, -110, 1, 126, darker(frame, 0.3)) +
        box(62, -110, 4, 126, frame) +
        box(-130, 10, 260, 7, pen.linear([lighter(frame, 0.3), darker(frame, 0.2)])) +
        path('M-130 17H130V110H-130Z', pen.linear([lighter(table[0], 0.3), ...table])) +
        line(
          'M-120 24q60 -2 120 0t120 0M-120 34q70 2 120 0t120 1M-120 44q60 -2 130 0t110 0',
          darker(table[1], 0.1),
          0.6,
          0.35,
        ) +
        path('M-60 17L-30 17L20 60H-50Z', '#fff4d8', 0.2) +
        moved(31, 27, mug(pen, cup), { scale: 1.1 }) +
        shadow(pen, 6, 40, 34, 6, 0.6) +
        legs('M0 24L2 34') +
        legs('M-2 26L-20 40') +
        legs('M3 26L21 40') +
        moved(
          0,
          -14,
          crossed(pen) +
            box(-19, 0, 38, 42, shell, 5) +
            box(-17.6, 1.2, 35.2, 39.6, pen.linear([lighter(body, 0.16), body], [0, 0], [1, 1]), 4) +
            moved(0, 15, levels(pen)) +
            oval(0, 34.4, 4.8, 4.8, '#15121c') +
            oval(0, 34.4, 3.8, 3.8, pen.radial(['#ff8a72', '#e23a2a', '#8f1a14'], 0.35, 0.3, 0.8)) +
            button(-11.4, 34.4, path('M-1.4 -1.6h3.2v3.2h-3.2z', '#f4f0f4')) +
            button(11.4, 34.4, path('M-1.2 -1.8L2 0L-1.2 1.8Z', '#f4f0f4')) +
            line('M-17 8V34', '#ffffff', 0.8, 0.25),
          { turn: -3 },
        ),
    ) +
    sunbeam(pen)
  )
}
