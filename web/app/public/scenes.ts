import agreement from './pictures/agreement.avif'
import armchair from './pictures/armchair.avif'
import letter from './pictures/letter.avif'
import priceTag from './pictures/priceTag.avif'

/** Drawn scenes, 800 by 448 pixels, beside titles and as the work in examples. */
export const scenes = { agreement, armchair, letter, priceTag }
