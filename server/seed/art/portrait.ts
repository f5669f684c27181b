import { box, darker, glow, lighter, line, mixed, oval, type Pen, path } from './pen.ts'

const skins = [
  '#f4d3bb',
  '#efc3a0',
  '#dfa987',
  '#c98d66',
  '#a86c47',
  '#87512f',
  '#6a3d24',
  '#54301e',
] as const
const hairs = [
  '#1b1413',
  '#2c1c16',
  '#4a2c1a',
  '#7a4a26',
  '#a9713a',
  '#d9a95c',
  '#8e3b22',
  '#9c96a0',
] as const
const rooms = [
  ['#fbe6d4', '#e0a884'],
  ['#dfeee6', '#8fb8a2'],
  ['#e3e8f6', '#97a5d0'],
  ['#fbe2e3', '#d68f9c'],
  ['#f6ecd0', '#d5b268'],
  ['#d9ecf2', '#7fb0c4'],
  ['#ece3f4', '#a98fc7'],
  ['#efe7de', '#b39f8c'],
] as const
const clothes = [
  '#f4efe6',
  '#23324f',
  '#b5473a',
  '#3f6b57',
  '#d89a3a',
  '#6d5aa8',
  '#2b2b30',
  '#c98a9b',
  '#5f93b5',
  '#7f2f42',
  '#2f7d7a',
  '#e8d9b8',
  '#8a9a5b',
  '#d9714f',
  '#4a5d7d',
  '#a9b8c9',
  '#f0c9b4',
  '#4a3a5c',
  '#6fa58c',
  '#b08d57',
] as const
const cuts = ['long', 'bob', 'bun', 'afro', 'curls', 'short', 'crop', 'fade', 'wave', 'scarf'] as const
type Cut = (typeof cuts)[number]

/** What is fixed about a person, so that a name and a picture agree. */
export interface Looks {
  /** Longer hair and no beard, or shorter hair. */
  build: 'long' | 'short'
  /** From light to dark, 0 to 7. */
  skin: number
  /** The colour of the hair, from black to grey, 0 to 7; where it is missing, chance decides. */
  hair?: number | undefined
  /** The colour of the clothes, by its position in the list; where it is missing, chance decides. */
  top?: number | undefined
}

/** Returns the colour of a person's skin. */
export const skinOf = ({ skin }: Looks): string => skins[skin] ?? skins[2]

/** Draws the head and shoulders of one person in a square of 400 units. */
export function portrait(pen: Pen, looks: Looks): string {
  const { build, skin } = looks
  const tone = skinOf(looks)
  const byChance = skin > 3 ? pen.oneOf(hairs.slice(0, 3)) : pen.oneOf(hairs)
  const hair = hairs[looks.hair ?? -1] ?? byChance
  const cut = pen.oneOf(
    build === 'long'
      ? ([
          'long',
          'bob',
          'bun',
          'wave',
          'curls',
          skin > 4 ? 'afro' : 'long',
          skin > 2 ? 'scarf' : 'wave',
        ] as const)
      : (['short', 'crop', skin > 3 ? 'fade' : 'short', 'curls', skin > 5 ? 'afro' : 'crop'] as const),
  )
  const room = pen.oneOf(rooms)
  const topByChance = pen.oneOf(clothes)
  const top = clothes[looks.top ?? -1] ?? topByChance
  const cloth = cut === 'scarf' ? pen.oneOf(['#7a5c9e', '#2f6f73', '#b5634a', '#3c4a78']) : hair
  const head = [
    hairBehind(pen, cut, cloth),
    neck(pen, tone),
    shoulders(pen, top),
    ears(cut, tone),
    face(pen, tone),
    build === 'short' && pen.chance() > 0.5 ? beard(hair) : '',
    features(pen, tone, hair, build),
    hairInFront(pen, cut, cloth),
    pen.chance() > 0.72 ? glasses() : '',
    build === 'long' && cut !== 'scarf' && pen.chance() > 0.4 ? earrings(pen) : '',
  ].join('')
  const scale = pen.unit / 4
  return `<g transform="scale(${scale})">${box(0, 0, 400, 400, pen.linear([lighter(room[0], 0.25), room[0], room[1]], [0, 0], [0.9, 1]))}${glow(pen, pen.between(60, 130), 80, 210, '#ffffff', 0.6)}${path('M250 0H400V300Z', '#ffffff', 0.13)}${glow(pen, 240, 420, 230, darker(room[1], 0.5), 0.5)}<g transform="translate(200 214) scale(1.06) rotate(${pen.between(-3.5, 3.5).toFixed(1)}) translate(-200 -214)">${head}</g>${box(
    0,
    0,
    400,
    400,
    pen.radial(
      [
        [0.6, '#1a0d22', 0],
        [1, '#1a0d22', 0.24],
      ],
      0.45,
      0.4,
      0.8,
    ),
  )}</g>`
}

