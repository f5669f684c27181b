import { box, darker, inMiddle, lighter, line, moved, oval, type Pen, path, shadow, turned } from './pen.ts'
import { cylinder, type Pair, slab, sunbeam, surface } from './still.ts'

const desks: readonly { ground: Pair; main: string; other: string }[] = [
  { ground: ['#f1d9b8', '#c08a56'], main: '#3f6b60', other: '#d9674a' },
  { ground: ['#dfe6f2', '#97a8cc'], main: '#35508a', other: '#e2a84a' },
  { ground: ['#f4ddd6', '#cf9488'], main: '#8a2f46', other: '#54705a' },
  { ground: ['#e2ece2', '#9cba9f'], main: '#2f5a48', other: '#d98b5a' },
  { ground: ['#ece3f4', '#a98fc7'], main: '#5b4a94', other: '#e3b04b' },
]

const lines = (x: number, from: number, widths: readonly number[], colour: string, step = 5): string =>
  widths.map((wide, n) => box(x, from + n * step, wide, 1.5, colour, 0.75)).join('')

/** An open letter in its envelope beside a phone with messages. */
export function letter(pen: Pen): string {
  const { ground, main, other } = pen.ofVariant(desks)
  const paper = pen.linear(['#ffffff', '#f3ece2'], [0, 0], [1, 1])
  const envelope =
    shadow(pen, 4, 20, 46, 30, 0.5) +
    path('M-38 -2L0 -28L38 -2V2H-38Z', darker(other, 0.3)) +
    box(-32, -34, 64, 50, paper, 1) +
    lines(-25, -27, [20], main) +
    lines(-25, -20, [48, 50, 44, 50, 30], '#c3b8ac', 4.4) +
    path('M-38 -2V36Q-38 38 -36 38H36Q38 38 38 36V-2L4 20Q0 22 -4 20Z', slab(pen, other)) +
    path(
      'M-37 37.4L-6 17Q0 14 6 17L37 37.4Q36.6 38 36 38H-36Q-36.6 38 -37 37.4Z',
      pen.linear([lighter(other, 0.22), darker(other, 0.06)]),
    ) +
    line('M-37 37L-6 17Q0 14 6 17L37 37', darker(other, 0.3), 0.6, 0.5)
  const bubble = (x: number, y: number, wide: number, colour: string) => box(x, y, wide, 9, colour, 4)
  const phone =
    shadow(pen, 4, 5, 26, 44, 0.55) +
    box(-19, -37, 38, 74, '#221d28', 6) +
    box(-16.6, -34.6, 33.2, 69.2, pen.linear(['#fffdf8', '#eef0f4']), 4) +
    box(-16.6, -34.6, 33.2, 11, main, 4) +
    box(-16.6, -29, 33.2, 5.4, main) +
    oval(-11.4, -29, 3, 3, lighter(main, 0.6)) +
    box(-6.4, -30, 14, 2, '#ffffff', 1) +
    bubble(-13.6, -19, 21, '#dfe3ea') +
    box(-11, -15.2, 14, 1.6, '#98a0ae', 0.8) +
    bubble(-6, -7, 20, lighter(main, 0.2)) +
    box(-3.4, -3.2, 14, 1.6, '#ffffff', 0.8) +
    bubble(-13.6, 5, 24, '#dfe3ea') +
    box(-11, 8.8, 18, 1.6, '#98a0ae', 0.8) +
    bubble(2, 17, 12, lighter(main, 0.2)) +
    line('M6 21.4l1.8 1.8 3.4-3.6', '#ffffff', 1.1) +
    box(-14, 29, 28, 3.4, '#e3e6ec', 1.7) +
    path('M-16.6 -30L4 -34.6H12L-16.6 10Z', '#ffffff', 0.1)
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(-7, -22, 0, moved(-27, 0, envelope)) + turned(9, 44, 0, moved(45, 1, phone, { scale: 0.98 })),
    ) +
    sunbeam(pen)
  )
}

function coin(pen: Pen, x: number, y: number, r: number, isSilver = false): string {
  const [light, mid, dark] = isSilver ? ['#ffffff', '#cfd3da', '#8a909c'] : ['#ffeaa0', '#e8b848', '#a9741f']
  return (
    shadow(pen, x + 1.4, y + 2, r * 1.25, r * 1.2, 0.5) +
    oval(x, y, r, r, pen.linear([light, mid, dark], [0, 0], [1, 1])) +
    oval(x, y, r * 0.8, r * 0.8, dark, 0.55) +
    oval(x, y, r * 0.76, r * 0.76, pen.linear([mid, light, mid], [0, 0], [1, 1])) +
    path(
      `M${x - r * 0.3} ${y + r * 0.36}h${r * 0.62}v${-r * 0.12}h${-r * 0.3}v${-r * 0.3}h${r * 0.22}v${-r * 0.12}h${-r * 0.22}q0 ${-r * 0.3} ${r * 0.3} ${-r * 0.14}l${r * 0.06} ${-r * 0.12}q${-r * 0.56} ${-r * 0.26} ${-r * 0.54} ${r * 0.26}h${-r * 0.14}v${r * 0.12}h${r * 0.14}v${r * 0.3}h${-r * 0.14}z`,
      dark,
    )
  )
}

