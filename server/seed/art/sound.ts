import {
  box,
  darker,
  glow,
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
import { leaf } from './room.ts'

const studios = [
  { wall: ['#2f8a8c', '#12414f'], slat: '#0d3340', metal: '#2b2b38', brass: '#f0bd5c', sound: '#ffd98a' },
  { wall: ['#e8784c', '#8f2f2c'], slat: '#7a2226', metal: '#2a2433', brass: '#f6d38a', sound: '#ffe6b0' },
  { wall: ['#4a64c4', '#1c2560'], slat: '#161d50', metal: '#e9e4ee', brass: '#f2a65a', sound: '#ffc48a' },
  { wall: ['#f0b13c', '#b5641c'], slat: '#a35518', metal: '#26303f', brass: '#fff0c8', sound: '#fff6dc' },
  { wall: ['#a84a7c', '#4a1a4c'], slat: '#3f1442', metal: '#30283c', brass: '#f4b77a', sound: '#ffc9a0' },
] as const

/** The dots of a woven grille with a round top, as points of one line: half of it is `half` wide, and it ends at `foot`. */
function mesh(half: number, top: number, foot: number): string {
  let dots = ''
  for (let row = 0; top + 1.6 + row * 1.7 < foot; row++) {
    const y = top + 1.6 + row * 1.7
    const rise = Math.min(1, (y - top) / half)
    const wide = half * Math.sqrt(1 - (1 - rise) ** 2) - 0.6
    for (let step = -9; step <= 9; step++) {
      const x = Math.sin(((step + (row % 2) * 0.5) / 9.6) * (Math.PI / 2)) * half
      if (Math.abs(x) < wide) dots += `M${x.toFixed(2)} ${y.toFixed(2)}h0.01`
    }
  }
  return dots
}

/** A studio microphone that hangs upright in a ring of elastic cords, with its middle at 0, 0. */
function capsule(pen: Pen, metal: string, brass: string): string {
  const steel = pen.linear(
    [darker(metal, 0.35), metal, lighter(metal, 0.5), metal, darker(metal, 0.55)],
    [0, 0],
    [1, 0],
  )
  const gold = pen.linear(
    [darker(brass, 0.4), brass, lighter(brass, 0.6), brass, darker(brass, 0.5)],
    [0, 0],
    [1, 0],
  )
  const cage = 'M-14 -6V-27A14 14 0 0 1 14 -27V-6Z'
  const cords = (y: number, drop: number) =>
    line(
      `M-25 ${y}L-12 ${y + drop}M-17 ${y + drop * 0.9}L-11 ${y - 1}M25 ${y}L12 ${y + drop}M17 ${y + drop * 0.9}L11 ${y - 1}`,
      '#f4ece2',
      1.1,
      0.85,
    )
  return (
    line('M-25 2A25 5.4 0 0 1 25 2', darker(metal, 0.5), 3) +
    line('M-25 22A25 5.4 0 0 1 25 22', darker(metal, 0.5), 3) +
    path(cage, pen.linear(['#6f6a78', '#d9d2da', '#f8f4f0', '#b5aebb', '#5a5466'], [0, 0], [1, 0])) +
    line(mesh(14, -41, -7), '#2a2433', 0.95, 0.75) +
    path(
      cage,
      pen.radial(
        [
          [0, '#ffffff', 0.45],
          [0.5, '#ffffff', 0],
          [1, '#120a20', 0.35],
        ],
        0.34,
        0.3,
        0.85,
      ),
    ) +
    line('M-14 -24Q0 -20 14 -24', '#f4eee8', 1.4, 0.8) +
    line('M0 -41V-7', '#f4eee8', 1, 0.5) +
    path('M-13 -3H13L12 27Q0 31 -12 27Z', steel) +
    path('M-12 27Q0 31 12 27L9 33Q0 36 -9 33Z', gold) +
    box(-15, -9, 30, 6.4, gold, 1.6) +
    oval(0, 6, 4.6, 4.6, gold) +
    oval(0, 6, 3.6, 3.6, darker(metal, 0.3)) +
    line('M-1.8 6V7M-0.6 4.4V7.6M0.6 5V7.2M1.8 5.8V6.6', brass, 0.7) +
    box(-2, 14.4, 4, 7, darker(metal, 0.45), 2) +
    oval(0, 16.4, 1.3, 1.3, lighter(brass, 0.4)) +
    cords(3, 9) +
    cords(22, -8) +
    line('M-25 2A25 5.4 0 0 0 25 2M-25 22A25 5.4 0 0 0 25 22M-25 2V22M25 2V22', darker(metal, 0.1), 3) +
    line('M-24.6 3A25 5.4 0 0 0 16 6.2M-24.6 23A25 5.4 0 0 0 16 26.2', lighter(metal, 0.55), 0.8, 0.7)
  )
}

/** A round screen of cloth that keeps breath from the microphone, seen from the side. */
const popShield = (pen: Pen): string =>
  turned(
    -7,
    -32,
    -12,
    oval(
      -32,
      -12,
      9,
      23,
      pen.linear(
        [
          [0, '#120e1a', 0.72],
          [1, '#120e1a', 0.42],
        ],
        [0, 0],
        [1, 0.4],
      ),
    ) +
      `<ellipse cx="-32" cy="-12" rx="9" ry="23" fill="none" stroke="#0f0c16" stroke-width="2.4"/>` +
      line('M-38.6 -27A9 23 0 0 1 -29 -34', '#ffffff', 1.1, 0.75) +
      line('M-35 4A6.4 17 0 0 1 -37.6 -20M-31 2A5 13 0 0 1 -34 -20', '#ffffff', 0.5, 0.25),
  )

/** A microphone behind a pop shield in a studio; a voice reaches it from the left. */
export function microphone(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const { wall, slat, metal, brass, sound } = pen.ofVariant(studios)
  const slats = Array.from({ length: Math.ceil(w / (u * 9)) }, (_, n) =>
    box(
      n * u * 9,
      0,
      u * 4.6,
      h,
      pen.linear(
        [
          [0, slat, 0.75],
          [1, slat, 0.35],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  )
  const waves = [0, 1, 2, 3].map((n) =>
    line(
      `M${-46 - n * 6} ${-28 - n * 5}Q${-53 - n * 7} ${-12} ${-46 - n * 6} ${4 + n * 5}`,
      sound,
      2.6 - n * 0.35,
      0.95 - n * 0.2,
    ),
  )
  const arm = (shape: string, wide: number) =>
    line(shape, '#15121c', wide) +
    line(shape, '#4a4656', wide * 0.62) +
    line(shape, '#8a8698', wide * 0.16, 0.8)
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.12), ...wall], [0, 0], [0.8, 1])) +
    slats.join('') +
    glow(pen, w * 0.3, h * 0.4, u * 60, sound, 0.45) +
    inMiddle(
      pen,
      '<g transform="translate(12 3) scale(1.02)">' +
        waves.join('') +
        shadow(pen, 12, 10, 44, 44, 0.4) +
        arm('M30 14L58 40L120 26', 6) +
        oval(58, 40, 5.6, 5.6, pen.radial(['#8a8698', '#3a3646', '#15121c'], 0.35, 0.3, 0.8)) +
        turned(-7, 0, 0, capsule(pen, metal, brass)) +
        line('M27 16C16 44 -24 42 -29 10', '#15121c', 2.2) +
        line('M27 16C16 44 -24 42 -29 10', '#6a6678', 0.8) +
        oval(29, 13.4, 5, 5, pen.radial(['#a09cae', '#4a4656', '#15121c'], 0.35, 0.3, 0.8)) +
        oval(29, 13.4, 1.8, 1.8, brass) +
        popShield(pen) +
        '</g>',
    ) +
    path(`M0 ${h * 0.46}L${w * 0.46} 0H${w * 0.66}L0 ${h * 0.78}Z`, '#fff4dc', 0.08)
  )
}

