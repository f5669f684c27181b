/** A length of time after which data is deleted. A month counts 30 days and a year 365, so that no period is longer than it says. */
export interface Period {
  count: number
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

interface RetentionBase {
  /** What the data is, as people read it. */
  data: string
  tables: readonly [string, ...string[]]
  /** Why it is kept that long, with the legal basis. */
  why: string
  /** The line of the privacy notice that names the period: its text before the colon. */
  notice?: string
}

export interface TimedRow extends RetentionBase {
  period: Period
  /** What starts the period. */
  starts: string
  happens: 'deleted' | 'blanked'
}

export interface UntimedRow extends RetentionBase {
  period: null
  /** When it ends without a period. */
  until: string
  happens: 'deleted' | 'blanked' | 'kept'
}

export type RetentionRow = TimedRow | UntimedRow

const atOnce: Period = { count: 0, unit: 'day' }
const of = (count: number, unit: Period['unit']): Period => ({ count, unit })

const security = 'Protection of accounts: legitimate interest.'
const contractOfAccount = 'Needed for the account: contract with its owner.'
const ended = 'the account is deleted'
const evidence =
  'Both sides rely on it, and evidence of a deal and disputes contain it: contract, and legitimate interest in claims.'

/** Everything with a period after which a job deletes or blanks it; see `platform/retention` of the server. */
export const timed = {
  sign_ups: {
    data: 'Sign-ups that are not confirmed',
    tables: ['sign_ups'],
    period: of(7, 'day'),
    starts: 'the sign-up',
    why: 'Time to confirm the email address: steps before a contract.',
    happens: 'deleted',
    notice: 'A sign-up that is not confirmed',
  },
  sessions: {
    data: 'Sessions of users, with device and IP address',
    tables: ['sessions'],
    period: of(30, 'day'),
    starts: 'the sign-in',
    why: security,
    happens: 'deleted',
    notice: 'Sessions',
  },
  idle_sessions: {
    data: 'Sessions of users that are not used',
    tables: ['sessions'],
    period: of(24, 'hour'),
    starts: 'the last use',
    why: security,
    happens: 'deleted',
  },
  operator_sessions: {
    data: 'Sessions of operators, with device and IP address',
    tables: ['operator_sessions'],
    period: of(8, 'hour'),
    starts: 'the sign-in',
    why: security,
    happens: 'deleted',
  },
  idle_operator_sessions: {
    data: 'Sessions of operators that are not used',
    tables: ['operator_sessions'],
    period: of(30, 'minute'),
    starts: 'the last use',
    why: security,
    happens: 'deleted',
  },
  challenges: {
    data: 'Sign-ins that wait for a code',
    tables: ['challenges'],
    period: atOnce,
    starts: 'the end of the code',
    why: security,
    happens: 'deleted',
  },
  one_time_secrets: {
    data: 'Links to reset a password, as hashes',
    tables: ['one_time_secrets'],
    period: of(1, 'day'),
    starts: 'the end of the link',
    why: security,
    happens: 'deleted',
  },
  known_networks: {
    data: 'Networks from which an account signed in',
    tables: ['known_networks'],
    period: of(90, 'day'),
    starts: 'the last sign-in from the network',
    why: security,
    happens: 'deleted',
    notice: 'Networks from which you signed in',
  },
  unmade_email_changes: {
    data: 'Changes of an email address that were not confirmed',
    tables: ['email_changes'],
    period: atOnce,
    starts: 'the end of the code',
    why: security,
    happens: 'deleted',
  },
  email_changes: {
    data: 'Changes of an email address, with the former address',
    tables: ['email_changes'],
    period: atOnce,
    starts: 'the end of the 72 hours to undo the change',
    why: security,
    happens: 'deleted',
  },
  invitations: {
    data: 'Invitations by email, with name and address',
    tables: ['invitations'],
    period: of(1, 'day'),
    starts: 'the end of the link',
    why: 'The invitation cannot be accepted any more: legitimate interest of the agency until then.',
    happens: 'deleted',
    notice: 'Invitations that were not accepted',
  },
  email_texts: {
    data: 'Texts of emails',
    tables: ['emails'],
    period: of(7, 'day'),
    starts: 'the sending, or the last attempt',
    why: 'Answers to questions about an email: legitimate interest.',
    happens: 'blanked',
    notice: 'Emails that we sent you',
  },
  emails: {
    data: 'Emails: recipient, subject and time',
    tables: ['emails'],
    period: of(30, 'day'),
    starts: 'the sending, or the last attempt',
    why: 'Proof that an email was sent: legitimate interest.',
    happens: 'deleted',
    notice: 'Emails that we sent you',
  },
  notifications: {
    data: 'Notifications',
    tables: ['notifications', 'notification_counts'],
    period: of(180, 'day'),
    starts: 'the event',
    why: contractOfAccount,
    happens: 'deleted',
    notice: 'Notifications',
  },
  digests: {
    data: 'Which daily summaries were sent',
    tables: ['digests'],
    period: of(31, 'day'),
    starts: 'the day of the summary',
    why: 'So that no summary is sent twice: contract.',
    happens: 'deleted',
  },
  push_deliveries: {
    data: 'Which push notification went to which browser',
    tables: ['push_deliveries'],
    period: of(3, 'day'),
    starts: 'the event',
    why: 'Attempts to deliver it: contract.',
    happens: 'deleted',
  },
  upload_days: {
    data: 'Bytes that an account uploaded on a day',
    tables: ['upload_days'],
    period: of(2, 'day'),
    starts: 'the end of the day',
    why: 'The limit of uploads a day: legitimate interest.',
    happens: 'deleted',
  },
  tracking_visitors: {
    data: 'Who has opened a tracking link on a day, by keyed hash',
    tables: ['tracking_visitors'],
    period: of(0, 'day'),
    starts: 'the end of the day',
    why: 'So that nobody is counted twice: legitimate interest.',
    happens: 'deleted',
  },
  tracking_keys: {
    data: 'The key of these hashes',
    tables: ['tracking_keys'],
    period: of(0, 'day'),
    starts: 'the end of the day',
    why: 'So that nobody can be found again: legitimate interest.',
    happens: 'deleted',
  },
  invitation_days: {
    data: 'Number of invitations to an address on a day, by keyed hash',
    tables: ['invitation_days'],
    period: of(2, 'day'),
    starts: 'the end of the day',
    why: 'The limit of invitations a day: legitimate interest.',
    happens: 'deleted',
  },
  unfinished_uploads: {
    data: 'Uploads that were not finished or were rejected',
    tables: ['files'],
    period: of(1, 'day'),
    starts: 'the beginning of the upload',
    why: 'Time to continue the upload: contract.',
    happens: 'deleted',
    notice: 'Uploaded files that are not used',
  },
  unattached_files: {
    data: 'Uploaded files that were attached to nothing',
    tables: ['files'],
    period: of(1, 'day'),
    starts: 'the upload',
    why: 'Time to attach the file: contract.',
    happens: 'deleted',
    notice: 'Uploaded files that are not used',
  },
  data_exports: {
    data: 'Copies of the data of an account',
    tables: ['data_exports'],
    period: of(7, 'day'),
    starts: 'the request',
    why: 'Time to download the copy: right to data portability.',
    happens: 'deleted',
    notice: 'A copy of your data that you asked for',
  },
  applications: {
    data: 'Texts, answers, samples and notes of applications that led to no deal',
    tables: ['applications', 'application_revisions', 'applicant_notes'],
    period: of(6, 'month'),
    starts: 'the end of the application',
    why: 'Answers to complaints about a decision: legitimate interest. That there was an application stays.',
    happens: 'blanked',
    notice: 'The text of an application that was declined, withdrawn or closed',
  },
  contact_messages: {
    data: 'Messages by the contact form',
    tables: ['contact_messages'],
    period: of(2, 'year'),
    starts: 'the message',
    why: 'Answers to questions and complaints: legitimate interest. Deleted with the account, where there is one.',
    happens: 'deleted',
    notice: 'Messages to us by the contact form',
  },
  report_cases: {
    data: 'Reports of content and accounts, with copies and decisions',
    tables: ['report_cases', 'reports'],
    period: of(3, 'year'),
    starts: 'the end of the case',
    why: 'Records that section 23 of the Online Safety Act asks for. Open cases and appeals are kept.',
    happens: 'deleted',
    notice: 'Reports of content and accounts, with our decisions',
  },
  idempotency_keys: {
    data: 'Encrypted responses of repeated requests',
    tables: ['idempotency_keys'],
    period: of(1, 'day'),
    starts: 'the request',
    why: 'So that a repeated request has one effect: contract.',
    happens: 'deleted',
  },
  rate_limits: {
    data: 'Counts of requests, by keyed hash',
    tables: ['rate_limits'],
    period: of(30, 'minute'),
    starts: 'the first request of a quarter of an hour',
    why: 'Protection against attacks: legitimate interest.',
    happens: 'deleted',
  },
  retention_runs: {
    data: 'Records of what was deleted after its period',
    tables: ['retention_runs'],
    period: of(6, 'year'),
    starts: 'the day of the deletion',
    why: 'Proof of the deletion: accountability (UK GDPR, article 5(2)). They hold counts and dates only.',
    happens: 'deleted',
  },
} as const satisfies Record<string, TimedRow>

/** Everything that ends with the account, with what it belongs to, or never. */
export const untimed = {
  accounts: {
    data: 'Account, profile, pictures and ways to sign in',
    tables: ['accounts', 'talents', 'brands', 'agents', 'second_factors', 'recovery_codes'],
    period: null,
    until: ended,
    why: `${contractOfAccount} The row stays with “Deleted user” for what refers to it.`,
    happens: 'blanked',
    notice: 'Your profile and your settings',
  },
  settings: {
    data: 'Settings, blocks, favourites, saved searches and campaigns, reactions, what was verified, search entries, last time online, and browsers for push notifications',
    tables: [
      'notification_settings',
      'presence',
      'message_reactions',
      'quiet_hours',
      'push_subscriptions',
      'blocks',
      'favourites',
      'favourite_lists',
      'favourite_list_entries',
      'saved_searches',
      'saved_campaigns',
      'conversation_members',
      'brand_verifications',
      'handle_verifications',
      'verified_facts',
      'talent_search_entries',
    ],
    period: null,
    until: ended,
    why: contractOfAccount,
    happens: 'deleted',
    notice: 'Your profile and your settings',
  },
  bounced_addresses: {
    data: 'Email addresses that reject our emails',
    tables: ['bounced_addresses'],
    period: null,
    until: 'the address accepts an email, or the account is deleted',
    why: 'So that we do not send to them: legitimate interest.',
    happens: 'deleted',
  },
  invitation_opt_outs: {
    data: 'Addresses that refuse invitations, by keyed hash',
    tables: ['invitation_opt_outs'],
    period: null,
    until: 'their owner accepts invitations again',
    why: 'The objection can only be respected while it is known: UK GDPR, article 21.',
    happens: 'kept',
  },
  consents: {
    data: 'Which terms an account accepted, when and from which IP address',
    tables: ['consents'],
    period: null,
    until: ended,
    why: 'Proof of the contract: legitimate interest. Only the IP address is blanked.',
    happens: 'blanked',
    notice: 'Which terms you accepted and when',
  },
  work: {
    data: 'Offers, deals, their changes, submitted work and reviews',
    tables: ['offers', 'amendments', 'submission_comments', 'reviews', 'files', 'tracked_websites'],
    period: null,
    until: 'never: names become “Deleted user” with the account',
    why: evidence,
    happens: 'kept',
    notice: 'Deals, messages and the record of actions',
  },
  messages: {
    data: 'Messages',
    tables: ['messages'],
    period: null,
    until: 'never: names become “Deleted user” with the account',
    why: `${evidence} A conversation can belong to several deals.`,
    happens: 'kept',
    notice: 'Deals, messages and the record of actions',
  },
  actions: {
    data: 'Record of actions: events, transitions, actions of agents',
    tables: ['events', 'transitions', 'delegated_actions'],
    period: null,
    until: 'never: rows are sealed, and hold ids instead of names',
    why: 'Removing a row would break the seals that prove what happened: legitimate interest in claims.',
    happens: 'kept',
    notice: 'Deals, messages and the record of actions',
  },
  mandates: {
    data: 'Representation agreements',
    tables: ['mandates', 'roster_links'],
    period: null,
    until: 'never',
    why: 'Proof of the right to act and of commissions: legitimate interest in claims. Shared links end on their date.',
    happens: 'kept',
  },
  money: {
    data: 'Ledger, invoices, payments, payouts and last digits of cards and accounts',
    tables: ['documents', 'payments', 'payees', 'cards', 'card_setups', 'journals', 'postings'],
    period: null,
    until: 'never: six years at least',
    why: 'Tax law: accounts and VAT records for 6 years, reports of platform sellers for 5. Ledger and invoices cannot be changed.',
    happens: 'kept',
    notice: 'Invoices and records of payments',
  },
  operators: {
    data: 'What operators did: audit log, visits, changes of settings and public pages, marks of the queue',
    tables: [
      'audit_entries',
      'impersonations',
      'setting_changes',
      'content_pages',
      'content_versions',
      'queue_marks',
    ],
    period: null,
    until: 'never: six years at least',
    why: 'Proof of who saw and changed what: accountability. The audit log cannot be changed.',
    happens: 'kept',
  },
} as const satisfies Record<string, UntimedRow>
