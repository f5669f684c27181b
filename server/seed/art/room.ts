import { box, darker, lighter, line, type Pen, path, turned } from './pen.ts'

/** Colours of a room. The last one is dim. */
export const rooms = [
  { wall: ['#f8ecdc', '#dcb28a'], table: ['#cb925c', '#87502a'], accent: '#b1573a' },
  { wall: ['#e9eee6', '#a9b99a'], table: ['#e6dccb', '#b3a288'], accent: '#3f6b50' },
  { wall: ['#f6ddd6', '#d0887c'], table: ['#f1d3c6', '#b97767'], accent: '#8a2f46' },
  { wall: ['#dfe4f1', '#98a3c6'], table: ['#f0ece6', '#b9b0a8'], accent: '#35418a' },
  { wall: ['#4a3f5c', '#231b33'], table: ['#6a4a3c', '#2f1d18'], accent: '#d9944a' },
] as const

export type Room = (typeof rooms)[number]

/** A wall with the light of a window and a table or floor from `edge` down, a share of the height. */
export function room(pen: Pen, { wall, table }: Room, edge: number): string {
  const { width: w, height: h, unit: u } = pen
  const pane = (x: number, y: number) =>
    path(`M${x} ${y}l${u * 20} ${u * 7}v${u * 21}l${-u * 20} ${-u * 7}z`, '#fff6dc', 0.34)
  const from = w * pen.between(0.06, 0.5)
  const light = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => pane(from + column * u * 23, u * (-4 + row * 25 + column * 8))),
  )
  const y = h * edge
  const grain = Array.from({ length: 7 }, (_, n) =>
    line(
      `M${-u} ${y + (h - y) * ((n + 0.6) / 7)}q${w * 0.3} ${u * pen.between(-1.5, 1.5)} ${w * 0.55} 0t${w * 0.5} ${u * pen.between(-1, 1)}`,
      darker(table[1], 0.4),
      1.2,
      0.16,
    ),
  )
  return (
    box(0, 0, w, h, pen.linear(wall, [0, 0], [0.9, 1])) +
    light.join('') +
    box(0, y, w, h - y, pen.linear(table)) +
    box(0, y, w, Math.max(2, u * 0.5), lighter(table[0], 0.5)) +
    grain.join('') +
    path(`M0 ${y + u * 6}C${w * 0.3} ${y} ${w * 0.5} ${h * 0.85} ${w * 0.6} ${h}H0Z`, '#fff4e0', 0.13)
  )
}

/** One leaf that points to the right before it is turned, in degrees. */
export function leaf(x: number, y: number, long: number, wide: number, turn: number, colour: string): string {
  const blade = path(
    `M${x} ${y}C${x + long * 0.25} ${y - wide} ${x + long * 0.75} ${y - wide} ${x + long} ${y}C${x + long * 0.75} ${y + wide} ${x + long * 0.25} ${y + wide} ${x} ${y}z`,
    colour,
  )
  return turned(
    turn,
    x,
    y,
    blade + line(`M${x} ${y}L${x + long * 0.92} ${y}`, lighter(colour, 0.25), Math.max(1, wide * 0.06), 0.5),
  )
}
