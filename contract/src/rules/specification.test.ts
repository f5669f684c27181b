import { describe, expect, test } from 'vitest'
import { roles } from '../call.ts'
import { errorCatalogue } from '../errors.ts'
import * as constants from './constants.ts'
import { currencies, currencyNames, DEFAULT_CURRENCY, formatMoney, fromMinor, toMinor } from './currency.ts'
import { addDays, DATE_FORMAT, formatDate, timeFromNow } from './dates.ts'
import { EMAIL_PATTERN, emailField, normaliseEmail } from './email.ts'
import { isEmpty } from './empty.ts'
import { FEE_LABEL, formatBps } from './fee.ts'
import { addPercent, subtractPercent } from './percent.ts'
import { isPhone, PREFERRED_PHONE_COUNTRIES, phoneField } from './phone.ts'
import { isRichTextEmpty, plainText, removeEmptyParagraphs } from './rich-text.ts'
import { priceWithTax, taxFor } from './tax.ts'
import {
  fileIssue,
  IMAGE_TYPES,
  imageIssue,
  MAX_IMAGE_BYTES,
  MAX_UPLOAD_BYTES,
  uploadUrl,
} from './uploads.ts'
import { isWebsite, normaliseWebsite, websiteField } from './website.ts'
import { formatCount, plural } from './wording.ts'

/** Creates a file of a stated size without its bytes; only the size is checked here. */
const file = (type: string, size: number) =>
  Object.defineProperty(new File([], 'picture', { type }), 'size', { value: size })
const now = '2026-12-03T12:00:00Z'

/**
 * One row per rule and text of the specification that lives in the contract: section, rule, our result,
 * expected result.
 */
