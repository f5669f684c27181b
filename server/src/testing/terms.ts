import { addDays, dayOf } from '@marquee/contract/rules/dates'

/** Returns a calendar day counted from today. */
export const dayFromNow = (count: number): string => addDays(dayOf(new Date()), count)

/** A deliverable that is delivered as a file. */
export function aFileSpec(overrides: object = {}) {
  return {
    platform: 'file',
    format: 'photo_set',
    quantity: 1,
    brief: 'Five pictures in daylight',
    draftDue: dayFromNow(10),
    postFrom: null,
    postUntil: null,
    minLiveDays: 0,
    ...overrides,
  }
}

/** A deliverable that is posted. */
export function aPostSpec(overrides: object = {}) {
  return aFileSpec({
    platform: 'instagram',
    format: 'post',
    postFrom: dayFromNow(11),
    postUntil: dayFromNow(20),
    minLiveDays: 30,
    ...overrides,
  })
}

const rights = { channels: ['organic'], territory: 'uk', days: 90, mayEdit: false, aiTraining: false }

/** Valid terms of an offer. */
export function someTerms(overrides: object = {}) {
  return {
    price: 120_000,
    currency: 'GBP',
    deliverables: [aFileSpec()],
    revisions: 2,
    rights,
    exclusivity: null,
    message: 'We love your light.',
    ...overrides,
  }
}

/** A brief that can be published. */
export function aBrief(overrides: object = {}) {
  return {
    title: 'Spring glow',
    visibility: 'public',
    objective: 'content',
    summary: '<p>Show the glow.</p>',
    productName: 'Glow serum',
    productUrl: 'https://glow.example',
    payModel: 'fixed',
    feeMin: 100_000,
    feeMax: 100_000,
    budget: 5_000_000,
    currency: 'GBP',
    places: 50,
    deliverables: [aFileSpec()],
    rights,
    exclusivity: null,
    mustInclude: 'The bottle',
    mustAvoid: 'Other brands',
    typeIds: [],
    questions: [],
    applyBy: dayFromNow(30),
    publish: true,
    ...overrides,
  }
}

/** A valid application. */
export function aPitch(overrides: object = {}) {
  return {
    pitch: 'I shoot skin in morning light.',
    proposedFee: 110_000,
    answers: [],
    sampleUrls: [],
    ...overrides,
  }
}

/** A product with sizes to choose from. */
export function aProduct(overrides: object = {}) {
  return { name: 'Trail boot', options: ['UK 5', 'UK 6'], value: 9_500, mustReturn: false, ...overrides }
}
