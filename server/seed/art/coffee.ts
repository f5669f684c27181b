import { box, darker, lighter, line, oval, type Pen, path, placed, shadow, turned } from './pen.ts'
import { room, rooms } from './room.ts'

const bags = ['#2f4858', '#c2643f', '#2f6b5a', '#d9a441', '#8a3f4c'] as const
const cups = ['#f7f1e7', '#e9dfcf', '#d2664f', '#f3eee6', '#4f7f8a'] as const

function bag(pen: Pen, colour: string): string {
  const paper = pen.linear(
    [
      [0, darker(colour, 0.28), 1],
      [0.14, lighter(colour, 0.16), 1],
      [0.6, colour, 1],
      [1, darker(colour, 0.42), 1],
    ],
    [0, 0],
    [1, 0],
  )
  return (
    shadow(pen, 4, 0.6, 23, 4.6, 0.65) +
    path('M-16 0C-18 -14 -17 -32 -15 -46H15C17 -32 18 -14 16 0Q0 2.6 -16 0Z', paper) +
    path('M-15 -46C-13 -40 -12 -38 -9 -46ZM15 -46C13 -40 12 -38 9 -46Z', darker(colour, 0.45), 0.6) +
    box(-15.6, -52, 31.2, 7, pen.linear([lighter(colour, 0.3), darker(colour, 0.2)]), 1) +
    box(-15.6, -48.8, 31.2, 0.8, darker(colour, 0.4)) +
    box(-17, -51, 3.4, 4.6, '#d9b27a', 0.6) +
    box(13.6, -51, 3.4, 4.6, '#d9b27a', 0.6) +
    box(-11.4, -36, 22.8, 27, pen.linear(['#fffaf0', '#efe2cd'], [0, 0], [1, 1]), 1.2) +
    oval(0, -27.4, 6.4, 6.4, colour) +
    turned(
      35,
      0,
      -27.4,
      oval(0, -27.4, 2.6, 4.2, '#fff4e0') + line('M0 -31.2C1.4 -28.6 -1.4 -26.2 0 -23.6', colour, 0.8),
    ) +
    box(-7.4, -18, 14.8, 1.7, '#4a3a34', 0.8) +
    box(-5, -14.8, 10, 1, '#b9a690', 0.5) +
    box(-6, -12.6, 12, 1, '#b9a690', 0.5)
  )
}

function cup(pen: Pen, colour: string): string {
  const glaze = pen.linear(
    [darker(colour, 0.12), lighter(colour, 0.45), colour, darker(colour, 0.36)],
    [0, 0],
    [1, 0],
  )
  return (
    shadow(pen, 3, 8.4, 27, 5, 0.6) +
    oval(0, 6.8, 23, 4.9, darker(colour, 0.3)) +
    oval(
      0,
      5.8,
      23,
      4.8,
      pen.linear([lighter(colour, 0.5), colour, darker(colour, 0.12)], [0, 0], [1, 0.5]),
    ) +
    oval(0, 5.6, 14, 2.8, darker(colour, 0.16), 0.5) +
    line('M-14 -10.6C-25 -13 -25 1.4 -11.4 -0.6', darker(colour, 0.14), 3) +
    path('M-16 -15C-16 -1 -10 5.6 0 5.6C10 5.6 16 -1 16 -15Z', glaze) +
    oval(0, -15, 16, 4, pen.linear([lighter(colour, 0.6), darker(colour, 0.1)], [0, 0], [1, 0])) +
    oval(0, -14.6, 14.4, 3.3, pen.radial(['#c98a4c', '#a9682e', '#6b3a16'])) +
    path(
      'M-6 -14.8C-6 -16.8 -1 -16.8 0 -15.4C1 -16.8 6 -16.8 6 -14.8C6 -13.4 2 -12.6 0 -11.9C-2 -12.6 -6 -13.4 -6 -14.8Z',
      '#fbe9cd',
      0.95,
    ) +
    path('M-12.4 -10C-12 -4 -10 0 -7 2C-9.4 -2 -10 -6 -10 -10Z', '#ffffff', 0.5)
  )
}

const steam = (pen: Pen): string =>
  [-6, 0.6, 7]
    .map((x, n) => {
      const top = -37 - (n % 2) * 5
      return line(
        `M${x} -19C${x - 5} -25 ${x + 5} -29 ${x} ${top + 4}S${x + 2.4} ${top} ${x + 1} ${top - 2}`,
        '#ffffff',
        1.7,
        0.5,
      )
    })
    .join('') +
  oval(
    0,
    -30,
    15,
    16,
    pen.radial([
      [0, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ]),
  )

function bean(pen: Pen, x: number, y: number, turn: number): string {
  return (
    oval(x + 0.6, y + 1.3, 3, 1.5, '#1c1018', 0.28) +
    turned(
      turn,
      x,
      y,
      oval(x, y, 3.1, 2.1, pen.radial(['#a5683a', '#6b3a1c', '#3a1d0e'], 0.36, 0.28, 0.85)) +
        line(
          `M${x - 2.6} ${y + 0.2}C${x - 1} ${y - 1} ${x + 1} ${y + 1} ${x + 2.6} ${y - 0.2}`,
          '#2a130a',
          0.55,
        ),
    )
  )
}

/** A cup of coffee on a table, a bag of it and some beans. */
export function coffee(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const beans = (
    [
      [8, 11, 20],
      [14, 13.6, -30],
      [18, 9.6, 70],
      [24, 12.4, 8],
      [29, 9, -50],
      [34, 12.6, 30],
      [20.6, 15.8, -12],
    ] as const
  ).map(([x, y, turn]) => bean(pen, x, y, turn + pen.between(-14, 14)))
  return (
    room(pen, place, 0.6) +
    placed(pen, w / 2 + u * 17, h * 0.74, bag(pen, pen.ofVariant(bags))) +
    placed(pen, w / 2, h * 0.74 + u * 1.5, beans.join('')) +
    placed(pen, w / 2 - u * 16, h * 0.74 + u * 2.5, cup(pen, pen.ofVariant(cups)) + steam(pen))
  )
}
