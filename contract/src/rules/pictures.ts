/** A size in which a stored picture can be requested. */
export interface PictureSource {
  url: string
  /** In pixels. */
  width: number
}

export interface StoredSize {
  /** In pixels. */
  width: number
  height: number
  /** The smaller versions, then the picture itself, from narrow to wide. */
  sources: PictureSource[]
}

/** Folders of pictures that everyone may see. */
export type PictureFolder = 'avatars' | 'logos' | 'covers' | 'content'

/** The widths in pixels in which pictures of a folder are also stored. */
export const pictureWidths: Readonly<Record<PictureFolder, readonly number[]>> = {
  avatars: [96, 192, 480],
  logos: [96, 192, 480],
  covers: [320, 640, 1_280, 1_920],
  // The text of a page is at most 690 px wide.
  content: [320, 640, 960, 1_440],
}

const folders: readonly PictureFolder[] = ['avatars', 'logos', 'covers', 'content']

/**
 * A stored picture names its size, and its colours unless it is transparent or was stored before addresses named colours:
 * `<id>-1200x800-abd9a9bba.jpg`, `<id>-1200x800.jpg`.
 */
const sized =
  /^(.*)(avatars|logos|covers|content)\/([\w-]{22})-(\d{1,4})x(\d{1,4})(-[0-9a-f]{9})?\.[a-z0-9]{2,5}$/

/** Any stored picture, also a private one, whose address is signed in its query. A version has its width at the end. */
const coloured =
  /^(?:.*\/)?(?:avatars|logos|covers|content|deliverables)\/[\w-]{22}-\d{1,4}x\d{1,4}-([0-9a-f]{9})(?:-\d{1,4})?\.[a-z0-9]{2,5}(?:\?.*)?$/

/**
 * Returns the size of a stored picture and the addresses of its versions, from its address or storage key alone. A version is never
 * wider than the picture. Null for other addresses and for pictures stored without versions.
 */
export function storedSizeOf(url: string): StoredSize | null {
  const [, before, name, id, across, down, colours = ''] = sized.exec(url) ?? []
  const folder = folders.find((each) => each === name)
  if (!folder) return null
  const [width, height] = [Number(across), Number(down)]
  const smaller = pictureWidths[folder]
    .filter((each) => each < width)
    .map((each) => ({
      width: each,
      url: `${before}${folder}/${id}-${width}x${height}${colours}-${each}.webp`,
    }))
  return { width, height, sources: [...smaller, { width, url }] }
}

/** Any stored picture itself, not a version of it, also a private one. */
const measured =
  /^(?:.*\/)?(?:avatars|logos|covers|content|deliverables)\/[\w-]{22}-(\d{1,4})x(\d{1,4})(?:-[0-9a-f]{9})?\.[a-z0-9]{2,5}(?:\?.*)?$/

/** Returns the width of a stored picture divided by its height, from its address alone. Null when the address names no size. */
export function storedRatioOf(url: string): number | null {
  const [, width, height] = measured.exec(url) ?? []
  return Number(width) / Number(height) || null
}

/**
 * Returns the average colours of the upper, middle and lower third of a stored picture as CSS, such as `#abd`, from its address alone.
 * Null when it names none.
 */
export function storedColoursOf(url: string): string[] | null {
  const [, digits] = coloured.exec(url) ?? []
  return digits?.match(/.{3}/g)?.map((colour) => `#${colour}`) ?? null
}
