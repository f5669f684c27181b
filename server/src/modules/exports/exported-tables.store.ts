/** One file of an export: rows of a table that concern the person. */
export interface ExportedTable {
  /** The name of the file, without `.json`. */
  file: string
  table: string
  /** One sentence for the person: what the rows are. */
  about: string
  /** SQL on `t`, the row, and `me`: `account`, `email`, `talent` and `agency` (owners only), null where there is none. */
  where: string
  /** Columns that are left out: secrets, other people, and what only the other side or Marquee may know. */
  without: readonly string[]
}

/** What a talent has agreed with an agency concerns no brand (docs/fields.md). */
const agencyOfTalent = ['agency_id', 'mandate_id', 'consent_at', 'consent_by', 'consent_no', 'commission']
const ofMyOffers = `offer_id in (select id from offers o where o.brand_id = me.account
  or (o.talent_id = me.talent and o.status not in ('draft', 'awaiting_payment')))`
const myDeals = 'select id from deals d where d.brand_id = me.account or d.talent_id = me.talent'
const ofMyDeals = `deal_id in (${myDeals})`
const ofMyLinks = `link_id in (select id from tracking_links where ${ofMyDeals})`
const ofMyWork = `deliverable_id in (select id from deliverables where deal_id in (${myDeals}))`
const ofMyCancellations = `cancellation_id in (select id from cancellations where deal_id in (${myDeals}))`
const ofMyDisputes = `dispute_id in (select id from disputes where deal_id in (${myDeals}))`
const ofMyConversations =
  'conversation_id in (select id from conversations c where c.brand_id = me.account or c.talent_id = me.talent)'
const ofMyPayments = 'payment_id in (select id from payments p where p.payer_id = me.account)'

const row = (
  file: string,
  table: string,
  about: string,
  where: string,
  without: readonly string[] = [],
): ExportedTable => ({ file, table, about, where, without })

