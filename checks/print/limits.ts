import { MAX_BRAND_TERMS } from '@marquee/contract/calls/brand-terms'
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '@marquee/contract/calls/messages'
import { IMPERSONATION_MS } from '@marquee/contract/calls/operators'
import { MAX_IMPORT_LINES } from '@marquee/contract/calls/roster'
import { MAX_COUNTER_OFFERS } from '@marquee/contract/lifecycles/offer'
import { limits } from '@marquee/contract/rules/limits'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@marquee/contract/rules/password'
import {
  BYTES_PER_GB,
  MAX_IMAGE_BYTES,
  MAX_PDF_BYTES,
  MAX_UPLOAD_BYTES,
  UPLOAD_GB_PER_DAY,
  UPLOAD_GB_PER_DEAL,
} from '@marquee/contract/rules/uploads'
import { invitationLimits } from '../../server/src/modules/agencies/invitation-emails.ts'
import { MAX_FACTOR_ATTEMPTS } from '../../server/src/modules/identity/check-second-factor.ts'
import { MAX_SESSIONS } from '../../server/src/modules/identity/session.ts'
import { pushServices } from '../../server/src/modules/notifications/push-address.ts'
import { MAX_BROWSERS } from '../../server/src/modules/notifications/push-devices.ts'
import { OPERATOR_IDLE_MS, OPERATOR_SESSION_MS } from '../../server/src/modules/operators/session.ts'
import { acceptedTypes } from '../../server/src/platform/files/detect-content.ts'
import { MAX_PIXELS } from '../../server/src/platform/files/picture.ts'
import { bodyLimits } from '../../server/src/platform/http/body-limit.ts'
import { budgets, perDay, perMinute } from '../../server/src/platform/http/rate-limit.ts'
import { accountLimits } from '../../server/src/platform/realtime/account-limits.ts'

const number = (value: number): string => value.toLocaleString('en-GB')
const megabytes = (bytes: number): string => `${number(bytes / 1_048_576)} MB`
const extensions = (rule: keyof typeof acceptedTypes): string =>
  [...new Set(Object.values(acceptedTypes[rule]))].map((extension) => `\`${extension}\``).join(', ')

type Row = readonly [what: string, limit: string, beyond: string]

const requests: readonly Row[] = [
  ...Object.entries(perMinute).map(
    ([rate, count]): Row => [
      `requests of rate \`${rate}\` per account, or per address without one`,
      `${number(count)} a minute, a quarter of it at once`,
      '`too_many_requests`',
    ],
  ),
  [
    'attempts to sign in per email address and 15 minutes',
    `${budgets['sign-in'].subject}; known browsers and networks have as many of their own`,
    '`too_many_requests`',
  ],
  [
    'attempts to sign in per IP address and 15 minutes',
    number(budgets['sign-in'].address),
    '`too_many_requests`',
  ],
  [
    'codes and links asked for or tried per email address and 15 minutes',
    number(budgets.code.subject),
    '`too_many_requests`',
  ],
  [
    'codes and links asked for or tried per IP address and 15 minutes',
    number(budgets.code.address),
    '`too_many_requests`',
  ],
  [
    'messages of the contact form per email address and 15 minutes, and per IP address',
    `${number(budgets.contact.subject)}; ${number(budgets.contact.address)}`,
    '`too_many_requests`',
  ],
  [
    'profiles of talents opened a day (UTC) per account, or per IP address without one',
    `${number(perDay.profile.account)}; ${number(perDay.profile.address)}`,
    '`daily_limit_reached`',
  ],
  [
    'portfolios of talents opened a day (UTC) per account, or per IP address without one',
    `${number(perDay.portfolio.account)}; ${number(perDay.portfolio.address)}`,
    '`daily_limit_reached`',
  ],
  [
    'pages of search and of lists of talents a day (UTC) per account, or per IP address without one',
    `${number(perDay.directory.account)}; ${number(perDay.directory.address)}`,
    '`daily_limit_reached`',
  ],
  ['attempts at one code', '5', '`wrong_code`, also for the right one'],
  [
    'codes of a second factor of an account in an hour',
    number(MAX_FACTOR_ATTEMPTS),
    '`too_many_requests`, and an email',
  ],
  ['sessions of an account', number(MAX_SESSIONS), 'the oldest ends'],
  [
    'a session of an operator',
    `${OPERATOR_IDLE_MS / 60_000} minutes without use, ${OPERATOR_SESSION_MS / 3_600_000} hours in all`,
    '`not_signed_in`',
  ],
  ['an operator acting as a user', `${IMPERSONATION_MS / 60_000} minutes`, '`not_signed_in`'],
  ['browsers with push notifications of an account', number(MAX_BROWSERS), 'the oldest is removed'],
  ['open sockets of an account on one node', number(accountLimits.sockets), 'connection refused'],
  [
    'socket events of an account in 10 seconds',
    `${accountLimits.events}, of them ${accountLimits.typing} about typing`,
    'ignored',
  ],
  [
    'invitations by email of an agency a day (UTC)',
    `${invitationLimits.agency}, to one address ${invitationLimits.agencyToAddress}`,
    '`invitation_limit_reached`',
  ],
  [
    'invitations by email to an address a day (UTC), of all agencies together',
    number(invitationLimits.address),
    'no email; the sender does not learn it',
  ],
  [
    'JSON body of a request',
    `what the fields of its call can hold, from ${number(bodyLimits.least / 1_024)} kB to ${megabytes(bodyLimits.most)}, within 20 seconds`,
    '`payload_too_large`, or the connection ends',
  ],
]

