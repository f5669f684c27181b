import { darker, lighter, line, mixed, oval, type Pen, path } from './pen.ts'

/** How hair is cut. */
export type Cut =
  | 'long'
  | 'bob'
  | 'bun'
  | 'afro'
  | 'curls'
  | 'short'
  | 'crop'
  | 'fade'
  | 'wave'
  | 'scarf'
  | 'fringe'
  | 'ponytail'
  | 'quiff'

/** Draws the hair that is behind the head. */
export function hairBehind(pen: Pen, cut: Cut, hair: string): string {
  const tone = pen.linear([lighter(hair, 0.2), hair, darker(hair, 0.4)], [0, 0], [0.9, 1])
  const shapes: Record<Cut, () => string> = {
    long: () =>
      path(
        'M104 366c-18-80-14-170 4-220 16-48 52-70 92-70s80 24 94 74c12 56 12 142-6 216-54 22-134 22-184 0z',
        tone,
      ),
    wave: () =>
      path(
        'M98 356c12-36-16-58-2-104 10-26-4-58 14-108 18-48 52-70 90-70s76 22 92 70c14 52-2 76 10 108 12 46-12 68 0 104-56 26-146 26-204 0z',
        tone,
      ),
    bob: () =>
      path(
        'M110 276c-16-42-14-100 2-134 18-46 50-66 88-66s74 20 90 66c12 38 12 92-2 134-44 18-134 18-178 0z',
        tone,
      ),
    bun: () => oval(206, 62, 42, 37, tone) + path('M120 196c-6-82 28-122 80-122s86 40 80 122z', tone),
    afro: () =>
      Array.from({ length: 30 }, (_, n) => {
        const turn = (n / 30) * Math.PI * 2
        return oval(
          200 + Math.cos(turn) * 108,
          160 + Math.sin(turn) * 98,
          24,
          24,
          mixed(lighter(hair, 0.12), darker(hair, 0.3), (1 + Math.cos(turn)) / 2),
        )
      }).join('') + oval(200, 160, 114, 104, tone),
    curls: () => oval(200, 146, 94, 80, tone),
    scarf: () => path('M98 400c-8-90-16-170 8-240 18-56 54-80 94-80s76 24 94 80c24 72 16 150 8 240z', tone),
    short: () => path('M124 190c-6-70 22-108 76-108s82 38 76 108z', tone),
    fringe: () =>
      path(
        'M106 346c-16-76-14-156 4-200 16-48 50-70 90-70s76 22 92 72c14 54 10 126-6 196-54 20-128 22-180 2z',
        tone,
      ),
    ponytail: () =>
      path('M250 92c54-30 92 30 76 108-6 36-22 62-40 76-6-34 6-60 4-92-2-34-20-56-48-70z', tone) +
      path('M120 196c-6-82 28-122 80-122s86 40 80 122z', tone) +
      line('M304 112c16 30 14 72 2 104', '#ffffff', 5, 0.12),
    quiff: () => path('M126 186c-6-60 22-96 74-96s80 36 74 96z', tone),
    crop: () => '',
    fade: () => '',
  }
  return shapes[cut]()
}

/** Draws the hair that is in front of the face. */
export function hairInFront(pen: Pen, cut: Cut, hair: string): string {
  const tone = pen.linear([lighter(hair, 0.16), hair, darker(hair, 0.3)], [0, 0], [1, 0.8])
  const shine = line('M146 126q18-24 48-30', '#ffffff', 6, 0.16)
  const shapes: Record<Cut, () => string> = {
    long: () =>
      path('M122 214c-10-78 22-134 78-134s88 54 78 134c-8-44-24-72-54-92-16 26-74 36-102 92z', tone) + shine,
    wave: () =>
      path('M118 222c-10-84 26-142 82-142s94 58 80 142c-4-48-24-82-70-104-10 44-60 50-92 104z', tone) + shine,
    bob: () =>
      path(
        'M116 226c-12-90 24-146 84-146s96 54 82 146c-4-30-10-50-18-64-42 8-92 6-124-4-10 18-18 38-24 68z',
        tone,
      ) + shine,
    bun: () =>
      path('M123 196c-6-74 26-112 77-112s83 38 77 112c-8-40-32-62-77-64-45 2-69 24-77 64z', tone) + shine,
    afro: () => path('M125 190c-4-64 28-98 75-98s79 34 75 98c-10-34-28-52-75-54-47 2-65 20-75 54z', tone),
    curls: () => curls(hair),
    scarf: () =>
      path(
        'M110 310c-18-58-12-132 8-170 18-38 48-52 82-52s66 16 82 54c18 40 18 112 0 168-10 26-24 42-44 50 28-40 40-108 28-170-8-34-32-52-66-52s-58 18-66 52c-10 58 2 130 28 170-24-8-42-24-52-50z',
        tone,
      ) + path('M132 318c24 40 112 42 138 0l16 50c-46 30-122 30-168 0z', darker(hair, 0.15)),
    short: () =>
      path(
        'M122 192c-14-76 24-112 80-112 54 0 88 36 74 112-6-30-14-46-26-56-36 10-80 6-102-8-12 16-20 34-26 64z',
        tone,
      ) + shine,
    fringe: () =>
      path(
        'M120 246c-14-106 20-166 80-166s94 60 80 166c-2-34-8-62-16-86-40 12-88 12-128 0-8 24-14 52-16 86z',
        tone,
      ) +
      line('M168 104q-12 26-14 56M204 96q-4 34-2 68M240 106q8 26 8 54', darker(hair, 0.3), 2, 0.4) +
      shine,
    ponytail: () =>
      path('M123 198c-6-76 26-114 77-114s83 38 77 114c-6-36-22-58-46-72-30 22-84 16-108 72z', tone) +
      line('M246 92l14 16', '#e9e6ef', 7, 0.8) +
      shine,
    quiff: () =>
      path(
        'M124 190c-10-54-4-92 20-112 30-26 92-30 122 2 16 18 16 70 10 110-4-26-10-42-20-52-36 4-68-2-90-20-20 14-36 36-42 72z',
        tone,
      ) + line('M158 92q32-22 78-10M172 106q34-14 76-4', '#ffffff', 4, 0.14),
    crop: () => path('M126 174c-2-58 28-88 74-88s76 30 74 88c-12-38-34-50-74-50s-62 12-74 50z', tone),
    fade: () =>
      path(
        'M128 166c0-54 28-78 72-78s72 24 72 78c-10-30-24-40-38-44-22 6-46 6-68 0-14 4-28 14-38 44z',
        hair,
        0.94,
      ),
  }
  return shapes[cut]()
}

/** The curls over the forehead: where each is, and its size. */
const places = [
  [126, 158, 26],
  [140, 124, 30],
  [172, 100, 32],
  [210, 94, 32],
  [246, 108, 30],
  [272, 142, 26],
  [190, 122, 24],
  [228, 124, 24],
  [156, 136, 22],
  [256, 136, 20],
] as const

const curls = (hair: string): string =>
  places
    .map(([x, y, r], n) => oval(x, y, r, r, mixed(lighter(hair, 0.16), darker(hair, 0.2), (n % 4) / 3)))
    .join('')