function neck(pen: Pen, tone: string): string {
  return path('M167 250h66v74c0 24-66 24-66 0z', pen.linear([darker(tone, 0.34), darker(tone, 0.12)]))
}

function shoulders(pen: Pen, top: string): string {
  const body = path(
    'M28 430c4-78 50-108 128-122 16 30 72 30 88 0 78 14 124 44 128 122z',
    pen.linear([lighter(top, 0.18), top, darker(top, 0.38)], [0, 0], [1, 0.7]),
  )
  const collar = pen.oneOf(cutsOf(top))
  return body + collar + path('M250 310c70 14 116 46 122 120h-70c0-56-20-94-52-120z', darker(top, 0.6), 0.2)
}

/** How the clothes of a person are cut, from a jumper to an open shirt. */
function cutsOf(top: string): string[] {
  const [light, dark] = [lighter(top, 0.55), darker(top, 0.3)]
  const shirt = top < '#c' ? '#f6efe6' : '#3a4560'
  return [
    line('M154 309c18 36 74 36 92 0', lighter(top, 0.35), 8, 0.6),
    path('M154 308l46 62 46-62 16 6-62 86-62-86z', darker(top, 0.25), 0.75),
    path('M150 302c4-14 96-14 100 0l4 22c-24 22-84 22-108 0z', darker(top, 0.12)),
    path('M158 304l-18 10 26 44 34-26 34 26 26-44-18-10-42 28z', light) +
      line('M200 334V400', dark, 2.4, 0.7) +
      oval(200, 352, 3, 3, light) +
      oval(200, 378, 3, 3, light),
    path('M154 307c16 28 76 28 92 0l10 4-46 96h-20l-46-96z', shirt) +
      line('M150 308l46 96M250 308l-46 96', dark, 7, 0.8),
    line('M84 340q116 30 232 0M58 364q142 34 284 0M44 388q156 36 312 0', light, 8, 0.85) +
      line('M154 309c18 36 74 36 92 0', light, 7, 0.8),
    path('M140 314c4-22 30-24 60-6 30-18 56-16 60 6-10 26-34 34-60 34s-50-8-60-34z', dark, 0.85) +
      line('M178 340l-4 46M222 340l4 46', light, 4),
  ]
}

function ears(cut: Cut, tone: string): string {
  if (!['bun', 'short', 'crop', 'fade', 'afro', 'curls'].includes(cut)) return ''
  return oval(125, 204, 12, 19, darker(tone, 0.1)) + oval(275, 204, 12, 19, darker(tone, 0.26))
}

function face(pen: Pen, tone: string): string {
  return (
    path(
      'M200 96c50 0 76 34 76 86 0 36-8 64-26 88-14 20-32 30-50 30s-36-10-50-30c-18-24-26-52-26-88 0-52 26-86 76-86z',
      pen.linear([lighter(tone, 0.2), tone, darker(tone, 0.26)], [0, 0.2], [1, 0.6]),
    ) +
    path('M244 116c34 50 30 130-22 180 36-14 54-66 54-112 0-28-12-54-32-68z', darker(tone, 0.55), 0.16) +
    glow(pen, 160, 150, 46, '#ffffff', 0.24) +
    glow(pen, 152, 234, 27, '#e2564b', 0.3) +
    glow(pen, 247, 234, 27, '#e2564b', 0.26)
  )
}