const rows: readonly [section: string, rule: string, given: () => unknown, wanted: unknown][] = [
  [
    '1, 6',
    'the three roles and the super admin',
    () => roles,
    ['brand', 'talent', 'talentagent', 'adminProMax'],
  ],
  [
    '3',
    'an upload address is base, folder, name',
    () => uploadUrl('/uploads/', 'a b.png', 'avatars'),
    '/uploads/avatars/a%20b.png',
  ],
  [
    '3',
    'the folder is optional',
    () => uploadUrl('https://cdn.example/uploads', 'a.png'),
    'https://cdn.example/uploads/a.png',
  ],
  [
    '3',
    'a name cannot leave the folder',
    () => uploadUrl('/uploads', '../secret', '..'),
    '/uploads/../..%2Fsecret',
  ],
  [
    '3',
    'currencies and their names',
    () => currencyNames,
    {
      GBP: { name: 'Pound', symbol: '£' },
      EUR: { name: 'Euro', symbol: '€' },
      USD: { name: 'Dollar', symbol: '$' },
    },
  ],
  [
    '3',
    'a fixed campaign id exists',
    () => constants.DIRECT_CAMPAIGN_ID,
    '00000000-0000-4000-8000-00000000d1ec',
  ],

  ['5', 'image types', () => IMAGE_TYPES, ['jpeg', 'png', 'jpg', 'webp']],
  ['5', 'an image must be a file', () => imageIssue('picture.png'), 'Invalid file type'],
  ['5', 'nothing is no file', () => imageIssue(null), 'Invalid file type'],
  ['5', 'a wrong type', () => imageIssue(file('image/gif', 10)), 'Invalid file type'],
  [
    '5',
    'a wrong type in the words of the caller',
    () => imageIssue(file('text/html', 10), { wrongType: 'Only pictures, please' }),
    'Only pictures, please',
  ],
  [
    '5',
    'an extra type of the caller',
    () => imageIssue(file('image/gif', 10), { extraTypes: ['gif'] }),
    null,
  ],
  [
    '5',
    'each allowed type',
    () => IMAGE_TYPES.map((type) => imageIssue(file(`image/${type}`, 10))),
    [null, null, null, null],
  ],
  ['5', 'exactly 2 MB', () => imageIssue(file('image/png', 2_097_152)), null],
  [
    '5',
    'one byte over 2 MB',
    () => imageIssue(file('image/png', 2_097_153)),
    'Image size must be less than 2 MB',
  ],
  [
    '5',
    'the same words on the server',
    () => [errorCatalogue.invalid_file_type[1], errorCatalogue.image_too_large[1]],
    ['Invalid file type', 'Image size must be less than 2 MB'],
  ],
  ['5', 'exactly 500 MB', () => fileIssue(file('video/mp4', 524_288_000)), null],
  [
    '5',
    'one byte over 500 MB',
    () => fileIssue(file('video/mp4', 524_288_001)),
    'File size must be less than 500 MB',
  ],

  ['5', 'an empty phone passes', () => isPhone(''), true],
  ['5', 'a dial code passes', () => ['+44', '1', '+1684', '91'].map(isPhone), [true, true, true, true]],
  ['5', 'five figures are no dial code', () => isPhone('+44207'), false],
  [
    '5',
    'valid numbers',
    () => ['+44 20 7946 0000', '+919876543210', '+1 212 555 0123', '442079460000'].map(isPhone),
    [true, true, true, true],
  ],
  [
    '5',
    'invalid numbers',
    () => ['+44 20 7946', 'call me', '+999123456789', '020 7946 0000'].map(isPhone),
    [false, false, false, false],
  ],
  [
    '5',
    'a number is kept in one spelling',
    () => phoneField().parse(' +44 (20) 7946-0000 '),
    '+442079460000',
  ],
  ['5', 'the list puts in, us and gb first', () => PREFERRED_PHONE_COUNTRIES, ['in', 'us', 'gb']],

  ['5', 'http is rewritten to https', () => normaliseWebsite('http://glow.example'), 'https://glow.example'],
  ['5', 'no scheme gets https', () => normaliseWebsite('glow.example:8080/x'), 'https://glow.example:8080/x'],
  [
    '5',
    'websites',
    () => ['glow.co', 'https://a.b.museum/x?y=1#z', 'http://glow.example:81', 'GLOW.COM'].map(isWebsite),
    [true, true, true, true],
  ],
  [
    '5',
    'no websites',
    () =>
      ['glow', 'https://', 'a.b', 'glow.c0m', `glow.${'a'.repeat(21)}`, 'two words.com', '//glow.co'].map(
        isWebsite,
      ),
    Array(7).fill(false),
  ],
  [
    '5',
    'no other scheme and no user name',
    () =>
      [
        'javascript:alert(1)',
        'data:text/html,x',
        'https://a@b.com',
        'https://glow.co@evil.com',
        'ftp://glow.co',
      ].map((address) => websiteField().safeParse(address).success),
    Array(5).fill(false),
  ],
  ['5', 'a website may be empty', () => websiteField().parse('  '), ''],

  [
    '5',
    'e-mail addresses',
    () =>
      ['a@b.co', 'first.last+tag@sub.example.museum', 'o_neil-1@example.org'].map((address) =>
        EMAIL_PATTERN.test(address),
      ),
    [true, true, true],
  ],
  [
    '5',
    'an email suffix has at least 2 letters',
    () => ['a@b.c', 'a@b', 'a@b.1', 'a@b.c1'].map((address) => EMAIL_PATTERN.test(address)),
    Array(4).fill(false),
  ],
  [
    '5',
    'no email addresses',
    () =>
      ['@b.co', 'a b@c.co', 'a@b..co', 'a@@b.co', 'a@b.co\nbcc: x@y.co', '<a@b.co>', 'a,b@c.co'].map(
        (address) => EMAIL_PATTERN.test(address),
      ),
    Array(7).fill(false),
  ],
  [
    '5',
    'one spelling per mailbox',
    () => [normaliseEmail(' Zoe\u0308@Example.COM '), emailField().parse(' Zoe\u0308@Example.COM ')],
    ['zo\u00eb@example.com', 'zo\u00eb@example.com'],
  ],

  ['5', 'empty', () => [null, undefined, '', '  ', [], {}, Number.NaN].map(isEmpty), Array(7).fill(true)],
  [
    '5',
    'not empty',
    () => [0, false, 'a', [0], { a: null }, new Date(), 1].map(isEmpty),
    Array(7).fill(false),
  ],
  [
    '5',
    'empty paragraphs are removed',
    () =>
      removeEmptyParagraphs('<p></p><p>a</p><p class="x"> &nbsp;<br></p><p><strong></strong></p><p>b</p>'),
    '<p>a</p><p>b</p>',
  ],
  [
    '5',
    'a paragraph with a picture is not empty',
    () => removeEmptyParagraphs('<p><img src="x.png"></p>'),
    '<p><img src="x.png"></p>',
  ],
  [
    '5',
    'rich text without words is empty',
    () => [isRichTextEmpty('<p><br></p>'), isRichTextEmpty('<p>a</p>')],
    [true, false],
  ],
  [
    '5',
    'the words of rich text',
    () => plainText('<h2>Do &amp; don&#39;t</h2><ul><li>one</li><li>two</li></ul><p>a<br>b</p>'),
    "Do & don't\none\ntwo\na\nb",
  ],

  ['8', 'a toast without a message', () => constants.MESSAGES.toast, 'Something went wrong'],
  [
    '8',
    'an error without a message',
    () => constants.MESSAGES.error,
    'Something went wrong. Please try again',
  ],
  [
    '8',
    'no connection',
    () => constants.MESSAGES.network,
    "We're having trouble connecting. Please check your internet connection and try again.",
  ],

  ['9', 'limits of uploads', () => [MAX_IMAGE_BYTES, MAX_UPLOAD_BYTES], [2_097_152, 524_288_000]],
  ['9', 'the fee string', () => [FEE_LABEL, formatBps(1_250)], ['20%', '12.5%']],
  [
    '9',
    'tax is 20 for GBP and 0 otherwise',
    () => currencies.map((currency) => taxFor(currency)),
    [20, 0, 0],
  ],
  ['9', 'currencies, GBP by default', () => [currencies, DEFAULT_CURRENCY], [['GBP', 'EUR', 'USD'], 'GBP']],
  [
    '9',
    'whole amounts without decimals',
    () => [formatMoney(120_000), formatMoney(0), formatMoney(123_456_700, 'USD')],
    ['£1,200', '£0', '$1,234,567'],
  ],
  [
    '9',
    'other amounts with two',
    () => [formatMoney(120_050), formatMoney(5, 'EUR'), formatMoney(1)],
    ['£1,200.50', '€0.05', '£0.01'],
  ],
  [
    '9',
    'amounts round to 2 decimals',
    () => [1.005, 2.675, 10, 0.1 + 0.2].map((amount) => fromMinor(toMinor(amount))),
    [1.01, 2.68, 10, 0.3],
  ],
  [
    '9',
    'typed amounts become minor units',
    () => [toMinor(544), toMinor(19.99), toMinor(1.005), fromMinor(120_050)],
    [54_400, 1_999, 101, 1_200.5],
  ],
  [
    '9',
    'price with tax divides by 100 plus the percent',
    () => priceWithTax(120_000, taxFor('GBP')),
    { gross: 120_000, tax: 20_000, net: 100_000 },
  ],
  [
    '9',
    'no tax in euro',
    () => priceWithTax(250_000, taxFor('EUR')),
    { gross: 250_000, tax: 0, net: 250_000 },
  ],
  [
    '9',
    'a percentage is added or taken away',
    () => [addPercent(10_000, 20), subtractPercent(10_000, 20), addPercent(333, 12.5)],
    [12_000, 8_000, 375],
  ],
  [
    '9',
    'the date format',
    () => [DATE_FORMAT, formatDate('2026-12-03'), formatDate('2026-12-03T23:59:59Z'), formatDate(null)],
    ['DD MMM, YYYY', '03 Dec, 2026', '03 Dec, 2026', '–'],
  ],
  [
    '9',
    'time from now',
    () => [
      timeFromNow('2026-12-06T12:00:00Z', now),
      timeFromNow('2026-12-03T10:00:00Z', now),
      timeFromNow('2026-12-03T12:00:02Z', now),
    ],
    ['in 3 days', '2 hours ago', 'just now'],
  ],
  ['9', 'days count over a leap day', () => addDays('2028-02-28', 2), '2028-03-01'],
  [
    '9',
    "an 's' above 1",
    () => [plural('deal', 0), plural('deal', 1), plural('deal', 2)],
    ['deal', 'deal', 'deals'],
  ],
  [
    '9',
    'a count reads well',
    () => [formatCount(0, 'deal'), formatCount(1, 'deal'), formatCount(7, 'deal')],
    ['no deal', '1 deal', '7 deals'],
  ],
  ['9', 'token header', () => constants.TOKEN_HEADER, 'x-access-token'],
  [
    '9',
    'cookies and their path',
    () => [Object.values(constants.COOKIES), constants.COOKIE_PATH],
    [['token', 'user', 'adminToken'], '/'],
  ],
  ['9', 'rehydration time-out', () => constants.REHYDRATION_TIMEOUT, 5_000],
  [
    '9',
    'data queries',
    () => constants.QUERY_DEFAULTS,
    { retry: false, refetchOnWindowFocus: false, refetchOnMount: false },
  ],
  ['9', 'toasts are bottom-centre', () => constants.TOAST_POSITION, 'bottom-center'],
  ['9', 'the theme', () => constants.THEME, { scheme: 'light', primary: '#010028', secondary: '#0059D0' }],
  [
    '7',
    'the socket',
    () => constants.SOCKET_CLIENT,
    {
      path: '/socket.io',
      reconnection: true,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
      timeout: 20_000,
    },
  ],
]

describe('the specification, rule by rule', () => {
  test.each(rows)('section %s: %s', (_section, _rule, given, wanted) => expect(given()).toEqual(wanted))
})

test('removing empty paragraphs is fast for any text', () => {
  const started = performance.now()
  for (const piece of ['<p', '<p>', '<p ', '&nbsp;', '<p>&nbsp;', ' ', '<br', '</p>', '<p><'])
    removeEmptyParagraphs(piece.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(1_500)
})
