import { box, darker, fitted, lighter, line, mirrored, moved, oval, type Pen, path, shadow } from './pen.ts'
import { leaf, room, rooms } from './room.ts'
import { cylinder } from './still.ts'
import { ribs, stitches } from './wool.ts'

/** Five colours from light to dark, one for each garment. */
const fives = [
  ['#f6ecdc', '#e3b04a', '#cc6236', '#8a2f3c', '#2c3350'],
  ['#f2efe8', '#b9cfc4', '#5f9a8c', '#2f6470', '#26344a'],
  ['#fbe6dc', '#eaa890', '#c9605a', '#8a3a5a', '#4a2f52'],
  ['#f0ead8', '#cdbf86', '#8a9455', '#4f6b48', '#2f4038'],
  ['#f4e6d2', '#d8b486', '#a97848', '#6f4a34', '#3a2b2a'],
] as const

const fabric = (pen: Pen, colour: string): string =>
  pen.linear([lighter(colour, 0.2), colour, darker(colour, 0.34)], [0, 0], [1, 0.15])

/** A hook and the shoulders of a wooden hanger under the rail at 0, 0. */
const hanger =
  line('M0 6V3.4Q3.4 2.6 2.8 -0.8Q1.6 -3.4 -1.6 -2', '#a7abb4', 1.1) +
  line('M-10 10.6L0 6L10 10.6', '#a9743f', 2)

/** A body with two sleeves, from its shoulders at 8 to a hem. */
function upper(
  pen: Pen,
  colour: string,
  { hem, flare, sleeve }: { hem: number; flare: number; sleeve: number },
): string {
  const arm = path(
    `M-8.4 9.4C-13.6 11 -14.6 18 -15.4 ${sleeve}L-10.6 ${sleeve + 1}C-10 30 -9.4 24 -8.4 20Z`,
    pen.linear([lighter(colour, 0.12), darker(colour, 0.3)], [0, 0], [1, 0.4]),
  )
  return (
    path(
      `M-9 9.4Q-4 7 0 8.6Q4 7 9 9.4C9.6 20 ${9.6 + flare * 0.4} ${hem * 0.7} ${10 + flare} ${hem}Q0 ${hem + 3.4} ${-10 - flare} ${hem}C${-9.6 - flare * 0.4} ${hem * 0.7} -9.6 20 -9 9.4Z`,
      fabric(pen, colour),
    ) +
    arm +
    mirrored(arm)
  )
}

const shirt = (pen: Pen, colour: string): string =>
  upper(pen, colour, { hem: 51, flare: 0, sleeve: 44 }) +
  line('M0 13V52.6', darker(colour, 0.3), 0.6) +
  [19, 26, 33, 40, 47].map((y) => oval(1.6, y, 0.7, 0.7, darker(colour, 0.45))).join('') +
  path('M0 14L-5 7.4L-7 14L-3.6 18ZM0 14L5 7.4L7 14L3.6 18Z', lighter(colour, 0.35)) +
  line('M0 14L-3.6 18L-7 14M0 14L3.6 18L7 14', darker(colour, 0.25), 0.5) +
  box(-7.6, 24, 5.6, 6.6, darker(colour, 0.1), 0.6)

const jumper = (pen: Pen, colour: string): string =>
  upper(pen, colour, { hem: 46, flare: 0.6, sleeve: 44 }) +
  stitches([-9, 14, 18, 28], 2.2, darker(colour, 0.5), 0.3) +
  ribs(pen, [-10.8, 44, 21.6, 5.6], colour) +
  ribs(pen, [-15.8, 43, 5.4, 4.6], colour) +
  ribs(pen, [10.4, 43, 5.4, 4.6], colour) +
  path('M-5.4 8C-4 14 4 14 5.4 8L3.6 7.4C2 11 -2 11 -3.6 7.4Z', lighter(colour, 0.24))

const dress = (pen: Pen, colour: string): string =>
  upper(pen, colour, { hem: 72, flare: 6, sleeve: 30 }) +
  line('M-6 44Q-9 58 -11 71M-1 44Q-2 58 -3 73M5 44Q7 58 9 71', darker(colour, 0.4), 0.8, 0.5) +
  path('M-9.6 39H9.6L9.9 43H-9.9Z', darker(colour, 0.35)) +
  path('M-4.6 8L0 18L4.6 8Q0 10 -4.6 8Z', darker(colour, 0.5)) +
  line('M-4.8 8L0 18L4.8 8', lighter(colour, 0.3), 0.9)

