import type { PictureSize } from './art/pen.ts'
import type { Looks } from './art/portrait.ts'
import type { Motif } from './art/scene.ts'

/** A film of the demo: a camera that moves slowly over one drawing. */
export interface Film {
  motif: Motif
  /** Which picture of the motif it shows, below `MAX_VARIANTS`. */
  variant: number
  /** The skin of the person in it, as in `Looks`; none where nobody is seen. */
  skin?: number
  /** Where the camera moves to, from the left and from the top, each from 0 to 1. It starts with the whole picture. */
  towards: readonly [x: number, y: number]
}

/** In pixels. */
export const filmSize: PictureSize = { width: 720, height: 900 }
export const FILM_MS = 4_000
/** The largest file of a film. */
export const MAX_FILM_BYTES = 150_000

/**
 * All films, which `npm run films` renders. The first ones are those of the open pages, each of its own drawing; the others are for
 * drafts of campaigns and for other talents.
 */
export const films: readonly Film[] = [
  { motif: 'bathroom', variant: 4, towards: [0.7, 0.7] },
  { motif: 'nightTrack', variant: 0, skin: 1, towards: [0.45, 0.8] },
  { motif: 'plate', variant: 1, towards: [0.5, 0.55] },
  { motif: 'river', variant: 2, towards: [0.4, 0.75] },
  { motif: 'boot', variant: 3, towards: [0.5, 0.85] },
  { motif: 'waves', variant: 3, towards: [0.6, 0.6] },
  { motif: 'city', variant: 0, towards: [0.35, 0.6] },
  { motif: 'radio', variant: 2, towards: [0.75, 0.45] },
  { motif: 'storybook', variant: 3, towards: [0.4, 0.7] },
  { motif: 'level', variant: 3, towards: [0.5, 0.7] },
  { motif: 'drone', variant: 0, towards: [0.5, 0.45] },
  { motif: 'glass', variant: 1, towards: [0.5, 0.4] },
  { motif: 'armchair', variant: 1, towards: [0.5, 0.6] },
  { motif: 'lipBalm', variant: 4, towards: [0.5, 0.55] },
  { motif: 'milestone', variant: 4, towards: [0.5, 0.6] },
  { motif: 'noodles', variant: 0, towards: [0.5, 0.55] },
  { motif: 'ferry', variant: 0, towards: [0.55, 0.6] },
  { motif: 'jumpers', variant: 3, towards: [0.5, 0.55] },
  { motif: 'recorder', variant: 2, towards: [0.5, 0.5] },
  { motif: 'nightTrack', variant: 1, skin: 7, towards: [0.55, 0.8] },
  { motif: 'bottle', variant: 1, towards: [0.5, 0.65] },
  { motif: 'coffee', variant: 4, towards: [0.5, 0.6] },
  { motif: 'hills', variant: 1, towards: [0.65, 0.5] },
  { motif: 'train', variant: 0, towards: [0.6, 0.7] },
  { motif: 'track', variant: 3, skin: 2, towards: [0.45, 0.8] },
  { motif: 'frost', variant: 0, towards: [0.6, 0.7] },
  { motif: 'headphones', variant: 0, towards: [0.5, 0.5] },
  { motif: 'dog', variant: 0, towards: [0.5, 0.45] },
  { motif: 'game', variant: 0, towards: [0.5, 0.55] },
  { motif: 'leaves', variant: 1, towards: [0.5, 0.5] },
]

/** Returns the address of the film’s file in this folder. */
export const fileOfFilm = ({ motif, variant }: Film): URL =>
  new URL(`art/films/${motif}-${variant}.webm`, import.meta.url)

/** Returns the film of a motif: with a person who looks most like this one, and of this variant if there is one. */
export function filmOf(motif: Motif, variant: number, looks?: Looks): Film {
  const distance = (film: Film): number => {
    const isOther = film.variant === variant ? 0 : 1
    return film.skin === undefined || !looks ? isOther : 2 * Math.abs(film.skin - looks.skin) + isOther
  }
  const [film] = films
    .filter((one) => one.motif === motif)
    .toSorted((one, other) => distance(one) - distance(other))
  if (!film) throw new Error(`The demo has no film of ${motif}; add it to films.ts and run npm run films`)
  return film
}

/** Returns how the person of a film looks; undefined where nobody is seen. */
export const looksInFilm = ({ skin }: Film): Looks | undefined =>
  skin === undefined ? undefined : { build: 'short', skin }
