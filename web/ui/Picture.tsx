import { storedSizeOf } from '@marquee/contract/rules/pictures'
import { type SyntheticEvent, useState } from 'react'
import { loadingBackground } from '#lib/loading-background.ts'
import classes from './Picture.module.css'

interface PictureProps {
  url: string
  /** The width of its frame as a CSS length, such as `36px`. */
  frameWidth: string
  /** The width of its frame on screens up to 720 px, where it differs. */
  phoneWidth?: string
  /** The frame's width divided by its height. */
  ratio?: number
  alt?: string
  /** The picture is in view when the page opens, so that it is not loaded late. */
  isFirst?: boolean
  /** The browser fetches it after what matters more, such as the first picture beside it. */
  isLate?: boolean
  /** Its frame shows the whole picture and leaves free space beside it, where colours would stay visible. */
  isWhole?: boolean
}

/**
 * A stored picture that fills its frame, in the smallest version that is sharp there. The frame sets the size. A
 * larger picture is cut at the edges; a smaller one is centred and never enlarged. Until it is loaded, its place
 * has the colours that its address names.
 */
export function Picture({
  url,
  frameWidth,
  phoneWidth = frameWidth,
  ratio = 1,
  alt = '',
  isFirst = false,
  isLate = false,
  isWhole = false,
}: PictureProps) {
  // A picture that was stored before addresses named sizes tells its size once it is loaded.
  const [loaded, setLoaded] = useState<{ url: string; width: number; height: number } | null>(null)
  const stored = storedSizeOf(url)
  const size = stored ?? (loaded?.url === url ? loaded : null)
  // A picture wider than its frame is cut at the sides: its whole width is this much more than what is shown.
  const spill = stored ? Math.max(1, stored.width / stored.height / ratio).toFixed(2) : 1
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    if (!stored) setLoaded({ url, width: naturalWidth, height: naturalHeight })
  }
  return (
    <img
      className={size ? classes.picture : classes.unmeasured}
      src={url}
      srcSet={stored?.sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={
        stored
          ? `(max-width: 720px) calc(${phoneWidth} * ${spill}), calc(${frameWidth} * ${spill})`
          : undefined
      }
      width={size?.width}
      height={size?.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isLate ? 'low' : undefined}
      decoding="async"
      style={{ background: isWhole ? undefined : loadingBackground(url) }}
      onLoad={measure}
    />
  )
}