const desks = [
  { desk: ['#f2c230', '#d18f14'], ear: '#2f4a8a', marks: ['#ff9ab0', '#9fe0c4'], mug: '#e8563f' },
  { desk: ['#3f9a8e', '#1c5f5c'], ear: '#f0e6d6', marks: ['#ffe06a', '#ffb59a'], mug: '#f2b23f' },
  { desk: ['#e2684a', '#a83c2c'], ear: '#2b2f3c', marks: ['#ffe27a', '#a8dcf0'], mug: '#3f7f8a' },
  { desk: ['#6f7fd0', '#3a4796'], ear: '#f2a64a', marks: ['#ffe27a', '#ffb0c4'], mug: '#f4efe6' },
  { desk: ['#d98aa4', '#a04a6c'], ear: '#2f5a5c', marks: ['#ffe27a', '#a8e0b8'], mug: '#35418a' },
] as const

/** Lines of a script in units around the page’s middle: some are marked, with pauses and one word circled in pencil. */
function lines(pen: Pen, marks: readonly [string, string]): string {
  const rows = Array.from({ length: 13 }, (_, n) => {
    const y = -34 + n * 5.6
    const long = n === 4 || n === 9 ? 22 : 46 - pen.between(0, 9)
    const mark = n === 2 || n === 3 ? marks[0] : n === 7 || n === 8 ? marks[1] : undefined
    return (
      (mark ? box(-26, y - 2, long + 3, 4.2, mark, 0.8) : '') +
      line(
        `M-24 ${y}h${long * 0.42}M${-24 + long * 0.5} ${y}h${long * 0.22}M${-24 + long * 0.8} ${y}h${long * 0.2}`,
        '#4a4452',
        1.25,
        0.8,
      )
    )
  })
  return (
    box(-24, -45, 26, 3.6, '#2b2733', 1) +
    rows.join('') +
    line('M-7 -20.4L-4.6 -26M12 7.6L14.4 2M-2 18.8L0.4 13.2', '#d8402f', 1.1) +
    `<ellipse cx="-16" cy="-0.4" rx="10" ry="3.6" fill="none" stroke="#d8402f" stroke-width="1"/>` +
    line('M-24 36Q-18 34 -14 36T-6 36', '#d8402f', 1)
  )
}

