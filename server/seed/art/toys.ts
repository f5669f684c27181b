import { box, darker, lighter, line, moved, oval, type Pen, path, placed, shadow } from './pen.ts'
import { room, rooms } from './room.ts'

const wood = '#e2b377'
const trains = [
  { engine: '#c8402f', roof: '#2f5f8a', wagons: ['#e0a63a', '#3f8a78'] },
  { engine: '#2f6fa8', roof: '#d2513a', wagons: ['#d9903a', '#6f9a4a'] },
  { engine: '#3f7d55', roof: '#e0a63a', wagons: ['#c8503c', '#4a7fb0'] },
  { engine: '#d8862c', roof: '#3a4a80', wagons: ['#5a9aa0', '#c44f48'] },
  { engine: '#b8384a', roof: '#e8b24a', wagons: ['#4a86b8', '#58945c'] },
] as const

/** A cylinder that lies on its side: bright at a third of its height. */
const rolled = (pen: Pen, colour: string): string =>
  pen.linear([lighter(colour, 0.15), lighter(colour, 0.42), colour, darker(colour, 0.4)])

function wheel(pen: Pen, x: number, r: number): string {
  const y = -r
  return (
    oval(x, y, r, r, darker(wood, 0.5)) +
    oval(x - 0.3, y - 0.3, r * 0.92, r * 0.92, pen.radial(['#f6dcae', wood, '#b97f45'], 0.4, 0.35, 0.7)) +
    oval(x, y, r * 0.34, r * 0.34, pen.radial(['#f3cf9a', '#8d5a2c'], 0.35, 0.3, 0.8))
  )
}

function engine(pen: Pen, { engine: body, roof }: (typeof trains)[number]): string {
  const puffs = [
    [12, -36, 4.4],
    [6, -43, 5.8],
    [-2, -51, 4.6],
  ] as const
  return (
    puffs
      .map(([x, y, r]) =>
        oval(x, y, r, r * 0.9, pen.radial(['#ffffff', '#fff6e8', '#e2d4c6'], 0.4, 0.35, 0.8), 0.92),
      )
      .join('') +
    path(
      'M9.5 -19L8.2 -27H15.8L14.5 -19Z',
      pen.linear([roof, lighter(roof, 0.35), darker(roof, 0.4)], [0, 0], [1, 0]),
    ) +
    oval(12, -27, 4.4, 1.3, darker(roof, 0.25)) +
    oval(4, -19.5, 3, 3, pen.radial(['#ffe9a8', '#d9a032', '#8a5a18'], 0.4, 0.3, 0.8)) +
    box(-3, -20, 21, 12.5, rolled(pen, body), 5) +
    box(2.5, -20, 1.3, 12.5, darker(body, 0.28)) +
    box(14.2, -20, 1.3, 12.5, darker(body, 0.28), 0.4) +
    box(
      -16,
      -29,
      14,
      21.5,
      pen.linear([lighter(body, 0.2), body, darker(body, 0.3)], [0, 0], [0.6, 1]),
      1.4,
    ) +
    box(-13, -25.5, 8, 8, darker(body, 0.5), 3.8) +
    box(-12.4, -24.9, 6.8, 6.8, pen.linear(['#fff5d2', '#f4cf8a']), 3.3) +
    box(-18, -32, 18, 3.6, pen.linear([lighter(roof, 0.35), roof, darker(roof, 0.3)]), 1.8) +
    box(-17, -8.6, 36, 4, pen.linear(['#f0cd98', wood, '#a8723c']), 1.6) +
    path('M19 -8L23.5 -2.4H17Z', pen.linear([lighter(roof, 0.2), darker(roof, 0.2)])) +
    wheel(pen, -10, 5) +
    wheel(pen, 3, 3.8) +
    wheel(pen, 12.4, 3.8)
  )
}

function wagon(pen: Pen, x: number, colour: string, load: string): string {
  return (
    load +
    path(
      `M${x - 9.5} -15H${x + 9.5}L${x + 8.6} -6H${x - 8.6}Z`,
      pen.linear([lighter(colour, 0.3), colour, darker(colour, 0.35)]),
    ) +
    box(x - 9.8, -15.8, 19.6, 1.8, lighter(colour, 0.38), 0.9) +
    box(x - 9, -7.6, 18, 3.2, pen.linear(['#f0cd98', '#a8723c']), 1.4) +
    line(`M${x + 9} -5.8H${x + 14}`, '#6b5a52', 1) +
    wheel(pen, x - 5.2, 3.6) +
    wheel(pen, x + 5.2, 3.6)
  )
}

