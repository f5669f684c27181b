import { box, darker, inMiddle, lighter, line, mirrored, oval, type Pen, path, turned } from './pen.ts'

/** A mark on its ground. Its shapes lie around 0, 0, in hundredths of the picture. */
interface Mark {
  ground: string
  ink: string
  shapes: (ink: string, ground: string) => string
}

const marks = {
  /** A drop with a leaf in it. */
  glow: {
    ground: '#1f6b4f',
    ink: '#e3f3e6',
    shapes: (ink, ground) =>
      path('M0-38C14-18 27-6 27 11a27 27 0 0 1-54 0C-27-6-14-18 0-38z', ink) +
      path('M-13 24C-16 4-4-8 15-8 17 12 7 25-13 24z', ground),
  },
  /** A running shoe. */
  run: {
    ground: '#c93f2e',
    ink: '#fff1ea',
    shapes: (ink, ground) =>
      path('M-37-22h15c3 9 10 11 17 5L18 4c14 3 20 5 20 12h-75z', ink) +
      box(-37, 20, 75, 9, ink, 4.5) +
      line('M-2-2l7-7M9 5l7-7', ground, 4.5),
  },
  /** A bowl of vegetables. */
  kitchen: {
    ground: '#7c982b',
    ink: '#fbf8e1',
    shapes: (ink) =>
      path('M-36 2h72a36 31 0 0 1-72 0z', ink) +
      oval(-19, -14, 10, 10, ink) +
      oval(19, -14, 10, 10, ink) +
      oval(0, -22, 10, 10, ink),
  },
  /** Three layers on each other. */
  layers: {
    ground: '#2b4a9b',
    ink: '#e8eefc',
    shapes: (ink) =>
      path('M0-36L36-16 0 4-36-16z', ink) + line('M-33 2L0 20 33 2M-33 18L0 36 33 18', ink, 6.5),
  },
  /** A house above a wave. */
  harbour: {
    ground: '#1d7f92',
    ink: '#e6f6f6',
    shapes: (ink, ground) =>
      path('M0-38L30-12V14H-30V-12z', ink) +
      box(-7, -8, 14, 22, ground) +
      line('M-36 29q9-11 18 0t18 0 18 0 18 0', ink, 7),
  },
  /** Headphones. */
  lumen: {
    ground: '#24232c',
    ink: '#f4c95a',
    shapes: (ink) =>
      line('M-28 8V0a28 28 0 0 1 56 0v8', ink, 7) + box(-37, 4, 18, 30, ink, 8) + box(19, 4, 18, 30, ink, 8),
  },
  /** A toy engine. */
  little: {
    ground: '#dd8a2d',
    ink: '#fff6e2',
    shapes: (ink, ground) =>
      box(-34, -30, 28, 44, ink, 4) +
      box(-27, -22, 14, 14, ground, 2) +
      box(-10, -8, 46, 22, ink, 4) +
      box(16, -28, 11, 24, ink, 2) +
      oval(-20, 23, 12, 12, ink) +
      oval(20, 23, 12, 12, ink) +
      oval(-20, 23, 4, 4, ground) +
      oval(20, 23, 4, 4, ground),
  },
  /** A clay pot with three fronds. */
  fern: {
    ground: '#ecdcbd',
    ink: '#a34f2c',
    shapes: (ink) => {
      const frond = path('M0 2C-10-8-9-26 0-38 9-26 10-8 0 2z', '#4d6b38')
      return (
        turned(-42, 0, 0, frond) +
        turned(42, 0, 0, frond) +
        frond +
        box(-28, 0, 56, 11, ink, 3) +
        path('M-23 14h46l-7 24h-32z', ink)
      )
    },
  },
  /** Lines of a ledger with a sum below them. */
  ledger: {
    ground: '#4a5d73',
    ink: '#eef2f5',
    shapes: (ink) =>
      box(-32, -31, 64, 8, ink, 4) +
      box(-10, -13, 42, 8, ink, 4) +
      box(2, 5, 30, 8, ink, 4) +
      line('M-32 23H32M-32 33H32', '#f0b64c', 4.5),
  },
  /** A cup of coffee. */
  brew: {
    ground: '#5a3826',
    ink: '#f7e9d7',
    shapes: (ink) =>
      path('M-30-8h48v20a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20z', ink) +
      line('M20-1h4a10 10 0 0 1 0 20h-5', ink, 6.5) +
      line('M-17-18q-5-8 0-16M-1-18q-5-8 0-16', ink, 5.5),
  },
  /** A paw. */
  paws: {
    ground: '#c65075',
    ink: '#fdeaf0',
    shapes: (ink) => {
      const toes =
        turned(-14, -12, -22, oval(-12, -22, 8.5, 12, ink)) +
        turned(-32, -29, -4, oval(-29, -4, 7.5, 11, ink))
      return (
        toes +
        mirrored(toes) +
        path('M0-4C14-4 26 12 25 23 24 35 9 31 0 31S-24 35-25 23C-26 12-14-4 0-4z', ink)
      )
    },
  },
  /** A boat of pixels. */
  pixel: {
    ground: '#5a3ea6',
    ink: '#efe9ff',
    shapes: (ink) =>
      [
        [-4, -36, 8, 44],
        [8, -28, 8, 28],
        [16, -20, 8, 20],
        [24, -12, 8, 12],
        [-16, -20, 8, 20],
        [-24, -12, 8, 12],
        [-36, 8, 72, 8],
        [-28, 16, 56, 8],
        [-20, 24, 40, 8],
      ]
        .map(([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height, ink))
        .join(''),
  },
  /** A bar of soap with two bubbles. */
  soap: {
    ground: '#5f7f94',
    ink: '#f4efe2',
    shapes: (ink, ground) =>
      box(-35, -4, 70, 36, ink, 15) +
      box(-18, 9, 36, 9, ground, 4.5) +
      oval(-11, -20, 9, 9, ink) +
      oval(12, -27, 13, 13, ink),
  },
  /** A loaf with three cuts. */
  orchard: {
    ground: '#9c3b34',
    ink: '#f6dfb4',
    shapes: (ink, ground) =>
      path('M-37 12c0-24 18-36 37-36s37 12 37 36c0 8-4 12-12 12h-50c-8 0-12-4-12-12z', ink) +
      line('M-18-12l8 15M-2-16l8 15M14-14l8 15', ground, 5.5),
  },
  /** A watch. */
  stride: {
    ground: '#17494d',
    ink: '#d9f4ee',
    shapes: (ink, ground) =>
      box(-13, -40, 26, 80, ink, 5) +
      oval(0, 0, 27, 27, ink) +
      oval(0, 0, 20, 20, ground) +
      line('M0-11V1l9 6', ink, 5),
  },
  /** The front of a train on its rails. */
  rail: {
    ground: '#24418c',
    ink: '#f7f3e3',
    shapes: (ink, ground) =>
      box(-25, -38, 50, 58, ink, 12) +
      box(-17, -27, 34, 19, ground, 4) +
      oval(-13, 7, 5, 5, ground) +
      oval(13, 7, 5, 5, ground) +
      line('M-17 24l-10 14M17 24l10 14M-20 31H20', ink, 5),
  },
  /** An armchair. */
  linden: {
    ground: '#6f7a4b',
    ink: '#f3ead6',
    shapes: (ink, ground) =>
      box(-23, -34, 46, 44, ink, 12) +
      box(-36, -8, 16, 34, ink, 8) +
      box(20, -8, 16, 34, ink, 8) +
      box(-20, 6, 40, 20, ink) +
      line('M-18 6H18', ground, 4) +
      line('M-24 28v9M24 28v9', ink, 6),
  },
  /** The sun above two furrows, of the agency. */
  larkfield: {
    ground: '#7a3f6e',
    ink: '#f8e8f0',
    shapes: (ink) => path('M-26 2a26 26 0 0 1 52 0z', '#f3bd5c') + line('M-36 14H36M-26 28H26', ink, 7),
  },
} satisfies Record<string, Mark>

/** Whose mark it is. */
export type MarkName = keyof typeof marks

/** Draws the mark of a company, which is legible at 32 pixels. */
export function mark(pen: Pen, name: MarkName): string {
  const { width, height } = pen
  const { ground, ink, shapes } = marks[name]
  const fill = pen.linear([lighter(ground, 0.1), ground, darker(ground, 0.12)], [0, 0], [1, 1])
  return box(0, 0, width, height, fill) + inMiddle(pen, shapes(ink, ground))
}
