import {
  box,
  darker,
  framed,
  glow,
  lighter,
  line,
  oval,
  type Pen,
  path,
  placed,
  shadow,
  turned,
} from './pen.ts'
import { leaf, room, rooms } from './room.ts'

/** A coat on a hanger, with a bag beside it. */
export function coat(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const place = pen.ofVariant(rooms)
  const cloth = pen.ofVariant(['#2f5a6b', '#c8743c', '#4a5d3f', '#b9415a', '#d8c3a0'])
  const side = pen.linear([lighter(cloth, 0.22), cloth, darker(cloth, 0.3)], [0, 0], [1, 0.4])
  const sleeve = pen.linear([cloth, darker(cloth, 0.38)], [0, 0], [1, 0.3])
  const pegs = [-40, -14, 14, 40].map((x) => box(x - 1.2, -44, 2.4, 6, '#6b4324', 1))
  const buttons = [-4, 8, 20].map((y) => oval(2.6, y, 1.3, 1.3, darker(cloth, 0.55)))
  return (
    room(pen, place, 0.9) +
    placed(
      pen,
      w / 2,
      h * 0.53,
      framed(
        pen,
        0.88,
        box(-70, -47, 140, 5, pen.linear(['#c89560', '#8a5a30']), 1) +
          pegs.join('') +
          shadow(pen, 4, 4, 36, 48, 0.35) +
          line('M0 -41Q5 -41 4 -36T0 -31', '#8b8f98', 1.3) +
          line('M-21 -25L0 -31L21 -25', '#a9743f', 2.2) +
          path('M-17 -27C-26 -24 -29 -10 -31 22L-22 24L-17 -6Z', sleeve) +
          path('M17 -27C26 -24 29 -10 31 22L22 24L17 -6Z', sleeve) +
          path(
            'M-17 -27Q-9 -31 0 -30Q9 -31 17 -27C19 -6 21 18 22 38Q0 42 -22 38C-21 18 -19 -6 -17 -27Z',
            side,
          ) +
          path('M0 -30L-9 -29L-7 -12L0 -2L7 -12L9 -29Z', darker(cloth, 0.5)) +
          path('M-9 -29L-14 -20L-3 2L0 -2L-7 -13ZM9 -29L14 -20L3 2L0 -2L7 -13Z', lighter(cloth, 0.16)) +
          line('M0 -2V39.6', darker(cloth, 0.45), 0.8) +
          buttons.join('') +
          box(-17, 12, 11, 2.2, darker(cloth, 0.3), 1) +
          box(8, 12, 11, 2.2, darker(cloth, 0.3), 1) +
          line('M36 -40Q31 -18 34 -8M44 -40Q47 -18 44 -8', '#7a4c27', 1.2) +
          path(
            'M28 -9H50L52 18Q39 21 26 18Z',
            pen.linear([lighter(place.accent, 0.3), place.accent, darker(place.accent, 0.3)]),
          ) +
          box(35, -3, 8, 8, '#fff4e2', 1),
      ),
    ) +
    box(0, h - u * 1.2, w, u * 1.2, darker(place.table[1], 0.3))
  )
}

