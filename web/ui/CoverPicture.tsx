import classes from './CoverPicture.module.css'

/** A wide picture over a page about one thing; nothing where there is none. */
export function CoverPicture({ picture }: { picture: string | null }) {
  if (!picture) return null
  return <img className={classes.cover} src={picture} alt="" decoding="async" />
}
