import { box, darker, lighter, line, mixed, oval, type Pen, path, shadow, turned } from './pen.ts'
import { leaf, room, rooms } from './room.ts'

export function bottle(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const x = w * pen.between(0.44, 0.56)
  const foot = h * 0.8
  const [glass, kind] = [pen.oneOf(['#a5561f', '#2f5a48', '#5b4a94', '#b9415a', '#d9d2c6']), pen.chance()]
  const half = u * (kind > 0.5 ? 12 : 15)
  const tall = u * (kind > 0.5 ? 44 : 34)
  const body = pen.linear(
    [
      [0, darker(glass, 0.25), 1],
      [0.2, lighter(glass, 0.4), 1],
      [0.55, glass, 1],
      [1, darker(glass, 0.5), 1],
    ],
    [0, 0],
    [1, 0],
  )
  const cap = pen.linear(['#3a2a2e', '#8b7a78', '#1d1418'], [0, 0], [1, 0])
  const label = [0, 1, 2]
    .map((n) =>
      box(
        x - half * 0.5,
        foot - tall * (0.42 - n * 0.08),
        half * (n === 0 ? 1 : 0.7),
        u * (n === 0 ? 1.6 : 0.8),
        place.accent,
      ),
    )
    .join('')
  const plant = Array.from({ length: 8 }, (_, n) =>
    leaf(
      x + u * pen.between(24, 38),
      foot - u * 2,
      u * pen.between(18, 32),
      u * pen.between(3, 5),
      -150 + n * 17,
      mixed('#5f7d48', place.accent, pen.chance() * 0.35),
    ),
  ).join('')
  const stand =
    oval(x, foot + u * 5, u * 30, u * 8, darker(place.table[0], 0.22)) +
    oval(
      x,
      foot + u,
      u * 30,
      u * 8,
      pen.linear([lighter(place.table[0], 0.4), place.table[0]], [0, 0], [1, 0.6]),
    )
  const jar =
    shadow(pen, x - u * 30, foot + u * 12, u * 15, u * 4) +
    box(
      x - u * 42,
      foot - u * 1,
      u * 24,
      u * 12,
      pen.linear([lighter(place.accent, 0.5), place.accent, darker(place.accent, 0.4)], [0, 0], [1, 0]),
      u * 2.4,
    ) +
    box(x - u * 43, foot - u * 6, u * 26, u * 6.4, pen.linear(['#fff8ee', '#cdbba6'], [0, 0], [1, 0]), u * 2)
  return (
    room(pen, place, 0.66) +
    plant +
    stand +
    shadow(pen, x + u * 9, foot + u * 2, half * 1.6, u * 4.4, 0.6) +
    box(x - half * 0.34, foot - tall - u * 10, half * 0.68, u * 12, cap, u) +
    oval(x, foot - tall - u * 13, half * 0.3, u * 6, '#2a1c22') +
    path(
      `M${x - half} ${foot}V${foot - tall + u * 5}q0 ${-u * 5} ${half * 0.6} ${-u * 6}h${half * 0.8}q${half * 0.6} ${u} ${half * 0.6} ${u * 6}V${foot}q${-half} ${u * 5} ${-half * 2} 0z`,
      body,
    ) +
    box(x - half * 0.78, foot - tall * 0.62, half * 1.56, tall * 0.44, '#fbf3e4', u * 0.8) +
    oval(x, foot - tall * 0.52, u * 2.2, u * 2.2, place.accent) +
    label +
    box(x - half * 0.78, foot - tall * 0.92, half * 0.2, tall * 0.86, '#ffffff55', u) +
    jar
  )
}

