/**
 * The size of each picture of the product, in CSS pixels of the screen that it shows. `npm run pictures` takes the pictures in these sizes,
 * and pages keep their place free with them.
 */
export const pictureSizes = {
  'counter-offer': { width: 960, height: 688 },
  'counter-offer-phone': { width: 390, height: 650 },
  deal: { width: 960, height: 640 },
  'deal-phone': { width: 390, height: 562 },
} as const

export type PictureName = keyof typeof pictureSizes
