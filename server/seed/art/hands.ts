import { darker, lighter, line, moved, oval, type Pen, path, turned } from './pen.ts'
import type { Looks } from './portrait.ts'
import { skinOf } from './portrait.ts'

type Point = readonly [x: number, y: number]

/** What lies behind the thing that a hand holds, and what lies in front of it. */
export interface Hold {
  behind: string
  front: string
}

/** One finger through its joints from the knuckle to the tip, with a nail where it shows. */
export function finger(skin: string, wide: number, joints: readonly Point[], nail = false): string {
  const shape = `M${joints.map(([x, y]) => `${x} ${y}`).join('L')}`
  const light = `M${joints.map(([x, y]) => `${x - wide * 0.05} ${y - wide * 0.2}`).join('L')}`
  const [tip, before] = [joints.at(-1) ?? [0, 0], joints.at(-2) ?? [0, 0]]
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  return (
    line(shape, darker(skin, 0.3), wide + 1) +
    line(shape, skin, wide) +
    line(light, lighter(skin, 0.16), wide * 0.4, 0.5) +
    (nail
      ? turned(
          turn,
          tip[0],
          tip[1],
          oval(tip[0] + wide * 0.12, tip[1] - wide * 0.1, wide * 0.34, wide * 0.24, lighter(skin, 0.42), 0.9),
        )
      : '')
  )
}

/** A forearm in a sleeve that comes from the right and ends in a wrist at 30, 0. */
function arm(pen: Pen, skin: string, sleeve: string): string {
  const cloth = pen.linear([lighter(sleeve, 0.2), sleeve, darker(sleeve, 0.35)])
  return (
    path(
      'M30 -11C46 -12 62 -9 84 -8V24C62 24 46 20 32 17Z',
      pen.linear([lighter(skin, 0.12), skin, darker(skin, 0.3)]),
    ) +
    path('M62 -13Q100 -16 150 -18V42Q100 34 62 28Q59 8 62 -13Z', cloth) +
    path('M61 -13.6L67 -14Q64 8 67 29L61 28.4Q57.6 8 61 -13.6Z', lighter(sleeve, 0.28)) +
    line('M80 -8Q96 2 118 0M78 20Q92 14 104 16', darker(sleeve, 0.4), 0.9, 0.35)
  )
}

/** A hand that comes from the right and holds something thin between thumb and forefinger at 0, 0. */
export function pinch(pen: Pen, looks: Looks, sleeve: string): Hold {
  const skin = skinOf(looks)
  return {
    behind:
      arm(pen, skin, sleeve) +
      path(
        'M16 -6C20 -17 36 -16 46 -10V18C36 21 22 20 16 12Z',
        pen.linear([lighter(skin, 0.1), skin, darker(skin, 0.24)]),
      ) +
      finger(darker(skin, 0.16), 6.4, [
        [33, 17],
        [19, 20],
        [15, 14],
      ]) +
      finger(darker(skin, 0.1), 7, [
        [32, 13],
        [15, 16],
        [10, 10],
      ]) +
      finger(darker(skin, 0.05), 7, [
        [30, 6],
        [12, 11],
        [3, 6],
      ]),
    front:
      finger(skin, 7.2, [
        [29, -9],
        [14, -11],
        [1, -3],
      ]) +
      finger(
        skin,
        7.6,
        [
          [29, 6],
          [15, 4.6],
          [1.4, 2.4],
        ],
        true,
      ) +
      path('M27 -12C36 -12 42 -8 44 0C42 10 34 12 27 9.6C22 4 22 -8 27 -12Z', skin) +
      line('M25 -4Q29 0 26 5', darker(skin, 0.35), 0.8, 0.5),
  }
}

