/**
 * Every refusal the product can give: code -> HTTP status -> the sentence a person reads.
 * Statuses follow one table: 400 field faults, 401 no live session (and wrong sign-in data on the sign-in calls alone),
 * 403 role, right, entitlement or wrong secret, 404 missing or foreign (the same answer), 409 state, version, race or reused key,
 * 413, 415, 422 a named guard, 429 with Retry-After, 503.
 */
export const errorCatalogue = {
  // the request itself
  invalid_input: [400, 'Please check the marked fields.'],
  malformed_body: [400, 'The request could not be read.'],
  not_found: [404, 'We could not find that.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  payload_too_large: [413, 'That is larger than we can take.'],
  unsupported_media: [415, 'That kind of content is not taken here.'],
  too_many_requests: [429, 'That was a lot in a short time. Please wait a moment and try again.'],
  unavailable: [503, 'Marquee is busy or restarting. Please try again in a moment.'],
  internal: [500, 'Something went wrong'],

  // who is asking
  not_signed_in: [401, 'Please sign in again.'],
  wrong_sign_in: [401, 'That e-mail and password do not match.'],
  wrong_role: [403, 'Your account cannot do this.'],
  wrong_account_type: [403, 'Use the sign-in page for your account type.'],
  email_not_verified: [403, 'Please confirm your e-mail first. We have sent you a new code.'],
  account_suspended: [403, 'This account is suspended. Please contact us.'],
  wrong_password: [403, 'The current password is not right.'],
  wrong_code: [403, 'That code is not right or no longer valid.'],
  step_up_required: [403, 'Confirm your password to continue.'],
  not_entitled: [403, 'This needs an active subscription.'],
  cross_site: [403, 'This request came from another site.'],

  // races and states
  wrong_state: [409, 'This has changed since you opened it. Refresh and try again.'],
  stale_version: [409, 'Someone changed this while you were looking at it.'],
  offer_changed: [409, 'The offer has changed. Please look at the newest version.'],
  key_reused: [409, 'This request was already used for something else.'],
  already_applied: [409, 'There is already an application for this campaign.'],
  open_offer_exists: [409, 'There is already an open offer to this talent for this campaign.'],
  already_subscribed: [409, 'There is already a subscription.'],
  upload_conflict: [409, 'The upload was interrupted. It will resume automatically.'],

  // rights inside a lifecycle
  not_your_move: [403, 'You can’t do this at this stage.'],

  not_in_mandate: [403, 'Your mandate for this talent does not cover this.'],
  owner_only: [403, 'Only the owner of the agency can do this.'],

  // guards: a named condition that a lifecycle row asks for
  brief_incomplete: [422, 'The brief is not complete yet.'],
  deadline_passed: [422, 'The closing date must be in the future.'],
  campaign_not_open: [422, 'This campaign takes no applications at the moment.'],
  deals_open: [422, 'There are deals still running.'],
  offers_open: [422, 'There are offers still open.'],
  terms_locked: [422, 'Currency, pay and rights cannot change after an offer was accepted.'],
  unpaid_not_acknowledged: [422, 'Please confirm that you know this campaign is unpaid.'],
  not_invited: [422, 'This campaign is by invitation.'],
  offer_expired: [422, 'This offer has expired.'],
  counter_offer_limit_reached: [422, 'All rounds of counter-offers are used.'],
  same_terms: [422, 'These terms are the same as the last version.'],
  already_extended: [422, 'The time to answer was already extended once.'],
  undo_window_passed: [422, 'This can only be undone within 24 hours.'],
  places_filled: [422, 'All places of this campaign are filled.'],
  revision_limit_reached: [422, 'All included revisions are used.'],
  comment_missing: [422, 'Please say what should change.'],
  nothing_uploaded: [422, 'Please add at least one file.'],
  file_not_ready: [422, 'A file has not finished uploading.'],
  already_opened: [422, 'The brand has already opened this version.'],
  post_url_missing: [422, 'Please give the address of the post.'],
  not_a_post: [422, 'This deliverable is a file; nothing needs posting.'],
  work_unfinished: [422, 'Not every deliverable is approved yet.'],
  talent_unavailable: [422, 'This talent takes no direct offers at the moment.'],

  // representation
  exclusive_elsewhere: [
    422,
    'Another agency represents this talent exclusively. That mandate has to end first.',
  ],
  counter_needs_talent: [
    422,
    'A counter-offer binds the talent once the brand accepts it. Under this mandate the talent makes it themselves.',
  ],
  mandate_ended: [422, 'This representation agreement has ended.'],
  talent_keeps_profile: [422, 'This talent keeps their own profile.'],
  already_on_roster: [409, 'This talent is on your roster, or invited to it, already.'],
  payout_pending: [
    422,
    'Pay waits until this talent has taken over the profile. Please invite them to do so first.',
  ],
  not_managed: [422, 'This talent already has their own account.'],
  invitation_expired: [422, 'This invitation is no longer valid. Please ask for a new one.'],

  // conversations
  no_shared_work: [
    422,
    'You can write to each other once there is an application, an invitation, an offer or a deal between you.',
  ],
  not_your_message: [403, 'Only whoever wrote a message can change it.'],
  edit_too_late: [422, 'You can edit a message for 15 minutes after sending it.'],
  conversation_closed: [422, 'The other side has left Marquee. Nothing can be sent any more.'],

  // money
  not_funded: [422, 'The hold on the brand’s card has run out. The brand has to renew it first.'],
  card_in_use: [
    422,
    'This card is used for a subscription or an open payment. Choose another card for it first.',
  ],
  nothing_to_pay: [422, 'There is nothing to pay here any more.'],
  nothing_to_capture: [422, 'There is no accepted offer to charge for here.'],
  too_many_attempts: [422, 'This payment was tried too often. Please take the offer back and send it again.'],
  coupon_invalid: [422, 'We do not know this code, or it is no longer valid.'],
  no_subscription: [422, 'There is no subscription to change.'],
  no_bank_account: [422, 'There is no bank account yet.'],
  bank_account_refused: [422, 'The payment provider did not take these bank details. Please check them.'],
  money_held: [422, 'There is money held or on its way. Please wait until it has arrived.'],
  subscription_running: [422, 'Please cancel the subscription first.'],
  card_number_sent: [400, 'Card numbers never belong here. They go to the payment provider alone.'],
  provider_unreachable: [
    503,
    'The payment provider does not answer at the moment. Nothing is charged twice. Please try again shortly.',
  ],

  // uploads (specification section 5 and 9: these words are fixed)
  invalid_file_type: [415, 'Invalid file type'],
  image_too_large: [413, 'Image size must be less than 2 MB'],
  file_too_large: [413, 'File size must be less than 500 MB'],
  file_unsafe: [415, 'This file cannot be accepted.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errorCatalogue

/** What a refusal may tell besides its sentence: faults by field, the present state after a race, seconds to wait. */
export interface ErrorData {
  fields?: Record<string, string>
  state?: string
  version?: number
  retryAfterSeconds?: number
}

/** The one error thrown on purpose. Caught once on each side: in the server's http layer and in the web's client. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly data: ErrorData

  constructor(code: ErrorCode, data: ErrorData = {}) {
    super(errorCatalogue[code][1])
    this.name = 'Refusal'
    this.code = code
    this.status = errorCatalogue[code][0]
    this.data = data
  }
}

/** Ends the act with a refusal. `refuse('offer_changed', { version: 3 })` */
export function fail(code: ErrorCode, data?: ErrorData): never {
  throw new AppError(code, data)
}

/** Ends the act with a fault at one field of the request. */
export function failField(field: string, sentence: string): never {
  throw new AppError('invalid_input', { fields: { [field]: sentence } })
}
