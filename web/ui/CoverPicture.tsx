import classes from './CoverPicture.module.css'
import { Picture } from './Picture.tsx'

/** A wide image at the top of a page; renders nothing without one. */
export function CoverPicture({ picture }: { picture: string | null }) {
  if (!picture) return null
  return (
    <div className={classes.cover}>
      <Picture url={picture} frameWidth="min(100vw, 1160px)" ratio={3.8} phoneWidth="100vw" isFirst />
    </div>
  )
}