export function plate(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const [x, y, r] = [w * 0.5, h * 0.52, u * 36]
  const cloth =
    path(
      `M0 ${h * 0.72}C${w * 0.2} ${h * 0.62} ${w * 0.3} ${h * 0.8} ${w * 0.42} ${h}H0Z`,
      pen.linear([lighter(place.accent, 0.6), lighter(place.accent, 0.3)]),
    ) +
    line(
      `M0 ${h * 0.78}C${w * 0.18} ${h * 0.7} ${w * 0.26} ${h * 0.84} ${w * 0.34} ${h}`,
      place.accent,
      u * 0.6,
      0.5,
    )
  const spot = (far: number): [number, number] => {
    const turn = pen.between(0, Math.PI * 2)
    const out = Math.sqrt(pen.chance()) * far
    return [x + Math.cos(turn) * out, y + Math.sin(turn) * out]
  }
  const greens = Array.from({ length: 30 }, () =>
    leaf(
      ...spot(r * 0.58),
      u * pen.between(7, 13),
      u * pen.between(2, 3.6),
      pen.between(0, 360),
      pen.oneOf(['#4f7f36', '#6f9f45', '#8db85a', '#3b662b', '#a5c86c']),
    ),
  )
  const piece = pen.oneOf(['#e5442f', '#f0a52b', '#c85a86', '#d9762f'])
  const pieces = Array.from({ length: 7 }, () => {
    const [a, b] = spot(r * 0.55)
    return (
      shadow(pen, a + u, b + u * 1.4, u * 5.4, u * 5, 0.4) +
      oval(
        a,
        b,
        u * 4.6,
        u * 4.3,
        pen.radial([lighter(piece, 0.35), piece, darker(piece, 0.3)], 0.35, 0.3, 0.8),
      ) +
      oval(a - u * 1.4, b - u * 1.7, u * 1.2, u * 0.7, '#ffffff', 0.6)
    )
  })
  const seeds = Array.from({ length: 26 }, () =>
    oval(...spot(r * 0.62), u * 0.5, u * 0.35, pen.oneOf(['#fff8e0', '#3a2a1c'])),
  )
  const cup =
    shadow(pen, x + u * 52, y - u * 24, u * 16, u * 15, 0.5) +
    oval(
      x + u * 50,
      y - u * 27,
      u * 14,
      u * 14,
      pen.radial(['#ffffff', '#efe6da', '#bfae9a'], 0.4, 0.35, 0.7),
    ) +
    oval(x + u * 50, y - u * 27, u * 11, u * 11, pen.radial(['#b8773f', '#7c451d', '#4c280d']))
  const fork = turned(
    8,
    x - u * 48,
    y,
    box(x - u * 49, y - u * 26, u * 2, u * 54, pen.linear(['#ffffff', '#8e939d'], [0, 0], [1, 0]), u) +
      oval(x - u * 48, y - u * 27, u * 3.4, u * 7, pen.linear(['#ffffff', '#a2a7b0'], [0, 0], [1, 0])),
  )
  return (
    box(
      0,
      0,
      w,
      h,
      pen.linear([lighter(place.table[0], 0.45), place.table[0], place.table[1]], [0, 0], [1, 1]),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0h${w * 0.24}L${w * 0.16} ${h}H0Z`, '#ffffff', 0.14) +
    cloth +
    cup +
    fork +
    shadow(pen, x + u * 4, y + u * 6, r * 1.28, r * 1.24, 0.6) +
    oval(x, y, r * 1.08, r * 1.08, pen.radial(['#ffffff', '#f5f0e9', '#cfc4b6'], 0.4, 0.35, 0.7)) +
    oval(x, y, r * 0.82, r * 0.82, pen.radial(['#f8f4ee', '#e2d8ca'])) +
    greens.join('') +
    pieces.join('') +
    seeds.join('')
  )
}

export function leaves(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const foot = h * 0.82
  const pot = (x: number, size: number, colour: string, turns: readonly number[]) => {
    const blades = turns.map((turn) =>
      leaf(
        x,
        foot - size * 0.9,
        size * pen.between(1.1, 1.9),
        size * pen.between(0.16, 0.28),
        turn + pen.between(-7, 7),
        pen.oneOf(['#3f6b3a', '#5d8a4a', '#7ea65c', '#2f5a44']),
      ),
    )
    return (
      shadow(pen, x + size * 0.3, foot + size * 0.05, size * 0.95, size * 0.2, 0.6) +
      blades.join('') +
      path(
        `M${x - size * 0.55} ${foot - size}h${size * 1.1}l${-size * 0.16} ${size}q${-size * 0.39} ${size * 0.16} ${-size * 0.78} 0z`,
        pen.linear([lighter(colour, 0.35), colour, darker(colour, 0.45)], [0, 0], [1, 0.2]),
      ) +
      oval(x, foot - size, size * 0.55, size * 0.1, darker(colour, 0.35))
    )
  }
  const clay = ['#c7704a', '#e6ddd0', '#5a6f8c', '#b9a07e', '#8a4a4a']
  const fan = [-160, -138, -118, -98, -80, -60, -40, -20] as const
  const centre = w / 2 + u * pen.between(-6, 6)
  return (
    room(pen, place, 0.68) +
    pot(centre - u * 34, u * 17, pen.oneOf(clay), fan.slice(1, 7)) +
    pot(centre + u * 36, u * 14, pen.oneOf(clay), fan.slice(2, 6)) +
    pot(centre, u * 26, pen.oneOf(clay), fan)
  )
}