/** Everything that an export holds, in the order of its description. A test compares it with the tables of the database. */
export const exportedTables: readonly ExportedTable[] = [
  row('account', 'accounts', 'Your account.', 'id = me.account', ['password_hash']),
  row('brand', 'brands', 'Your company.', 'id = me.account'),
  row('talent', 'talents', 'Your public profile.', 'account_id = me.account'),
  row('portfolio', 'portfolio_works', 'Works of your portfolio.', 'talent_id = me.talent'),
  row('packages', 'talent_packages', 'Packages that you offer.', 'talent_id = me.talent'),
  row('page-addresses', 'talent_slugs', 'Addresses of your public page.', 'talent_id = me.talent'),
  row('agent', 'agents', 'Your profile as an agent.', 'id = me.account'),
  row('agency', 'agencies', 'Your agency, if you own it.', 'id = me.agency'),
  row('talents-you-look-after', 'agent_talents', 'The talents you look after.', 'agent_id = me.account'),
  row('invitations', 'invitations', 'Invitations that agencies sent to your address.', 't.email = me.email', [
    'secret_hash',
    'talent_ids',
  ]),
  row(
    'consents',
    'consents',
    'Which legal documents you confirmed, when and how.',
    'account_id = me.account',
  ),
  row('sessions', 'sessions', 'Where you are signed in.', 'account_id = me.account', [
    'token_hash',
    'companion_hash',
  ]),
  row(
    'networks',
    'known_networks',
    'Networks you signed in from in the last 90 days.',
    'account_id = me.account',
  ),
  row('two-step-verification', 'second_factors', 'Your authenticator app.', 'account_id = me.account', [
    'sealed_key',
    'last_step',
    'cancel_hash',
  ]),
  row('email-changes', 'email_changes', 'Changes of your email address.', 'account_id = me.account', [
    'code_hash',
    'undo_hash',
  ]),
  row('presence', 'presence', 'When you were last online.', 'account_id = me.account'),
  row(
    'support-visits',
    'impersonations',
    'Visits of Marquee’s support to your account.',
    'account_id = me.account',
    ['companion_hash', 'handover_hash', 'token_hash', 'operator_id', 'operator_session_id'],
  ),
  row(
    'acts-of-support',
    'audit_entries',
    'What Marquee’s support did about your account.',
    `account_id = me.account and subject_noun is distinct from 'report case'`,
    ['operator_id', 'ip', 'request_id', 'reason', 'details'],
  ),
  row('history', 'events', 'What you did, by the name of the event.', 'actor = me.account::text', [
    'payload',
    'request_id',
  ]),
  row(
    'delegated-actions',
    'delegated_actions',
    'What you did for talents, and what agents did for you.',
    'account_id = me.account or talent_id = me.talent',
    ['operator_id'],
  ),
  row('blocks', 'blocks', 'Whom you have blocked.', 'blocker_id in (me.account, me.talent)'),
  row('messages-to-support', 'contact_messages', 'What you wrote to us.', 'account_id = me.account'),
  row('reports', 'reports', 'What you reported.', 'reporter_id = me.account', ['copy', 'copy_sha256']),
  row(
    'decisions-about-you',
    'report_cases',
    'Decisions about you after reports.',
    `account_id = me.account and decided_at is not null and outcome <> 'none'`,
    [
      'claimed_by',
      'claimed_at',
      'created_at',
      'updated_at',
      'notified_at',
      'version',
      'decided_by',
      'appeal_decided_by',
      'text_for_reporter',
    ],
  ),
  row('mandates', 'mandates', 'Agreements with agencies about representing you.', 'talent_id = me.talent', [
    'note',
    'do_not_pitch',
    'brand_rate',
    'import_key',
  ]),
  row(
    'mandates-of-agency',
    'mandates',
    'Representation agreements of your agency.',
    'agency_id = me.agency',
    ['email'],
  ),
  row('roster-links', 'roster_links', 'Links to your roster.', 'agency_id = me.agency', ['token_hash']),
  row('campaigns', 'campaigns', 'Your campaigns.', 'brand_id = me.account'),
  row(
    'applications',
    'applications',
    'Applications you sent.',
    `talent_id = me.talent and not (status = 'declined' and declined_at > now() - interval '1 day')`,
  ),
  row(
    'application-versions',
    'application_revisions',
    'Earlier versions of applications you sent.',
    'application_id in (select id from applications a where a.talent_id = me.talent)',
  ),
  row('applications-to-you', 'applications', 'Applications to your campaigns.', 'brand_id = me.account', [
    'agency_id',
    'mandate_id',
  ]),
  row(
    'notes-about-applicants',
    'applicant_notes',
    'Notes you wrote about applicants.',
    'account_id = me.account',
  ),
  row('own-terms', 'brand_terms', 'Terms that you attach to offers.', 'brand_id = me.account'),
  row('campaign-templates', 'campaign_templates', 'Briefs you saved as templates.', 'brand_id = me.account'),
  row(
    'calendar-address',
    'calendar_feeds',
    'That you have an address of your due dates.',
    'account_id = me.account',
    ['token_hash'],
  ),
  row('saved-campaigns', 'saved_campaigns', 'Campaigns you saved.', 'talent_id = me.talent'),
  row('favourites', 'favourites', 'Talents you made favourites, with your notes.', 'brand_id = me.account'),
  row(
    'shared-lists',
    'shared_lists',
    'Lists that you share with people without an account.',
    'brand_id = me.account',
    ['token_hash'],
  ),
  row(
    'invitations-to-marquee',
    'outside_invitations',
    'Whom you invited to Marquee, or who invited you, and until when you pay no fee with them.',
    'brand_id = me.account or talent_id = me.talent',
    ['token_hash'],
  ),
  row('favourite-lists', 'favourite_lists', 'Your lists of favourites.', 'brand_id = me.account'),
  row(
    'talents-in-lists',
    'favourite_list_entries',
    'Which favourites are in which list.',
    'brand_id = me.account',
  ),
  row('saved-searches', 'saved_searches', 'Searches you saved.', 'account_id = me.account'),
  row('offers-you-sent', 'offers', 'Offers you sent.', 'brand_id = me.account', ['price', ...agencyOfTalent]),
  row(
    'offers-to-you',
    'offers',
    'Offers you received.',
    `talent_id = me.talent and status not in ('draft', 'awaiting_payment')`,
    ['price', 'commission'],
  ),
  row('offer-versions', 'offer_versions', 'Versions of your offers.', `${ofMyOffers} and status <> 'draft'`, [
    'price',
  ]),
  row('deals', 'deals', 'Your deals.', 'brand_id = me.account or talent_id = me.talent', [
    'price',
    'agency_id',
  ]),
  row('deliverables', 'deliverables', 'The work that your deals ask for.', ofMyDeals),
  row('submissions', 'submissions', 'Versions of work that were submitted.', ofMyWork),
  row(
    'comments-on-work',
    'submission_comments',
    'Comments on submitted work.',
    `submission_id in (select id from submissions where ${ofMyWork})`,
  ),
  row(
    'signatures',
    'signatures',
    'Signatures under the offers and changes of your deals.',
    `subject_id in (select offer_id from deals d where d.brand_id = me.account or d.talent_id = me.talent)
     or subject_id in (select id from amendments where ${ofMyDeals})`,
    ['agency_id'],
  ),
  row('changes-of-deals', 'amendments', 'Changes of deals that were proposed.', ofMyDeals, [
    'price',
    'price_before',
    'consent_at',
    'consent_by',
  ]),
  row('milestones', 'milestones', 'The parts in which your deals are paid.', ofMyDeals, ['price']),
  row(
    'products-sent-to-you',
    'shipments',
    'Products that brands send you, with the addresses you gave.',
    'talent_id = me.talent',
    ['return_to'],
  ),
  row(
    'products-you-send',
    'shipments',
    'Products that you send to talents, without their addresses.',
    'brand_id = me.account',
    ['address', 'problem_note', 'return_tracking_no'],
  ),
  row('cancellations', 'cancellations', 'Requests to cancel a deal.', ofMyDeals, ['decided_by']),
  row('cancellation-proposals', 'cancellation_proposals', 'Proposed splits.', ofMyCancellations),
  row('disputes', 'disputes', 'Disputes about your deals.', ofMyDeals),
  row('dispute-statements', 'dispute_statements', 'Statements in disputes.', ofMyDisputes),
  row('dispute-proposals', 'dispute_proposals', 'Splits proposed in disputes.', ofMyDisputes),
  row('dispute-decisions', 'dispute_decisions', 'Decisions of disputes.', ofMyDisputes, ['operator_id']),
  row('settlements', 'settlements', 'How the money of an ended deal was split.', ofMyDeals, [
    'agent',
    'talent',
  ]),
  row('labels-of-posts', 'post_disclosures', 'How the posts of your deals are labelled as ads.', ofMyDeals),
  row('checks-of-posts', 'post_checks', 'When the brand checked the posts of your deals.', ofMyDeals),
  row(
    'requests-to-put-posts-right',
    'corrections',
    'Requests of the brand to put a post of your deals right.',
    ofMyDeals,
  ),
  row('results-of-posts', 'post_results', 'Results of the posts of your deals.', ofMyDeals),
  row(
    'ad-codes',
    'ad_codes',
    'When ad codes of the posts of your deals expire, without the codes.',
    ofMyDeals,
    ['code'],
  ),
  row('work-links', 'work_links', 'Links by which you showed submitted work.', 'brand_id = me.account', [
    'token_hash',
  ]),
  row('report-links', 'report_links', 'Links to your reports.', 'brand_id = me.account', ['token_hash']),
  row('tracking-links', 'tracking_links', 'Tracking links of your deals.', ofMyDeals),
  row('clicks-on-tracking-links', 'tracking_clicks', 'Clicks on them, by day.', ofMyLinks),
  row(
    'uses-of-discount-codes',
    'code_redemptions',
    'Uses of your discount codes.',
    'link_id in (select id from tracking_links where brand_id = me.account)',
  ),
  row('tracked-websites', 'tracked_websites', 'Websites that your links lead to.', 'brand_id = me.account', [
    'decided_by',
  ]),
  row(
    'time-to-review',
    'review_periods',
    'Until when you can review a deal.',
    'brand_id = me.account or talent_id = me.talent',
  ),
  row(
    'reviews',
    'reviews',
    'Reviews you wrote, and published reviews about you.',
    `(brand_id = me.account and (by = 'brand' or (published_at is not null and hidden_at is null)))
      or (talent_id = me.talent and (by = 'talent' or (published_at is not null and hidden_at is null)))`,
  ),
  row(
    'verification-of-company',
    'brand_verifications',
    'How far the verification of your company is.',
    'brand_id = me.account',
    ['decided_by'],
  ),
  row(
    'social-accounts-to-verify',
    'handle_verifications',
    'Codes for your social accounts, and what was decided.',
    'talent_id = me.talent',
    ['decided_by'],
  ),
  row(
    'verified-about-you',
    'verified_facts',
    'What was verified about you.',
    'brand_id = me.account or talent_id = me.talent',
  ),
  row(
    'conversations',
    'conversations',
    'Your conversations.',
    'brand_id = me.account or talent_id = me.talent',
  ),
  row(
    'messages',
    'messages',
    'Messages you sent and received.',
    `author_id = me.account or (deleted_at is null and removed_at is null and ${ofMyConversations})`,
    // A card has the amounts of both sides.
    ['card'],
  ),
  row('marks-of-conversations', 'conversation_members', 'What you have read.', 'account_id = me.account'),
  row('reactions', 'message_reactions', 'Your reactions to messages.', 'account_id = me.account'),
  row('notifications', 'notifications', 'Your notifications.', 'account_id = me.account'),
  row(
    'notification-settings',
    'notification_settings',
    'How you want to be notified.',
    'account_id = me.account',
  ),
  row('quiet-hours', 'quiet_hours', 'Your quiet hours.', 'account_id = me.account'),
  row('digests', 'digests', 'Days on which you got a summary.', 'account_id = me.account'),
  row('browsers', 'push_subscriptions', 'Browsers that show your notifications.', 'account_id = me.account', [
    'auth',
    'endpoint',
    'p256dh',
  ]),
  row('emails', 'emails', 'Emails we sent you in the last 30 days.', `"to" = me.email and not holds_secret`, [
    'html',
    'unsubscribe_url',
    'key',
  ]),
  row('bounced-address', 'bounced_addresses', 'Emails that could not be delivered.', 't.email = me.email'),
  row('cards', 'cards', 'Your cards, as far as we know them.', 'brand_id = me.account', [
    'fingerprint',
    'method_ref',
  ]),
  row('subscription', 'subscriptions', 'Your subscription.', 'brand_id = me.account'),
  row('amounts-you-owe', 'payables', 'What you paid or had to pay.', 'payer_id = me.account', [
    'price',
    'agency_id',
  ]),
  row('payments', 'payments', 'Your card payments.', 'payer_id = me.account', ['client_secret']),
  row('refunds', 'refunds', 'Refunds to you.', ofMyPayments),
  row('chargebacks', 'chargebacks', 'Payments that your bank disputed.', ofMyPayments),
  row(
    'bank-account',
    'payees',
    'Where you are paid, as far as we know it.',
    'id in (me.account, me.talent)',
    ['bank_fingerprint'],
  ),
  row('payouts', 'payouts', 'What you were paid.', 'payee_id in (me.account, me.talent)'),
  row(
    'documents',
    'documents',
    'Invoices, receipts and statements. The PDFs are in `documents`.',
    'owner_id in (me.account, me.talent)',
    ['pdf_key'],
  ),
  row('files', 'files', 'Files you uploaded. They are in `files`, by their id.', 'owner_id = me.account', [
    'key',
    'preview_key',
    'poster_key',
  ]),
  row('uploads-by-day', 'upload_days', 'How much you uploaded.', 'account_id = me.account'),
  row('exports', 'data_exports', 'Copies of your data, such as this one.', 'account_id = me.account', [
    'key',
  ]),
]