/** Headphones that lie flat, with the cups towards the viewer, around 0, 0. */
function headset(pen: Pen, colour: string): string {
  const cup = (side: 1 | -1) =>
    `<g transform="translate(${side * 23} 18) rotate(${side * -9})">` +
    box(-6.4 - side * 3.4, -13, 13, 26, '#1c1822', 6) +
    box(-7 - side * 1.8, -13.6, 14, 27, pen.linear(['#4a4452', '#231f2b'], [0, 0], [1, 1]), 6.6) +
    box(
      side > 0 ? -3 : -11,
      -14,
      14,
      28,
      pen.linear([lighter(colour, 0.4), colour, darker(colour, 0.4)], [0, 0], [1, 0.8]),
      6.8,
    ) +
    oval(side * 4, 0, 3.6, 9, darker(colour, 0.16)) +
    line(`M${side * 4 - 3} -4A3.6 9 0 0 1 ${side * 4} -9`, lighter(colour, 0.6), 0.8, 0.8) +
    '</g>'
  const band = 'M-24 8C-34 -42 34 -42 24 8'
  return (
    `<g transform="translate(3 5)" opacity="0.3">${line(band, '#160a1e', 7)}</g>` +
    shadow(pen, -20, 25, 15, 18, 0.5) +
    shadow(pen, 27, 25, 15, 18, 0.5) +
    line(band, darker(colour, 0.55), 6.8) +
    line(band, colour, 5.2) +
    line('M-19 -10C-16 -34 16 -34 19 -10', darker(colour, 0.3), 6) +
    line('M-18 -13C-13 -32 8 -33 15 -20', lighter(colour, 0.45), 1.2, 0.7) +
    line('M-24 4V12M24 4V12', '#c9c4d0', 2.6) +
    cup(-1) +
    cup(1)
  )
}