const trousers = (pen: Pen, colour: string): string =>
  path('M-8.4 10.4H8.4L9 74Q5 76 0.6 75Q-4 76 -9 74Z', fabric(pen, colour)) +
  path('M1 24L9 74Q5 76 1 75Z', darker(colour, 0.4), 0.5) +
  box(-8.8, 9.6, 17.6, 4.4, lighter(colour, 0.14), 0.8) +
  line('M-4.6 15V73M5.6 15V73', darker(colour, 0.35), 0.6, 0.7) +
  [-5, 5].map((x) => box(x - 0.7, 9, 1.4, 6, darker(colour, 0.2))).join('')

const overcoat = (pen: Pen, colour: string): string =>
  upper(pen, colour, { hem: 71, flare: 2, sleeve: 48 }) +
  line('M0 24V73', darker(colour, 0.5), 0.7) +
  path(
    'M0 26L-5.6 7.6L-8 17L-5.6 18.4L-6.4 20.4ZM0 26L5.6 7.6L8 17L5.6 18.4L6.4 20.4Z',
    lighter(colour, 0.22),
  ) +
  path('M-5 7.8L0 24L5 7.8Q0 9.6 -5 7.8Z', darker(colour, 0.6)) +
  [32, 42, 52]
    .map((y) => oval(-2, y, 1, 1, lighter(colour, 0.5)) + oval(3, y, 1, 1, lighter(colour, 0.5)))
    .join('') +
  box(-8.4, 46, 5.6, 1.8, darker(colour, 0.35), 0.8) +
  box(4, 46, 5.6, 1.8, darker(colour, 0.35), 0.8)

/** What only a wide picture shows: a plant on the left and a mirror on the right. */
function besideTheRail(pen: Pen, pot: string): string {
  const stems = [-72, -98, -60, -116, -84, -52, -130].map((turn, n) =>
    leaf(-68, 27, 25 - (n % 3) * 4, 4.6, turn, ['#5f8f5a', '#3f6f4a', '#7fa868'][n % 3] ?? '#5f8f5a'),
  )
  return (
    shadow(pen, -64, 44, 15, 3, 0.5) +
    stems.join('') +
    path('M-77 24H-59L-61.6 44H-74.4Z', cylinder(pen, pot)) +
    box(-78, 22, 20, 4, cylinder(pen, lighter(pot, 0.12)), 1) +
    shadow(pen, 72, 44, 17, 3, 0.45) +
    path('M58 -30Q59 -36 65 -36H75Q81 -36 82 -30L86 44H54Z', '#a9743f') +
    path(
      'M60.4 -30Q61 -33.6 65 -33.6H75Q79 -33.6 79.6 -30L83 41.4H57Z',
      pen.linear(['#eef4f6', '#b9c8d0', '#dfe8ec'], [0, 0], [1, 1]),
    ) +
    path('M62 -10L78 -30L79.4 -22L60.6 2Z', '#ffffff', 0.5)
  )
}

/** Five garments from light to dark on a rail that stands on the floor. */
export function clothesRail(pen: Pen): string {
  const { height: h, unit: u } = pen
  const place = pen.ofVariant(rooms.slice(0, 4))
  const [first, second, third, fourth, fifth] = pen.ofVariant(fives)
  const metal = pen.linear(['#8f949e', '#e6e9ee', '#6a6f7a'], [0, 0], [1, 0])
  const worn = [
    shirt(pen, first),
    jumper(pen, second),
    dress(pen, third),
    trousers(pen, fourth),
    overcoat(pen, fifth),
  ]
  const garments = worn.map((garment, n) =>
    moved([-33, -18.6, -2.4, 13.4, 31.4][n] ?? 0, -41, shadow(pen, 3, 36, 17, 36, 0.3) + hanger + garment),
  )
  const leg = (x: number) =>
    box(x - 1.1, -41, 2.2, 83, metal, 1) +
    path(`M${x - 8} 44Q${x} 39 ${x + 8} 44Z`, '#6a6f7a') +
    [-7, 7].map((aside) => oval(x + aside, 44.4, 1.8, 1.8, '#2b2b30')).join('')
  return (
    room(pen, place, (h / 2 + u * 36) / h) +
    fitted(
      pen,
      100,
      0,
      `<g transform="scale(0.92)">${
        besideTheRail(pen, place.accent) +
        shadow(pen, 4, 45, 52, 4, 0.5) +
        shadow(pen, 8, 0, 50, 46, 0.22) +
        leg(-46) +
        leg(46) +
        box(-46, 34, 92, 1.8, pen.linear(['#d6dae0', '#7c818c'])) +
        box(-50, -42, 100, 2.2, pen.linear(['#f4f6f8', '#9aa0aa', '#6a6f7a']), 1.1) +
        garments.join('')
      }</g>`,
    )
  )
}