function cube(pen: Pen, x: number, y: number, size: number, colour: string): string {
  return (
    box(
      x,
      y - size,
      size,
      size,
      pen.linear([lighter(colour, 0.35), colour, darker(colour, 0.2)], [0, 0], [1, 1]),
      0.7,
    ) + box(x + size * 0.25, y - size * 0.75, size * 0.5, size * 0.5, lighter(colour, 0.55), size * 0.25)
  )
}

/** Wooden trees and houses inside the loop of the railway. */
function village(pen: Pen, accent: string): string {
  const fir = (x: number, y: number, tall: number, colour: string) =>
    oval(x + 1, y, tall * 0.34, tall * 0.08, '#2a1420', 0.22) +
    box(x - tall * 0.05, y - tall * 0.24, tall * 0.1, tall * 0.24, '#8d5a2c') +
    path(
      `M${x} ${y - tall}q${tall * 0.2} ${tall * 0.45} ${tall * 0.3} ${tall * 0.8}q${-tall * 0.3} ${tall * 0.1} ${-tall * 0.6} 0q${tall * 0.1} ${-tall * 0.35} ${tall * 0.3} ${-tall * 0.8}Z`,
      pen.linear([lighter(colour, 0.3), colour, darker(colour, 0.35)], [0, 0], [1, 0.3]),
    )
  const house = (x: number, y: number, wide: number, wall: string, roof: string) =>
    oval(x + wide * 0.6, y, wide * 0.7, wide * 0.12, '#2a1420', 0.22) +
    box(x, y - wide * 0.8, wide, wide * 0.8, pen.linear([lighter(wall, 0.4), wall], [0, 0], [1, 0.4]), 0.5) +
    path(
      `M${x - wide * 0.12} ${y - wide * 0.76}L${x + wide / 2} ${y - wide * 1.36}L${x + wide * 1.12} ${y - wide * 0.76}Z`,
      pen.linear([lighter(roof, 0.3), darker(roof, 0.15)], [0, 0], [1, 0.6]),
    ) +
    box(x + wide * 0.36, y - wide * 0.46, wide * 0.28, wide * 0.46, darker(wall, 0.45), wide * 0.14)
  return (
    fir(-42, -22, 19, '#4f8a5c') +
    house(-33, -21, 11, '#f3e3c8', accent) +
    fir(-16, -23, 16, '#6f9f5a') +
    fir(-4, -23, 12, '#4f8a5c') +
    fir(43, -22, 18, '#3f7a5c') +
    fir(51, -20, 13, '#7ba862')
  )
}

/** A wooden train on a loop of wooden rails, on the floor of a room. */
export function train(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const colours = pen.ofVariant(trains)
  const loop = 'M-40 0H40C72 0 68 -19 42 -19H-42C-68 -19 -72 0 -40 0Z'
  const rails =
    moved(0, 1.5, line(loop, '#7b4a24', 8.2)) +
    line(loop, '#edc48a', 8) +
    line(loop, '#a9733e', 5) +
    line(loop, '#e2b377', 3.7)
  const joints = [-34, -11, 12, 35].map((x) => box(x, -3.8, 0.5, 7.6, '#a9733e')).join('')
  const wagons =
    wagon(
      pen,
      -31,
      colours.wagons[1],
      cube(pen, -38, -14.6, 7, '#e9c14a') + cube(pen, -30.4, -14.6, 6.4, '#5a8fc4'),
    ) +
    wagon(
      pen,
      -7.5,
      colours.wagons[0],
      oval(-11, -17.4, 4.6, 4.6, pen.radial(['#ffd7cc', '#e0654f', '#8f2f2a'], 0.36, 0.3, 0.8)) +
        cube(pen, -6, -14.6, 7.4, '#66a06a'),
    )
  const rug =
    oval(0, -7.4, 84, 22, darker(place.table[1], 0.15), 0.35) +
    oval(0, -8.8, 83, 21, pen.linear([lighter(place.accent, 0.62), lighter(place.accent, 0.4)])) +
    `<ellipse cx="0" cy="-8.8" rx="78.5" ry="18.8" fill="none" stroke="#fff8ec" stroke-width="0.8" stroke-dasharray="2.4 2" opacity="0.7"/>`
  return (
    room(pen, place, 0.5) +
    placed(
      pen,
      w / 2,
      h * 0.5 + u * 31,
      rug +
        rails +
        joints +
        village(pen, colours.roof) +
        shadow(pen, 2, 2.4, 50, 4.4, 0.7) +
        wagons +
        moved(22, 0, engine(pen, colours)),
    )
  )
}
