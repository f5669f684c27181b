import classes from './CoverPicture.module.css'

/** A wide image at the top of a page; renders nothing without one. */
export function CoverPicture({ picture }: { picture: string | null }) {
  if (!picture) return null
  return <img className={classes.cover} src={picture} alt="" decoding="async" />
}
