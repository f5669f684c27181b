import classes from './MediaViewer.module.css'

interface MediaViewerProps {
  url: string
  mime: string
  /** What the file shows, for screen readers. */
  name: string
  poster?: string | null
}

/**
 * An image or a playable video on a dark background in its own aspect ratio. Other files appear by name with
 * a download link.
 */
export function MediaViewer({ url, mime, name, poster }: MediaViewerProps) {
  if (mime.startsWith('image/')) return <img className={classes.media} src={url} alt={name} />
  if (mime.startsWith('video/')) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: work under review has no captions; its text is in the brief
      <video
        className={classes.media}
        src={url}
        poster={poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
      />
    )
  }
  if (mime.startsWith('audio/'))
    // biome-ignore lint/a11y/useMediaCaption: as above
    return <audio className={classes.sound} src={url} controls preload="metadata" aria-label={name} />
  return (
    <a className={classes.file} href={url} download>
      {name}
    </a>
  )
}
