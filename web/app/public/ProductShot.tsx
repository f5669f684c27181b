import classes from './ProductShot.module.css'
import type { ProductPicture } from './product-pictures.ts'

/** A picture of the product in a frame. It is loaded when it comes near, and its place is free before. */
export function ProductShot({ picture }: { picture: ProductPicture }) {
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
      <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}

/** Says that a picture shows the demo. */
export function DemoNote() {
  return <p className={classes.note}>From the demo. Its people and brands are examples.</p>
}
