import { type PictureName, pictureSizes } from './picture-sizes.ts'
import applicants from './pictures/applicants.avif'
import applicantsOnPhone from './pictures/applicants-phone.avif'
import calendar from './pictures/calendar.avif'
import counterOffer from './pictures/counter-offer.avif'
import counterOfferOnPhone from './pictures/counter-offer-phone.avif'
import deal from './pictures/deal.avif'
import dealOnPhone from './pictures/deal-phone.avif'
import offer from './pictures/offer.avif'
import offerOnPhone from './pictures/offer-phone.avif'
import payouts from './pictures/payouts.avif'
import review from './pictures/review.avif'
import tasks from './pictures/tasks.avif'
import tasksOnPhone from './pictures/tasks-phone.avif'

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
  applicants: {
    ...fileOf('applicants', applicants),
    phone: fileOf('applicants-phone', applicantsOnPhone),
    alt: 'The applicants of a campaign in a list: the face and name of each talent, the fee asked beside the budget, and the status of the application.',
  },
  review: {
    ...fileOf('review', review),
    alt: 'A photo in review. Two boxes on it are numbered, and beside it are the two comments, one of them with the reply of the talent.',
  },
  offer: {
    ...fileOf('offer', offer),
    phone: fileOf('offer-phone', offerOnPhone),
    alt: 'An offer as the talent sees it: what to make and by when, what the talent earns, when the offer expires, and the buttons “Make a counter-offer” and “Accept offer”.',
  },
  payouts: {
    ...fileOf('payouts', payouts),
    alt: 'The upcoming payouts of a talent: two with their payout date, and one that is held until the work is approved.',
  },
  tasks: {
    ...fileOf('tasks', tasks),
    phone: fileOf('tasks-phone', tasksOnPhone),
    alt: 'The home page of an agent: a list of what needs attention, each line with its talent, its deadline and a button for the next step.',
  },
  calendar: {
    ...fileOf('calendar', calendar),
    alt: 'The calendar of a roster: for each talent a line of drafts, posts, exclusivity and open offers as bars.',
  },
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
