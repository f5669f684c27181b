import { bottle, leaves, mark, plate } from './indoors.ts'
import { city, hills, track, waves } from './outdoors.ts'
import { box, type Chance, type Pen, penFor } from './pen.ts'
import { type Looks, portrait } from './portrait.ts'

export const motifs = [
  'portrait',
  'hills',
  'bottle',
  'plate',
  'leaves',
  'track',
  'waves',
  'city',
  'mark',
] as const
export type Motif = (typeof motifs)[number]

export function scene(
  motif: Motif,
  chance: Chance,
  { width, height }: { width: number; height: number },
  looks: Looks = { build: 'long', skin: 2 },
): string {
  const pen = penFor(chance, width, height)
  const shapes = motif === 'portrait' ? portrait(pen, looks) : painters[motif](pen)
  const edge = pen.radial(
    [
      [0.55, '#140a1c', 0],
      [1, '#140a1c', 0.3],
    ],
    0.5,
    0.45,
    0.8,
  )
  const dim = motif === 'portrait' || motif === 'mark' ? '' : box(0, 0, width, height, edge)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.definitions()}</defs>${shapes}${dim}</svg>`
}

const painters: Record<Exclude<Motif, 'portrait'>, (pen: Pen) => string> = {
  hills,
  bottle,
  plate,
  leaves,
  track,
  waves,
  city,
  mark,
}
