import { type Face, faceByChance, features, glasses } from './face.ts'
import { type Cut, hairBehind, hairInFront } from './hair.ts'
import { box, darker, glow, lighter, line, oval, type Pen, path } from './pen.ts'

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
  '#9d9791',
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
  /** How the hair is cut; where it is missing, chance decides. */
  cut?: Cut | undefined
  /** What is fixed about the face; chance decides about the rest. */
  face?: Partial<Face> | undefined
}

/** Returns the colour of a person's skin. */
export const skinOf = ({ skin }: Looks): string => skins[skin] ?? skins[2]

/** Draws the head and shoulders of one person in a square of 400 units. */
export function portrait(pen: Pen, looks: Looks): string {
  const { build, skin } = looks
  const tone = skinOf(looks)
  const byChance = skin > 3 ? pen.oneOf(hairs.slice(0, 3)) : pen.oneOf(hairs)
  const hair = hairs[looks.hair ?? -1] ?? byChance
  const cutByChance = pen.oneOf(cutsFor(looks))
  const cut = looks.cut ?? cutByChance
  const room = pen.oneOf(rooms)
  const topByChance = pen.oneOf(clothes)
  const top = clothes[looks.top ?? -1] ?? topByChance
  const cloth = cut === 'scarf' ? pen.oneOf(['#7a5c9e', '#2f6f73', '#b5634a', '#3c4a78']) : hair
  const own: Face = { ...faceByChance(pen, build), ...looks.face }
  const turn = `rotate(${own.tilt.toFixed(1)} 200 290) translate(200 0) scale(${own.width} 1) translate(-200 0)`
  const adorned = build === 'long' && cut !== 'scarf' && pen.chance() > 0.4 ? earrings(pen) : ''
  const head = [
    `<g transform="${turn}">${hairBehind(pen, cut, cloth)}</g>`,
    neck(pen, tone),
    shoulders(pen, top),
    `<g transform="${turn}">`,
    ears(cut, tone),
    face(pen, tone),
    features(pen, own, { tone, hair, isLong: build === 'long' }),
    hairInFront(pen, cut, cloth),
    own.glasses === 'none' ? '' : glasses(own.glasses),
    adorned,
    '</g>',
  ].join('')
  const scale = pen.unit / 4
  return `<g transform="scale(${scale})">${box(0, 0, 400, 400, pen.linear([lighter(room[0], 0.25), room[0], room[1]], [0, 0], [0.9, 1]))}${glow(pen, pen.between(60, 130), 80, 210, '#ffffff', 0.6)}${path('M250 0H400V300Z', '#ffffff', 0.13)}${glow(pen, 240, 420, 230, darker(room[1], 0.5), 0.5)}<g transform="translate(200 214) scale(1.06) translate(-200 -214)">${head}</g>${box(
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

/** Returns the haircuts that chance chooses from; one that is listed twice is chosen more often. */
function cutsFor({ build, skin }: Looks): readonly Cut[] {
  if (build === 'long')
    return [
      'long',
      'bob',
      'bun',
      'wave',
      'curls',
      'fringe',
      'ponytail',
      skin > 4 ? 'afro' : 'long',
      skin > 2 ? 'scarf' : 'wave',
    ]
  return ['short', 'crop', 'quiff', skin > 3 ? 'fade' : 'short', 'curls', skin > 5 ? 'afro' : 'crop']
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
  if (!['bun', 'short', 'crop', 'fade', 'afro', 'curls', 'ponytail', 'quiff'].includes(cut)) return ''
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

function earrings(pen: Pen): string {
  const metal = pen.oneOf(['#f2c65a', '#e9e6ef', '#d98a6a'])
  return oval(122, 236, 6, 10, metal) + oval(278, 236, 6, 10, darker(metal, 0.15))
}
