import { type PictureName, pictureSizes } from './picture-sizes.ts'
import counterOffer from './pictures/counter-offer.avif'
import counterOfferOnPhone from './pictures/counter-offer-phone.avif'
import deal from './pictures/deal.avif'
import dealOnPhone from './pictures/deal-phone.avif'

/** A file of a picture, and its size in CSS pixels of the screen that it shows. */
export interface PictureFile {
  src: string
  width: number
  height: number
}

/** A picture of the product for wide screens, and for phones where those show a part of their own. */
export interface ProductPicture extends PictureFile {
  phone?: PictureFile
  /** What both show, without names and figures that change when they are taken again. */
  alt: string
}

const fileOf = (name: PictureName, src: string): PictureFile => ({ src, ...pictureSizes[name] })

/** The pictures that `npm run pictures` takes of the demo. */
export const productPictures = {
  counterOffer: {
    ...fileOf('counter-offer', counterOffer),
    phone: fileOf('counter-offer-phone', counterOfferOnPhone),
    alt: 'A counter-offer as the brand sees it: a table with both versions, in which the new price, the new earnings and the new number of revisions are marked.',
  },
  deal: {
    ...fileOf('deal', deal),
    phone: fileOf('deal-phone', dealOnPhone),
    alt: 'A running deal as the brand sees it: a photo in review with numbered boxes for the changes that the brand requested.',
  },
} satisfies Record<string, ProductPicture>
