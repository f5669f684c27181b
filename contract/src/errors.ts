/**
 * Every error the product returns: code -> HTTP status -> message. Statuses follow one table: 400 invalid
 * fields, 401 no valid session (and wrong sign-in data on the sign-in calls alone), 403 role, permission,
 * entitlement or wrong secret, 404 missing or foreign (the same response), 409 state, version, race or reused
 * key, 413, 415, 422 a named guard, 429 with Retry-After, 503.
 */
export const errorCatalogue = {
  // The request itself.
  invalid_input: [400, 'Please check the marked fields.'],
  malformed_body: [400, 'The request could not be read.'],
  not_found: [404, 'We could not find that.'],
  method_not_allowed: [405, 'This address doesn’t support that method.'],
  payload_too_large: [413, 'That’s too large.'],
  unsupported_media: [415, 'That type of content isn’t supported here.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  daily_limit_reached: [429, 'You have reached today’s limit for looking at talents. Please go on tomorrow.'],
  unavailable: [503, 'Marquee is busy or restarting. Please try again in a moment.'],
  passwords_busy: [503, 'Many people are signing in at the moment. Please try again in a few seconds.'],
  internal: [500, 'Something went wrong'],

  // The account and its session.
  not_signed_in: [401, 'Please sign in again.'],
  wrong_sign_in: [401, 'That email and password don’t match.'],
  wrong_role: [403, 'Your account cannot do this.'],
  wrong_account_type: [403, 'Use the sign-in page for your account type.'],
  email_not_verified: [403, 'Please confirm your email first. We’ve sent you a new code.'],
  account_suspended: [403, 'This account is suspended. We have emailed you why, and how to object.'],
  wrong_password: [403, 'The current password is incorrect.'],
  wrong_code: [403, 'That code is incorrect or no longer valid.'],
  step_up_required: [403, 'Confirm it’s you to continue.'],
  second_factor_required: [
    403,
    'Turn on two-step verification first. Bank details need it, to protect your money.',
  ],
  not_entitled: [403, 'This needs an active subscription.'],
  not_while_acting: [403, 'Only the user can do this. An operator who acts as them cannot.'],
  changes_off: [403, 'Changes are switched off. Allow changes first, and say why.'],
  cross_site: [403, 'This request came from another site.'],

  // Races and states.
  wrong_state: [409, 'This has changed since you opened it. Refresh and try again.'],
  stale_version: [409, 'Someone changed this while you were viewing it. Refresh and try again.'],
  document_changed: [409, 'This document has changed. Please read the new version.'],
  offer_changed: [409, 'The offer has changed. Please review the latest version.'],
  key_reused: [409, 'This request was already used for something else.'],
  already_applied: [409, 'There is already an application for this campaign.'],
  handle_code_expired: [409, 'This code has expired. Create a new one and place it in the bio.'],
  brand_not_verified: [409, 'This brand is not verified yet. Decide its verification first.'],
  change_open: [409, 'Another change of this deal is open. Answer or withdraw it first.'],
  open_offer_exists: [409, 'There is already an open offer to this talent for this campaign.'],
  already_subscribed: [409, 'There is already a subscription.'],
  entry_in_use: [409, 'Someone uses this entry, so it cannot be removed. You can rename it.'],
  upload_conflict: [409, 'The upload was interrupted. It will resume automatically.'],

  // Permissions within a lifecycle.
  not_your_move: [403, 'You can’t do this at this stage.'],

  not_in_mandate: [403, 'Your representation agreement with this talent doesn’t cover this.'],
  owner_only: [403, 'Only the owner of the agency can do this.'],

  // Guards: a named condition that a lifecycle row requires.
  brief_incomplete: [422, 'The brief is not complete yet.'],
  deadline_passed: [422, 'The closing date must be in the future.'],
  campaign_not_open: [422, 'This campaign isn’t accepting applications at the moment.'],
  deals_open: [422, 'Some deals are still active.'],
  offers_open: [422, 'Some offers are still open.'],
  terms_locked: [422, 'Currency, pay and rights can’t change once an offer has been accepted.'],
  unpaid_not_acknowledged: [422, 'Please confirm that you know this campaign is unpaid.'],
  not_invited: [422, 'This campaign is by invitation.'],
  offer_expired: [422, 'This offer has expired.'],
  counter_offer_limit_reached: [422, 'All counter-offers are used.'],
  same_terms: [422, 'These terms are the same as in the latest version.'],
  already_extended: [422, 'This offer has already been extended once.'],
  undo_window_passed: [422, 'This can only be undone within 24 hours.'],
  places_filled: [422, 'All places in this campaign are filled.'],
  tracking_link_limit_reached: [422, 'This deal has 20 tracking links already. Use one of them.'],
  revision_limit_reached: [422, 'All included revisions are used.'],
  revisions_left: [422, 'Included revisions are left. Use them first.'],
  comment_missing: [422, 'Please describe what should change.'],
  nothing_uploaded: [422, 'Please add at least one file.'],
  wrong_file_kind: [422, 'These files are not the agreed kind of work.'],
  file_not_ready: [422, 'A file has not finished uploading.'],
  already_opened: [422, 'The brand has already opened this version.'],
  post_url_missing: [422, 'Please add the link to the post.'],
  not_an_ad_platform: [422, 'Ad codes exist for posts on TikTok, Instagram and YouTube.'],
  no_ad_rights: [422, 'The brand has no right in use to run this post as an ad.'],
  ad_code_lasts: [422, 'The code already lasts as long as the right.'],
  ad_code_asked: [422, 'You have asked already. You can ask again after 3 days.'],
  not_a_post: [422, 'This deliverable is a file and doesn’t need to be posted.'],
  disclosure_missing: [422, 'The caption does not make clear that this is an ad.'],
  wrong_post_address: [422, 'This is not the address of the agreed post.'],
  no_correction: [422, 'There is no open request to put this post right.'],
  correction_open: [
    422,
    'A request to put this post right is open. Mark the post as checked once it is in order.',
  ],
  correction_reported: [422, 'You have already reported it as put right. Marquee decides now.'],
  correction_asked_lately: [
    422,
    'You can ask about the same post again 7 days after the last request ended.',
  ],
  checks_ended: [
    422,
    'The agreed days online are over, so you can no longer ask for this post to be put right.',
  ],
  work_unfinished: [422, 'Not every deliverable is approved yet.'],
  not_overdue: [
    422,
    'A deal can be cancelled 3 days after its first due date, and only if nothing was submitted.',
  ],
  // The product of a deal.
  no_product: [422, 'The brand sends no product for this deal.'],
  option_missing: [422, 'Please choose one of the listed sizes or variants.'],
  tracking_missing: [422, 'Enter the carrier with its tracking number, or a code.'],
  product_not_late: [
    422,
    'You can cancel without fault once the brand is 7 days late with the product, and only if nothing was submitted.',
  ],
  milestone_unfunded: [422, 'The brand has not paid this milestone yet.'],
  milestone_not_late: [422, 'You can leave the deal once a milestone has not been paid for 7 days.'],
  no_milestones: [422, 'This deal has no milestones.'],
  product_received: [422, 'You have received it, so it can only be damaged or the wrong product.'],
  return_not_agreed: [422, 'The terms of this deal do not ask for a return.'],
  not_proposed: [422, 'The other side has not proposed to go on without the product.'],
  // Cancellations and disputes.
  not_your_turn: [422, 'It is the other side’s turn to answer.'],
  not_your_request: [422, 'Only the side that opened this can withdraw it.'],
  same_split: [422, 'This is the same split as in the current proposal. You can agree to it.'],
  split_needs_talent: [
    422,
    'A split is binding once the other side agrees. This talent approves agreements personally, so they must do this.',
  ],
  dispute_too_late: [
    422,
    'A completed deal can be disputed until 7 days after the agreed time online, for fraud or a post that was removed early.',
  ],
  already_split: [422, 'The payment of this deal was already split, so it can’t be disputed again.'],
  bank_decides: [422, 'The card holder’s bank decides about this case.'],
  appeal_ended: [422, 'The time for an appeal has ended.'],
  appeal_not_due: [
    422,
    'The operator who decided can decide the appeal only 48 hours after it was made, if there is no other operator.',
  ],
  other_operator_needed: [422, 'Another operator must decide this appeal.'],

  // Reports.
  report_limit_reached: [429, 'You have sent as many reports as is possible in one day.'],
  reporter_unreachable: [422, 'This person reported without an account, so they can’t be asked here.'],
  not_removable: [422, 'This cannot be removed. Choose another outcome.'],
  no_account_concerned: [422, 'No account belongs to this any more. Choose removal or no action.'],

  change_expired: [422, 'This change has expired.'],
  change_outdated: [422, 'The work has moved on since this change was proposed. Please propose it again.'],
  same_deal: [422, 'This changes nothing. Please change at least one term.'],
  gifted_deal: [422, 'This work is gifted. A change can’t add a price to it.'],
  no_rights: [422, 'This deal grants no right to use the work, so there is nothing to renew.'],
  no_renewal_price: [422, 'No price is agreed for a renewal any more. Please ask for one.'],
  renewal_asked: [422, 'You have asked for a price already. You can ask again after 3 days.'],
  no_renewal_request: [422, 'There is no open request for a renewal price.'],
  more_time_too_early: [422, 'More time can be asked for from 3 days before the due date.'],
  not_your_proposal: [422, 'Only the side that proposed this change can withdraw it.'],
  charge_running: [422, 'The payment for this change is being charged, so it can’t be declined any more.'],
  payment_disputed: [
    422,
    'The cardholder’s bank disputes the payment, so the price can’t change until it has decided.',
  ],
  talent_unavailable: [422, 'This talent isn’t accepting direct offers at the moment.'],
  party_gone: [422, 'The account of the other side is closed, so this can’t be agreed any more.'],
  party_suspended: [422, 'The account of one side is suspended, so this can’t be agreed at the moment.'],

  // Reviews.
  not_your_review: [403, 'Only those who wrote this review, or the talent themselves, can change it.'],
  reviews_closed: [422, 'The reviews of this deal are published, or its 14 days have ended.'],
  no_review: [422, 'There is no review for this.'],
  reply_exists: [422, 'This review already has a reply. A reply is final.'],
  reply_too_late: [422, 'A review can be replied to for 30 days.'],

  // Representation.
  exclusive_elsewhere: [
    422,
    'Another agency represents this talent exclusively. That agreement must end first.',
  ],
  counter_needs_talent: [
    422,
    'A counter-offer is binding once the brand accepts it. This talent approves offers personally, so they must make it.',
  ],
  change_needs_talent: [
    422,
    'A change is binding once the brand accepts it. This talent approves terms personally, so they must propose it.',
  ],
  mandate_ended: [422, 'This representation agreement has ended.'],
  talent_keeps_profile: [422, 'This talent manages their own profile.'],
  already_on_roster: [409, 'This talent is already on your roster or has a pending invitation.'],
  payout_pending: [
    422,
    'A payout is on hold until this talent claims their profile. Please invite them to do so first.',
  ],
  not_managed: [422, 'This talent already has their own account.'],
  invitation_expired: [422, 'This invitation is no longer valid. Please request a new one.'],

  // Conversations.
  no_shared_work: [
    422,
    'You can message each other once there’s an application, invitation, offer or deal between you.',
  ],
  not_your_message: [403, 'Only the author of a message can change it.'],
  edit_too_late: [422, 'You can edit what you wrote for 15 minutes after sending it.'],
  blocked: [422, 'You can’t contact this person.'],
  cannot_block: [422, 'This account can’t contact you, so there is nothing to block.'],
  represented: [422, 'This agency represents you. End the agreement first.'],
  conversation_closed: [422, 'This person has left Marquee, so you can’t send them messages.'],

  // Money.
  not_funded: [
    422,
    'The hold on the brand’s card has expired. The brand must renew it before you can accept.',
  ],
  card_in_use: [
    422,
    'This card is used for a subscription or an open payment. Choose another card for it first.',
  ],
  nothing_to_pay: [422, 'There’s nothing left to pay here.'],
  nothing_to_capture: [422, 'There’s no accepted offer to charge here.'],
  too_many_attempts: [
    422,
    'There were too many payment attempts. Please withdraw the offer and send it again.',
  ],
  coupon_invalid: [422, 'This code doesn’t exist or is no longer valid.'],
  no_subscription: [422, 'You don’t have a subscription to change.'],
  no_bank_account: [422, 'You haven’t added a bank account yet.'],
  bank_account_refused: [422, 'The payment provider didn’t accept these bank details. Please check them.'],
  money_held: [
    422,
    'There are payments or payouts that are on hold, disputed or returned by a bank. Wait until they have completed, and check your bank details.',
  ],
  subscription_running: [422, 'Please cancel the subscription first.'],
  card_number_sent: [400, 'Don’t enter card numbers here. Only the payment provider may receive them.'],
  provider_unreachable: [
    503,
    'The payment provider isn’t responding. You won’t be charged twice. Please try again shortly.',
  ],

  invitations_refused: [422, 'This person does not want to be invited by email.'],
  invitation_limit_reached: [429, 'You have sent as many invitations as is possible in one day.'],

  // Uploads (the specification fixes these texts, sections 5 and 9).
  invalid_file_type: [415, 'Invalid file type'],
  image_too_large: [413, 'Image size must be less than 2 MB'],
  file_too_large: [413, 'File size must be less than 500 MB'],
  pdf_too_large: [413, 'PDF size must be less than 5 MB'],
  file_unsafe: [415, 'This file cannot be accepted.'],
  upload_limit_reached: [
    429,
    'You have uploaded as much as is possible in one day. Please try again tomorrow.',
  ],
  deal_files_limit: [422, 'The files of this deal are too large together. Please submit smaller files.'],
  storage_full: [503, 'We can’t store files at the moment. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errorCatalogue

/**
 * Details of an error: messages by field, the current state and version after a race, seconds to wait, the account
 * type of a sign-up that waits for its code.
 */
export interface ErrorData {
  fields?: Record<string, string>
  state?: string
  version?: number
  retryAfterSeconds?: number
  role?: string
}

/**
 * The only error thrown on purpose. The server's HTTP layer and the web's client each catch it in one place.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly data: ErrorData

  constructor(code: ErrorCode, data: ErrorData = {}) {
    super(errorCatalogue[code][1])
    this.name = 'AppError'
    this.code = code
    this.status = errorCatalogue[code][0]
    this.data = data
  }
}

/** Throws the error with this code, such as `fail('offer_changed', { version: 3 })`. */
export function fail(code: ErrorCode, data?: ErrorData): never {
  throw new AppError(code, data)
}

/** Throws `invalid_input` with a message for one field of the request. */
export function failField(field: string, sentence: string): never {
  throw new AppError('invalid_input', { fields: { [field]: sentence } })
}
