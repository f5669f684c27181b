import classes from './MediaViewer.module.css'

interface MediaViewerProps {
  url: string
  mime: string
  /** What it shows; said to those who cannot see it. */
  name: string
  poster?: string | null
}

/** The work itself: a picture or a playing film, on dark ground in its own shape. Other files are named with a way to fetch them. */
export function MediaViewer({ url, mime, name, poster }: MediaViewerProps) {
  if (mime.startsWith('image/')) return <img className={classes.media} src={url} alt={name} />
  if (mime.startsWith('video/')) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: work under review has no caption file; its words are in the brief
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
