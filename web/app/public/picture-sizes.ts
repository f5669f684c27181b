/**
 * The size of each picture of the product, in CSS pixels of the screen that it shows. `npm run pictures` takes the pictures in these sizes,
 * and pages keep their place free with them.
 */
export const pictureSizes = {
  applicants: { width: 680, height: 500 },
  'applicants-phone': { width: 390, height: 512 },
  review: { width: 556, height: 340 },
  'counter-offer': { width: 960, height: 688 },
  'counter-offer-phone': { width: 390, height: 650 },
  offer: { width: 680, height: 500 },
  'offer-phone': { width: 390, height: 572 },
  payouts: { width: 532, height: 330 },
  tasks: { width: 680, height: 500 },
  'tasks-phone': { width: 390, height: 560 },
  calendar: { width: 560, height: 356 },
  deal: { width: 960, height: 640 },
  'deal-phone': { width: 390, height: 562 },
} as const

export type PictureName = keyof typeof pictureSizes