/** A price tag on its string, coins and a small calculator. */
export function priceTag(pen: Pen): string {
  const { ground, main, other } = pen.ofVariant(desks)
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) =>
      box(
        -13.4 + column * 9.4,
        -8 + row * 9.6,
        7.6,
        7.4,
        slab(pen, column === 2 && row === 3 ? other : column === 2 ? lighter(main, 0.45) : '#fbf4ea'),
        1.8,
      ),
    ),
  )
  const calculator =
    shadow(pen, 4, 5, 25, 43, 0.55) +
    box(-18, -36, 36, 70, slab(pen, main), 5) +
    box(-14, -31, 28, 15, pen.linear(['#d3e3c4', '#b4c9a4']), 1.6) +
    line('M-1 -27v7M2 -27h4v3.4h-4v3.6h4M9 -27h3v7h-3z', '#33402c', 1.1) +
    keys.join('')
  const tag =
    shadow(pen, 4, 5, 42, 24, 0.5) +
    path('M-40 0L-27 -18H34Q38 -18 38 -14V14Q38 18 34 18H-27Z', slab(pen, other)) +
    path('M-35 0L-24.6 -14.6H32Q34.6 -14.6 34.6 -12V12Q34.6 14.6 32 14.6H-24.6Z', lighter(other, 0.2), 0.5) +
    oval(-27, 0, 4, 4, '#fff6e4') +
    oval(-27, 0, 2.4, 2.4, darker(ground[1], 0.35)) +
    path(
      'M-8 8.6h16v-3h-8.4q1.6-2 1.4-4.8h5v-2.6h-5.4q-1.4-5.4 2.2-6.2 2.6-.2 4 1.8l2.2-2.2q-3-3.6-7.4-2.6-5.2 1.6-4.2 9.2h-3.4v2.6h4q0 4-2.6 5.4h-3.4z',
      '#fff8ec',
    ) +
    box(14, -6, 14, 2.6, '#fff8ec', 1.2) +
    box(14, 0, 10, 2.6, '#fff8ec', 1.2)
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(-12, -28, -8, moved(-28, -8, tag)) +
        line('M-54.4 -2.4C-72 -16 -78 -34 -62 -38C-46 -41 -46 -22 -54.4 -2.4', '#fff8ea', 1.3) +
        turned(8, 46, 0, moved(44, 0, calculator)) +
        coin(pen, -34, 29, 9) +
        coin(pen, -14, 33, 7, true) +
        coin(pen, 6, 27, 10),
    ) +
    sunbeam(pen)
  )
}

/** An agreement with two signatures and a fountain pen across it. */
export function agreement(pen: Pen): string {
  const { ground, main, other } = pen.ofVariant(desks)
  const sheet = (shade: string) => shadow(pen, 4, 5, 50, 56, 0.4) + box(-42, -62, 84, 124, shade, 1)
  const tick = (y: number) =>
    box(-33, y, 6, 6, lighter(main, 0.6), 1.4) + line(`M-31.6 ${y + 3}l1.6 1.8 3-3.6`, main, 1.2)
  const nib =
    shadow(pen, 3, 4, 8, 40, 0.45) +
    path('M-3.4 22H3.4L0.6 37H-0.6Z', pen.linear(['#fff1b8', '#d9a43a', '#8f6418'], [0, 0], [1, 0])) +
    line('M0 27V36', '#6b4a14', 0.5) +
    path('M-4.6 10H4.6L3.4 22.6H-3.4Z', cylinder(pen, '#2b2630')) +
    box(-5.4, -30, 10.8, 41, cylinder(pen, main), 2) +
    box(-5.6, 6, 11.2, 2.4, cylinder(pen, '#e0b45a')) +
    path('M-5.4 -30Q-5 -40 0 -40Q5 -40 5.4 -30Z', cylinder(pen, main))
  return (
    surface(pen, ground) +
    inMiddle(
      pen,
      turned(5, 0, 0, moved(-6, 3, sheet('#e9ded0'))) +
        turned(
          -6,
          0,
          0,
          moved(
            -8,
            4,
            sheet(pen.linear(['#ffffff', '#f6efe4'], [0, 0], [1, 1])) +
              box(-33, -44, 40, 4, main, 1) +
              tick(-32) +
              tick(-21) +
              tick(-10) +
              lines(-22, -30, [50], '#c9beb2') +
              lines(-22, -19, [44], '#c9beb2') +
              lines(-22, -8, [48], '#c9beb2') +
              line('M-33 26H-4M4 26H33', '#a99e92', 0.8) +
              line(
                'M-31 22C-27 10 -24 12 -25 20C-23 14 -20 14 -20 19C-17 14 -15 17 -15 20Q-12 18 -8 19',
                '#26336b',
                1.2,
              ) +
              line(
                'M6 22C8 12 14 10 12 17C10 23 8 22 10 18C14 14 16 16 16 20C20 14 21 18 22 20Q26 16 30 19',
                '#26336b',
                1.2,
              ) +
              oval(25, -40, 7, 7, slab(pen, other)) +
              line('M21.6 -40l2.4 2.6 4.6-5', '#fff8ec', 1.6),
          ),
        ) +
        turned(38, 40, 4, moved(50, 2, nib)),
    ) +
    sunbeam(pen)
  )
}