/** A wooden chair from the front, its seat at 14. */
function chair(pen: Pen, wood: string): string {
  const post = cylinder(pen, wood)
  return (
    [-30, 26].map((x) => box(x, -50, 4, 66, post, 2)).join('') +
    [-17, -6.5, 4, 14.5].map((x) => box(x, -40, 2.6, 56, post, 1)).join('') +
    path(
      'M-33 -50Q0 -57 33 -50V-40Q0 -46 -33 -40Z',
      pen.linear([lighter(wood, 0.3), wood, darker(wood, 0.25)]),
    ) +
    [-27, 23].map((x) => box(x, 18, 4, 30, darker(wood, 0.4), 1)).join('') +
    box(-34, 20, 5, 36, post, 1.6) +
    box(29, 20, 5, 36, post, 1.6) +
    box(-31, 38, 62, 3, pen.linear([wood, darker(wood, 0.4)]), 1.4) +
    path('M-33 9H33L38 19Q0 22 -38 19Z', pen.linear([lighter(wood, 0.34), wood])) +
    path('M-38 19Q0 22 38 19V23.4Q0 26.4 -38 23.4Z', darker(wood, 0.26))
  )
}

/** One folded jumper of a stack, its fold on the left. */
function folded(
  pen: Pen,
  colour: string,
  { x, y, wide, kind }: { x: number; y: number; wide: number; kind: number },
): string {
  const [left, right] = [x - wide / 2, x + wide / 2]
  const light = kind % 2 ? '#fbf1e2' : lighter(colour, 0.4)
  const stripes = [2.6, 6.2]
    .map((down) => line(`M${left + 4} ${y + down}H${right - 6}`, light, 1.3, 0.85))
    .join('')
  const pattern = [
    stitches([left + 5, y + 1.6, wide - 8, 8], 2.4, darker(colour, 0.45), 0.45),
    stripes,
    stitches([left + 5, y + 3, wide - 8, 5], 4.4, light, 0.8),
    stitches([left + 5, y + 1.6, wide - 8, 8], 2.4, darker(colour, 0.45), 0.45),
    [0.2, 0.4, 0.6, 0.8]
      .map((at) => stitches([left + wide * at - 2, y + 1.6, 4.4, 8], 4, darker(colour, 0.4), 0.5))
      .join(''),
  ][kind % 5]
  return (
    shadow(pen, x + 2, y + 11, wide * 0.54, 2.6, 0.5) +
    path(
      `M${left + 5} ${y}H${right - 2}Q${right + 1.6} ${y + 2.6} ${right - 1} ${y + 5.2}Q${right + 1.6} ${y + 8} ${right - 2} ${y + 10.8}H${left + 5}C${left - 2.4} ${y + 10.8} ${left - 2.4} ${y} ${left + 5} ${y}Z`,
      pen.linear([lighter(colour, 0.28), colour, darker(colour, 0.36)], [0, 0], [0.25, 1]),
    ) +
    pattern +
    line(`M${left + 8} ${y + 5.4}Q${x} ${y + 6.4} ${right - 1} ${y + 5.2}`, darker(colour, 0.5), 0.8, 0.6)
  )
}

