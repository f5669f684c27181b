import type { LegalText } from './text.ts'

/** The cookie notice. */
export const cookieNotice: LegalText = [
  {
    heading: 'Only what is necessary',
    blocks: [
      'Marquee sets only cookies that people who have signed in need. There is no advertising, no analysis of visits and no tracking, so we do not ask for your consent.',
      'The public pages, such as this one, set none of our cookies.',
    ],
  },
  {
    heading: 'Cookies for users',
    blocks: [
      [
        'token: shows that you are signed in. It lasts 30 days at most and is removed when you log out.',
        'user: your id, your name and your type of account, so that the right pages open. It lasts as long as the token.',
        'sid: belongs to the token. A copied token does not work without it. Scripts cannot read it. It lasts 30 days at most.',
        'device: shows that you have signed in with this browser before, so that other people who try passwords cannot lock you out. Scripts cannot read it. It lasts 400 days and cannot be used to sign in.',
        'changed: shows for six seconds that you have changed something, so that your pages show the change. Scripts cannot read it.',
      ],
      'With https the names of sid and device begin with “__Host-”.',
    ],
  },
  {
    heading: 'Cookies for operators',
    blocks: [
      [
        'adminToken: shows that one of our operators is signed in.',
        'admin and adminChallenge: belong to that sign-in. Scripts cannot read them.',
      ],
    ],
  },
  {
    heading: 'Other storage in your browser',
    blocks: [
      'Drafts, messages that are not sent yet, unfinished uploads and some settings of the pages are stored in your browser, encrypted. They are removed when you log out.',
      'If you write to us on the [contact page](/contact), that page keeps your name and email address in your browser until you close its tab.',
      'If you turn on push notifications, your browser stores a subscription. You can turn it off under Settings.',
    ],
  },
  {
    heading: 'The payment provider',
    blocks: [
      'On the pages for brands we load the script of our payment provider, Stripe. Card fields work only with it, and it protects against fraud. Stripe can set its own cookies for this. Its [cookie policy](https://stripe.com/legal/cookies-policy) describes them.',
      'Bank details are entered on Stripe’s own pages.',
    ],
  },
  {
    heading: 'How to remove them',
    blocks: [
      'You can delete or block cookies in the settings of your browser. You cannot sign in without them.',
    ],
  },
]