const work: readonly Row[] = [
  ['counter-offers of a side about one offer', number(MAX_COUNTER_OFFERS), 'the button disappears'],
  ['accepted talents of a campaign', 'its places', '`places` or `wrong_state`'],
  ['lines of an imported roster', number(MAX_IMPORT_LINES), 'error of the file'],
  ['characters of a message', number(MAX_MESSAGE_LENGTH), 'error of the field'],
  ['files of a message', number(MAX_MESSAGE_FILES), 'error of the field'],
  ['one amount, in minor units', number(limits.amount), 'error of the field'],
  ['rows of a page', `${limits.pageSize}, at most ${limits.pageSizeMax}`, 'error of the field'],
  ['characters of a password', `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH}`, 'error of the field'],
]

const uploads: readonly Row[] = [
  [
    'pictures of profiles, covers, logos and pages',
    `${extensions('image')}; ${megabytes(MAX_IMAGE_BYTES)}; ${number(MAX_PIXELS)} pixels unpacked`,
    '`invalid_file_type`, `image_too_large`, `file_unsafe`',
  ],
  [
    'work, samples and files of messages',
    `${extensions('deliverable')}; ${megabytes(MAX_UPLOAD_BYTES)}`,
    '`invalid_file_type`, `file_too_large`, `file_unsafe`',
  ],
  [
    'terms that a brand attaches to offers',
    `${extensions('pdf')}; ${megabytes(MAX_PDF_BYTES)}; ${MAX_BRAND_TERMS} of a brand at a time`,
    '`invalid_file_type`, `pdf_too_large`, `file_unsafe`, error of the field',
  ],
  [
    'bytes of an account a day (UTC), unless the operator sets another number',
    megabytes(UPLOAD_GB_PER_DAY * BYTES_PER_GB),
    '`upload_limit_reached`',
  ],
  [
    'bytes of the files of a deal, unless the operator sets another number',
    megabytes(UPLOAD_GB_PER_DEAL * BYTES_PER_GB),
    '`deal_files_limit`',
  ],
]

const together = [
  'Dates: a posting window ends after it begins; a calendar shows at most one year, and its end is not before its beginning.',
  'Money: an offer is in the currency of its campaign and of its earlier versions; a fee is above 0 unless the campaign is gifted; a refund is at most what is left of the payment.',
  'Places: a campaign keeps at least as many places as are taken.',
  'People: a talent is in a list once; agents name only talents of their roster, members only talents assigned to them; a niche belongs to its talent type.',
  'Counter-offers differ from the current version in at least one term.',
  'Which state allows what, and on which conditions, is in [lifecycles.md](lifecycles.md).',
]

const costly: readonly Row[] = [
  ['hashing a password', 'few at a time, the rest waits about two seconds', '`passwords_busy`'],
  [
    'drawing a picture',
    'one thread each, limited pixels, rate `costly`',
    '`file_unsafe`, `too_many_requests`',
  ],
  ['receiving a file', 'quotas above, and a floor of free space', '`storage_full`'],
  ['scanning a file for viruses', 'one minute without progress', '`unavailable`'],
  ['printing an invoice', 'once, then stored', '–'],
  ['importing a roster', 'lines above, rate `costly`', '`too_many_requests`'],
  ['searching messages', 'indexed word prefixes, one page', '`too_many_requests`'],
  ['one statement of the database', '15 seconds, 5 of them waiting for a lock', '`unavailable`'],
  ['a call of the payment provider', 'outside transactions, repeated by jobs', '`provider_unreachable`'],
]

/** Prints docs/limits.md from the constants that the code uses. */
export function printLimits(): string {
  return [
    '# Limits',
    '',
    '<!-- Printed from the constants of the code by `npm run docs`. Do not edit. -->',
    '',
    'The form of each field is in [calls.md](calls.md). A limit holds on every node and after a restart unless it says otherwise; production does',
    'not start without limits.',
    '',
    ...table('Requests and connections', requests),
    ...table('Work', work),
    '## Rules about several fields',
    '',
    ...together.map((rule) => `- ${rule}`),
    '',
    ...table('Uploads', uploads),
    'The content decides the type of a file, and its extension is forced on the name under which it is offered. Archives, programs, SVG, pages, PDFs',
    'that act and pictures that are something else as well are refused. Pictures that everyone sees are drawn again without metadata; work is kept byte',
    'for byte, is served under a sandboxing policy and is offered as a download only to its parties. With `CLAMD_URL` a virus scanner is asked first.',
    '',
    ...table('What needs many resources', costly),
    '## Where the server connects',
    '',
    `Only to the addresses in its settings (database, Redis, storage, mail server, virus scanner, list of breached passwords), to the payment provider, and to push services at ${pushServices.map((host) => `\`${host}\``).join(', ')}. No address that a person enters is opened.`,
    '',
  ].join('\n')
}

function table(title: string, rows: readonly Row[]): string[] {
  return [
    `## ${title}`,
    '',
    '| What | Limit | Beyond it |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ]
}