/** The ribbed neck of the topmost jumper, which is folded with its back down. */
const collar = (pen: Pen, colour: string): string =>
  path(
    'M-13 -40C-12 -43.6 12 -43.6 13 -40C11 -36 -11 -36 -13 -40Z',
    pen.linear([lighter(colour, 0.3), darker(colour, 0.12)]),
  ) +
  oval(0, -41, 8.6, 1.3, darker(colour, 0.34)) +
  line(
    'M-8 -39.8l-0.8 1.6M-4 -39.3l-0.4 1.8M0 -39.2v1.9M4 -39.3l0.4 1.8M8 -39.8l0.8 1.6',
    darker(colour, 0.3),
    0.6,
    0.6,
  )

/** A sleeve that has slid out of the stack. */
const hangingSleeve = (pen: Pen, colour: string): string =>
  shadow(pen, 21, 2, 10, 22, 0.45) +
  path('M10 -17C18 -19 24 -17 25.6 -10L26.6 9H14.6C14.6 0 13 -8 10 -17Z', fabric(pen, colour)) +
  stitches([14, -11, 10, 20], 2.4, darker(colour, 0.45), 0.45) +
  ribs(pen, [14, 7.4, 13.2, 8], colour)

/** What only a wide picture shows: a basket of wool on the left and a small picture on the right. */
function besideTheChair(pen: Pen, { frame, yarns }: { frame: string; yarns: readonly string[] }): string {
  const balls = yarns.map((colour, n) => {
    const [x, y] = [-76 + n * 10, n === 1 ? 19 : 24]
    return (
      oval(x, y, 9, 9, pen.radial([lighter(colour, 0.35), colour, darker(colour, 0.4)], 0.3, 0.3, 0.85)) +
      line(
        `M${x - 7} ${y - 3}Q${x} ${y - 9} ${x + 7} ${y - 1}M${x - 8} ${y + 1}Q${x} ${y - 5} ${x + 7} ${y + 3}M${x - 3} ${y - 8}Q${x + 6} ${y - 4} ${x + 5} ${y + 5}`,
        darker(colour, 0.35),
        0.7,
        0.5,
      )
    )
  })
  const weave = [33, 38, 43, 48].map((y) => line(`M-84 ${y}H-49`, '#8a5f34', 1.2, 0.45)).join('')
  return (
    moved(
      -25,
      10.8,
      shadow(pen, -63, 54, 24, 4, 0.55) +
        balls.join('') +
        path('M-87 27H-45L-49 54H-83Z', cylinder(pen, '#c8965c')) +
        weave +
        box(-88.4, 25, 44.8, 4.6, cylinder(pen, '#d8a86c'), 2),
      { scale: 0.8 },
    ) +
    moved(
      5,
      0,
      shadow(pen, 69, -24, 20, 24, 0.35) +
        box(54, -44, 26, 34, frame, 0.8) +
        box(56, -42, 22, 30, '#fbf6ec') +
        oval(67, -30, 5.4, 5.4, yarns[1] ?? frame) +
        path('M58 -14Q62 -24 67 -21T76 -20V-14Z', yarns[2] ?? frame),
    )
  )
}

/** Five folded jumpers on a chair. */
export function jumpers(pen: Pen): string {
  const { height: h, unit: u } = pen
  const place = pen.ofVariant(rooms.slice(0, 4))
  const [first, second, third, fourth, fifth] = pen.ofVariant(fives)
  const wood = pen.ofVariant(['#b07a48', '#8a5a38', '#c99a66', '#6f4a34'])
  const stack = [fifth, fourth, third, second, first].map((colour, n) =>
    folded(pen, colour, {
      x: [0, 1.4, -1, 0.8, -0.4][n] ?? 0,
      y: 3.6 - n * 10.8,
      wide: [60, 57, 58, 54, 52][n] ?? 56,
      kind: n,
    }),
  )
  return (
    room(pen, place, (h / 2 + u * 26) / h) +
    fitted(
      pen,
      118,
      0,
      shadow(pen, 6, 55, 48, 6, 0.55) +
        chair(pen, wood) +
        shadow(pen, 2, 15, 35, 4, 0.5) +
        stack.join('') +
        collar(pen, first) +
        hangingSleeve(pen, third) +
        besideTheChair(pen, { frame: wood, yarns: [second, third, fourth] }),
    )
  )
}
