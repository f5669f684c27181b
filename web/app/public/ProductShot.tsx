import classes from './ProductShot.module.css'
import type { ProductPicture } from './product-pictures.ts'

interface ProductShotProps {
  picture: ProductPicture
  /** The picture is on the first screen and loaded with the page; others are loaded when they come near. */
  isAtTop?: boolean
}

/** A picture of the product in a frame. Its place is free before it is loaded. */
export function ProductShot({ picture, isAtTop = false }: ProductShotProps) {
  const { src, width, height, alt, phone } = picture
  return (
    <picture className={classes.shot}>
      {phone && (
        <source
          media="(max-width: 639px)"
          srcSet={phone.src}
          width={phone.width}
          height={phone.height}
          type="image/avif"
        />
      )}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isAtTop ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

/** Says that a picture shows the demo, and what of it is invented. */
export function DemoNote({ invented = 'people and brands' }: { invented?: string }) {
  return <p className={classes.note}>From the demo. Its {invented} are examples.</p>
}