/** A fist that comes from the right and closes around an upright rod at 0, 0. */
export function grip(pen: Pen, looks: Looks, sleeve: string): Hold {
  const skin = skinOf(looks)
  const rows = [-11, -3.8, 3.4, 10]
  return {
    behind:
      moved(-9, 0, arm(pen, skin, sleeve)) +
      path(
        'M-2 -14C8 -18 20 -16 30 -11V16C20 18 8 18 0 14Z',
        pen.linear([lighter(skin, 0.1), skin, darker(skin, 0.24)]),
      ),
    front:
      rows
        .map((y, n) =>
          finger(darker(skin, n * 0.03), 7 - n * 0.25, [
            [13, y],
            [n === 3 ? -2.4 : -4.6, y + 0.6],
          ]),
        )
        .join('') +
      path('M10 -14C18 -16 26 -13 30 -10V14C24 16 16 16 11 13Z', skin) +
      finger(
        skin,
        7.4,
        [
          [17, -9],
          [8, -17],
          [-3, -18],
        ],
        true,
      ),
  }
}

/** The right hand from below that holds the edge of something flat at 0, 0, its thumb in front. */
export function edgeHold(pen: Pen, looks: Looks, sleeve: string): Hold {
  const skin = skinOf(looks)
  const tips = [-19, -12, -5, 2].map((y, n) =>
    finger(darker(skin, 0.16), 6.4 - (n === 3 ? 0.5 : 0), [
      [10, y + 8],
      [4.4, y],
      [-3, y - 1],
    ]),
  )
  return {
    behind:
      tips.join('') +
      path(
        'M4 4C12 -6 19 4 20 16C21 28 26 38 32 60H8C6 44 0 32 -2 22Z',
        pen.linear([lighter(skin, 0.1), skin, darker(skin, 0.3)], [0, 0], [1, 0.5]),
      ) +
      path(
        'M5 50Q20 44 34 47L48 92H6Z',
        pen.linear([lighter(sleeve, 0.2), sleeve, darker(sleeve, 0.35)], [0, 0], [1, 0]),
      ) +
      path('M4 50Q20 43 35 46.4L36.4 52Q20 49 4.6 56Z', lighter(sleeve, 0.28)),
    front:
      path('M0 14C4 12 14 14 15 22C14 32 6 33 1 29Z', skin) +
      finger(
        skin,
        8,
        [
          [8, 23],
          [-2, 14],
          [-7, 3],
        ],
        true,
      ),
  }
}

/** The back of a left hand that comes from below, its fingers up, with the middle of the hand at 0, 0. */
export function backOfHand(pen: Pen, looks: Looks, sleeve: string): string {
  const skin = skinOf(looks)
  return (
    path(
      'M-12 14C-13 30 -14 40 -16 62H16C14 42 13 30 12 14Z',
      pen.linear([darker(skin, 0.2), skin, darker(skin, 0.3)], [0, 0], [1, 0]),
    ) +
    path(
      'M-19 46Q0 41 19 46L24 100H-24Z',
      pen.linear([darker(sleeve, 0.1), lighter(sleeve, 0.16), darker(sleeve, 0.3)], [0, 0], [1, 0]),
    ) +
    path('M-19.6 45.6Q0 40 19.6 45.6L20.4 52Q0 46.6 -20.4 52Z', lighter(sleeve, 0.3)) +
    finger(
      skin,
      8,
      [
        [12, 8],
        [22, -2],
        [27, -14],
      ],
      true,
    ) +
    (
      [
        [-12.4, -18, -27, 7.4],
        [-4.8, -22, -36, 8.2],
        [3.2, -23, -38, 8.4],
        [10.8, -20, -33, 8.2],
      ] as const
    )
      .map(([x, mid, tip, wide]) =>
        finger(
          skin,
          wide,
          [
            [x, -4],
            [x * 1.2, mid],
            [x * 1.3, tip],
          ],
          true,
        ),
      )
      .join('') +
    path(
      'M-16.4 -7C-8 -10 6 -11 15.4 -7C18 2 17 10 12.6 19C12 26 -12 26 -12.8 20C-15 12 -17 4 -16.4 -7Z',
      pen.linear([lighter(skin, 0.14), skin, darker(skin, 0.14)], [0, 0], [0.8, 1]),
    ) +
    line('M-12 -4Q-11 2 -9 6M-4 -6V4M4 -6Q4 0 3 4', darker(skin, 0.3), 0.7, 0.3)
  )
}