function features(pen: Pen, tone: string, hair: string, build: Looks['build']): string {
  const brow = mixed(hair, '#1a0f0c', 0.3)
  const iris = pen.oneOf(tone < '#b' ? ['#2d1a12', '#3c2415'] : ['#3c2415', '#24404c', '#3f4d2c'])
  const lift = pen.between(-2, 3)
  const eye = (x: number) =>
    path(`M${x - 15} 199q15-15 30 0-15 11-30 0z`, '#fffaf4') +
    oval(x, 197.5, 8, 8, iris) +
    oval(x, 197.5, 3.6, 3.8, '#0c0709') +
    oval(x - 2.6, 194.8, 2.1, 2.1, '#ffffff') +
    line(`M${x - 16} 199q16-17 32 0`, '#180e0c', build === 'long' ? 3.4 : 2.4)
  const lips = mixed(tone, build === 'long' ? '#b4263f' : '#9a4a48', 0.46)
  const mouth =
    pen.chance() > 0.4
      ? path('M170 252q30 7 60 0-8 25-30 25t-30-25z', darker(lips, 0.4)) +
        path('M175 254q25 6 50 0-5 11-25 11t-25-11z', '#ffffff', 0.92) +
        line('M170 252q30 8 60 0', darker(lips, 0.3), 2.4)
      : path('M172 258q14-7 28-2 14-5 28 2-10 15-28 15t-28-15z', lips) +
        line('M172 258q28 9 56 0', darker(lips, 0.42), 2)
  return (
    line(
      `M147 ${178 - lift}q18-12 37-2M216 ${176 - lift}q19-10 37 2`,
      brow,
      build === 'long' ? 4.6 : 6.4,
      0.92,
    ) +
    eye(166) +
    eye(234) +
    line('M203 200q3 16 8 27-2 9-20 6', darker(tone, 0.34), 3, 0.7) +
    oval(197, 224, 6, 4, '#ffffff', 0.22) +
    mouth
  )
}

const beard = (hair: string): string =>
  path(
    'M125 206c2 66 30 104 75 104s73-38 75-104c-10 24-24 36-42 34-18-9-48-9-66 0-18 2-32-10-42-34z',
    hair,
    0.9,
  )

const glasses = (): string =>
  `<g fill="#ffffff" fill-opacity=".14" stroke="#2a2026" stroke-width="4.4"><rect x="140" y="178" width="52" height="42" rx="19"/><rect x="208" y="178" width="52" height="42" rx="19"/></g>${line('M192 192q8-6 16 0', '#2a2026', 4.4)}`

function earrings(pen: Pen): string {
  const metal = pen.oneOf(['#f2c65a', '#e9e6ef', '#d98a6a'])
  return oval(122, 236, 6, 10, metal) + oval(278, 236, 6, 10, darker(metal, 0.15))
}

function hairBehind(pen: Pen, cut: Cut, hair: string): string {
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
    crop: () => '',
    fade: () => '',
  }
  return shapes[cut]()
}

function hairInFront(pen: Pen, cut: Cut, hair: string): string {
  const tone = pen.linear([lighter(hair, 0.16), hair, darker(hair, 0.3)], [0, 0], [1, 0.8])
  const shine = line('M146 126q18-24 48-30', '#ffffff', 6, 0.16)
  const curl = (x: number, y: number, r: number, n: number) =>
    oval(x, y, r, r, mixed(lighter(hair, 0.16), darker(hair, 0.2), (n % 4) / 3))
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
    afro: () => path('M125 190c-4-64 28-98 75-98s79 34 75 98c-10-34-28-52-75-54-47 2-65 20-75 54z', hair),
    curls: () =>
      (
        [
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
      )
        .map(([x, y, r], n) => curl(x, y, r, n))
        .join(''),
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