/** A loaf on a board, with crumbs and a knife. */
export function bread(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const crust = pen.ofVariant(['#b8692c', '#a05a24', '#c77f3c', '#8f4d22', '#b97434'])
  const cuts = [-17, -4, 9, 22].map((x) => line(`M${x - 4} -13Q${x + 4} -8 ${x + 5} 1`, '#f6e3c0', 2.2, 0.9))
  const crumbs = Array.from({ length: 22 }, () =>
    oval(
      pen.between(-46, 40),
      pen.between(17, 27),
      pen.between(0.4, 1),
      0.5,
      pen.oneOf(['#d69a58', '#f1d7ad']),
    ),
  )
  const steam = [-14, 2, 18].map((x) =>
    line(`M${x} -24C${x - 6} -32 ${x + 6} -38 ${x} -48`, '#ffffff', 1.8, 0.4),
  )
  const ears = [-70, -92, -114].map((turn) =>
    turned(
      turn,
      -40,
      12,
      line('M-40 12H2', '#c99a4a', 1) +
        [0, 1, 2, 3].map((n) => leaf(-12 + n * 4, 12, 7, 2, n % 2 ? 26 : -26, '#e0b55c')).join(''),
    ),
  )
  const knife = pen.linear(['#ffffff', '#aab0ba', '#e9ecf0'])
  return (
    room(pen, place, 0.56) +
    placed(
      pen,
      w / 2,
      h * 0.62,
      framed(
        pen,
        0.9,
        ears.join('') +
          path(
            'M-47 8H-33L-35.4 24H-44.6Z',
            pen.linear([lighter(place.accent, 0.4), place.accent, darker(place.accent, 0.4)], [0, 0], [1, 0]),
          ) +
          shadow(pen, 4, 24, 54, 9, 0.5) +
          path('M-44 16H42L50 24H-52Z', pen.linear(['#e2b780', '#b57f48'])) +
          path('M-52 24H50V28H-52Z', '#7c4c28') +
          shadow(pen, 2, 18, 36, 5, 0.6) +
          path(
            'M-30 17C-38 4 -26 -17 3 -17C32 -17 42 4 34 17Q2 21 -30 17Z',
            pen.radial([lighter(crust, 0.45), crust, darker(crust, 0.45)], 0.4, 0.2, 0.9),
          ) +
          path('M-24 -2C-18 -12 -6 -15 4 -15C-6 -11 -14 -6 -18 2Z', '#fff0d0', 0.35) +
          cuts.join('') +
          crumbs.join('') +
          steam.join('') +
          turned(-8, 20, 26, box(14, 25, 34, 3.6, knife, 1.6) + box(-4, 25, 19, 4, '#4a2c1c', 1.6)),
      ),
    )
  )
}

/** An armchair below a lamp, with a rug and a picture on the wall. */
export function armchair(pen: Pen): string {
  const { width: w, height: h } = pen
  const place = pen.ofVariant(rooms)
  const cloth = pen.ofVariant(['#3f6b60', '#c2603f', '#35508a', '#d8a23f', '#9a4560'])
  const seat = pen.linear([lighter(cloth, 0.25), cloth, darker(cloth, 0.3)], [0, 0], [1, 1])
  const legs = [-19, 19].map((x) =>
    path(`M${x - 2} 26H${x + 2}L${x + (x < 0 ? -2 : 2)} 37H${x + (x < 0 ? -4 : 0)}Z`, '#5a3519'),
  )
  return (
    room(pen, place, 0.74) +
    placed(
      pen,
      w / 2,
      h * 0.56,
      framed(
        pen,
        0.94,
        glow(pen, 36, -26, 46, '#ffe2a6', 0.75) +
          box(-38, -46, 27, 33, '#fffaf0', 0.6) +
          box(
            -35.6,
            -43.6,
            22.2,
            28.2,
            pen.linear([lighter(place.accent, 0.7), lighter(place.accent, 0.35)]),
            0,
          ) +
          path('M-35.6 -24Q-28 -33 -23 -26T-13.4 -29V-15.4H-35.6Z', place.accent) +
          oval(-19, -37, 3.4, 3.4, '#f3c860') +
          oval(2, 36, 50, 7, lighter(place.accent, 0.3)) +
          oval(2, 35.4, 44, 5.4, lighter(place.accent, 0.55)) +
          shadow(pen, 2, 36, 32, 5, 0.6) +
          line('M40 -22V34', '#3a3230', 1.4) +
          oval(40, 35, 8, 1.8, '#3a3230') +
          path('M31 -20L35 -38H45L49 -20Z', pen.linear(['#fff6dc', '#f3cf8a'])) +
          legs.join('') +
          path('M-22 14C-26 -16 -20 -25 0 -25C20 -25 26 -16 22 14Z', seat) +
          line('M-13 -12V8M0 -14V8M13 -12V8', darker(cloth, 0.3), 0.7, 0.5) +
          box(-21, 8, 42, 11, pen.linear([lighter(cloth, 0.35), cloth]), 4) +
          path(
            'M-29 2Q-28 -4 -23 -3Q-18 -2 -18 4V27H-27Q-30 14 -29 2ZM29 2Q28 -4 23 -3Q18 -2 18 4V27H27Q30 14 29 2Z',
            pen.linear([lighter(cloth, 0.16), darker(cloth, 0.28)]),
          ) +
          box(-19, 18, 38, 9, darker(cloth, 0.18), 1.4) +
          turned(
            -9,
            6,
            0,
            box(
              -4,
              -9,
              18,
              17,
              pen.linear([lighter(place.accent, 0.65), lighter(place.accent, 0.25)], [0, 0], [1, 1]),
              3.4,
            ),
          ),
      ),
    )
  )
}