/** Headphones on a script with marked lines, seen from above. */
export function script(pen: Pen): string {
  const { width: w, height: h } = pen
  const { desk, ear, marks, mug } = pen.ofVariant(desks)
  const sheet = pen.linear(['#fffdf6', '#f6eedf'], [0, 0], [1, 1])
  const cup =
    shadow(pen, 4, 5, 17, 17, 0.55) +
    line('M11 8L19 14', mug, 5) +
    oval(0, 0, 14, 14, pen.linear([lighter(mug, 0.4), mug, darker(mug, 0.3)], [0, 0], [1, 1])) +
    oval(0, 0, 12, 12, darker(mug, 0.35)) +
    oval(0.6, 0.8, 11, 11, pen.radial(['#e0a45c', '#a8672c', '#6a3c18'], 0.4, 0.4, 0.7)) +
    path('M-8 -4A9 9 0 0 1 0 -9A12 12 0 0 0 -8 -4Z', '#ffffff', 0.5)
  const pencil =
    `<g transform="translate(2 2.4)" opacity="0.25">${box(-25, -2, 46, 4, '#160a1e', 1)}</g>` +
    box(-25, -2, 44, 4, pen.linear(['#ffd75a', '#e8a020', '#b8741a'])) +
    box(-29, -2, 5, 4, '#e88a94', 1.4) +
    box(-25.4, -2, 3, 4, '#c9c4d0') +
    path('M19 -2L27 0L19 2Z', '#f0d2a4') +
    path('M24.6 -0.6L27 0L24.6 0.6Z', '#2b2733')
  return (
    box(0, 0, w, h, pen.linear([lighter(desk[0], 0.22), ...desk], [0, 0], [0.9, 1])) +
    inMiddle(
      pen,
      turned(7, 0, 0, shadow(pen, -2, 6, 46, 62, 0.4) + box(-38, -50, 66, 96, '#efe4d0', 1)) +
        turned(
          -7,
          0,
          0,
          `<g opacity="0.22">${box(-34, -48, 66, 98, '#160a1e', 1)}</g>` +
            box(-36, -51, 66, 98, sheet, 1) +
            moved(-6, 1, lines(pen, marks)),
        ) +
        moved(20, 14, headset(pen, ear), { turn: 24, scale: 0.86 }) +
        moved(-37, 33, pencil, { turn: -52, scale: 0.9 }) +
        moved(38, -36, cup),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.72}L0 ${h * 0.86}Z`, '#ffffff', 0.12)
  )
}

const parlours = [
  { wall: ['#2f8f86', '#155450'], wood: '#b5703a', cloth: '#e9d3a8', dial: '#ffd27a', pot: '#f0e4d0' },
  { wall: ['#f0a94a', '#c8702a'], wood: '#7a3f2a', cloth: '#dcb98a', dial: '#ffe6a0', pot: '#35706a' },
  { wall: ['#d4604e', '#8c2f34'], wood: '#e9d9bc', cloth: '#a8846a', dial: '#ffd98a', pot: '#2f4a6a' },
  { wall: ['#5a78c0', '#28407c'], wood: '#c47a44', cloth: '#ecdcc0', dial: '#ffc870', pot: '#e8b04a' },
  { wall: ['#7fae7a', '#3c6c4e'], wood: '#d8553c', cloth: '#f2e2c4', dial: '#fff0b8', pot: '#f4ece0' },
] as const

/** The front of the radio: cloth over the speaker, a lit scale and two knobs. */
function front(pen: Pen, wood: string, cloth: string, dial: string): string {
  const threads = Array.from({ length: 15 }, (_, n) => `M-34 ${-13.4 + n * 2.3}H1`).join('')
  const ticks = Array.from({ length: 13 }, (_, n) => `M${8.4 + n * 2.1} -13v${n % 3 === 0 ? 4 : 2.4}`).join(
    '',
  )
  const knob = (x: number) =>
    oval(x + 0.8, 12.4, 7, 7, '#160a1e', 0.35) +
    oval(x, 11, 6.8, 6.8, pen.linear(['#fff4d6', '#d9a860', '#8a5a28'], [0, 0], [1, 1])) +
    oval(x, 11, 5, 5, pen.radial(['#fff8e6', '#ecd2a0', '#b8894c'], 0.38, 0.32, 0.8)) +
    line(`M${x} 11L${x + 2.2} 7.4`, '#5a3a1c', 1.1)
  return (
    box(-36, -17, 39, 37, darker(wood, 0.45), 3) +
    box(
      -35,
      -16,
      37,
      35,
      pen.linear([lighter(cloth, 0.25), cloth, darker(cloth, 0.25)], [0, 0], [1, 1]),
      2.4,
    ) +
    line(threads, darker(cloth, 0.45), 0.7, 0.4) +
    oval(-16.5, 1.5, 14.4, 14.4, '#160a1e', 0.16) +
    line('M-27 -9V12M-16.5 -14V17M-6 -9V12', lighter(wood, 0.2), 1.6) +
    box(6.4, -17, 30, 15.4, darker(wood, 0.5), 2) +
    box(7.2, -16.2, 28.4, 13.8, pen.linear([lighter(dial, 0.5), dial, darker(dial, 0.25)]), 1.6) +
    line(ticks, '#6a3c14', 0.6) +
    line('M9 -5.6H34', '#6a3c14', 0.5, 0.6) +
    line('M24 -15.6V-3.2', '#e0352a', 1) +
    path('M7.2 -14Q7.2 -16.2 9.4 -16.2H20L12 -2.4H7.2Z', '#ffffff', 0.3) +
    knob(13.4) +
    knob(29.4)
  )
}

/** An old radio on a sideboard, its scale lit. */
export function radio(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, wood, cloth, dial, pot } = pen.ofVariant(parlours)
  const leaves = [-160, -138, -118, -98, -80, -62, -40, -20].map((turn, n) =>
    leaf(0, -12, 17 + (n % 3) * 4, 4.4, turn, ['#3f7a44', '#7fb05e', '#2f6448'][n % 3] ?? '#3f7a44'),
  )
  return (
    box(0, 0, w, h, pen.radial([lighter(wall[0], 0.3), ...wall], 0.4, 0.4, 0.85)) +
    inMiddle(
      pen,
      '<g transform="translate(4 4) scale(0.88)">' +
        path('M-150 33H150V38H-150Z', pen.linear(['#f6dcb0', '#d9a868'])) +
        path('M-150 38H150V46H-150Z', pen.linear(['#a8733c', '#7c4e26'])) +
        path('M-150 46H150V110H-150Z', pen.linear([darker(wall[1], 0.3), wall[1]])) +
        shadow(pen, 6, 34, 54, 5, 0.7) +
        moved(
          -51,
          32,
          leaves.join('') +
            path(
              'M-8 -13H8L6 2H-6Z',
              pen.linear([lighter(pot, 0.35), pot, darker(pot, 0.35)], [0, 0], [1, 0.2]),
            ) +
            box(-9, -15, 18, 3.4, lighter(pot, 0.25), 1),
        ) +
        line('M25 -24L48 -66', '#3a3640', 1.8) +
        line('M25 -24L48 -66', '#d9d4de', 0.9) +
        oval(48, -66, 1.6, 1.6, '#f0ecf4') +
        line('M-20 -22C-20 -38 20 -38 20 -22', darker(wood, 0.5), 3.6) +
        line('M-20 -23C-19 -37 19 -37 20 -23', lighter(wood, 0.3), 1.2, 0.7) +
        box(-38, 28, 9, 5.4, '#2a1c18', 1.4) +
        box(29, 28, 9, 5.4, '#2a1c18', 1.4) +
        box(-44, -23, 88, 53, darker(wood, 0.4), 9) +
        box(
          -44,
          -24,
          86.6,
          53,
          pen.linear([lighter(wood, 0.35), wood, darker(wood, 0.28)], [0, 0], [0.6, 1]),
          9,
        ) +
        line('M-40 -20Q-10 -22 38 -20M-41 24Q-6 26 39 24', darker(wood, 0.4), 0.6, 0.5) +
        moved(-0.6, 1, front(pen, wood, cloth, dial)) +
        glow(pen, 21, -8, 24, dial, 0.5) +
        line('M-42 -15Q-42 -22 -35 -22.6H-4', '#ffffff', 1, 0.55) +
        '</g>',
    ) +
    path(`M0 ${h * 0.2}L${w * 0.2} 0H${w * 0.5}L0 ${h * 0.56}Z`, '#fff3d8', 0.12)
  )
}
