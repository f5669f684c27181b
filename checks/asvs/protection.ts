import { type Chapter, deviation, pass } from './row.ts'

/** Chapter 14: data. */
export const dataProtection: Chapter = {
  title: 'V14 Data protection',
  rows: [
    pass(
      '14.1.1',
      2,
      'All data has a class.',
      ['docs/data-classes.md', 'checks/print/column-classes.ts'],
      '`npm run check` fails when a column of the migrations has no class.',
    ),
    pass('14.1.2', 2, 'Each class has documented rules.', ['docs/data-classes.md']),
    pass(
      '14.2.1',
      1,
      'Addresses of pages hold nothing sensitive.',
      [
        'server/src/modules/identity/stored-secrets.test.ts > the link of a code has the email address behind the hash, which no server sees',
        'deploy/nginx/marquee.conf',
        'server/src/platform/http/request-log.ts',
      ],
      'Logs leave queries out.',
    ),
    pass('14.2.2', 2, 'Nothing sensitive is cached by servers.', [
      'server/src/platform/http/serve-calls.test.ts > every response carries the security headers, and the API description comes from the contract',
    ]),
    pass('14.2.3', 2, 'Nothing goes to trackers.', ['server/src/platform/http/headers.ts']),
    pass('14.2.4', 2, 'The rules are kept.', [
      'docs/data-classes.md',
      'server/src/modules/identity/stored-secrets.test.ts > sessions that ended by time are deleted, with their device and address, and others stay',
      'server/src/modules/identity/stored-secrets.test.ts > emails are deleted thirty days after they were sent',
      'server/src/modules/identity/stored-secrets.test.ts > codes and links are blanked in stored emails as soon as these were sent',
    ]),
    pass(
      '14.3.1',
      1,
      'Signing out clears the browser.',
      [
        'server/src/modules/identity/stored-secrets.test.ts > signing out tells the browser to forget cached responses',
        'web/lib/specification.test.tsx > log-out runs in order: server, state and caches, cookies, navigation to /',
      ],
      'As the specification says, a sign-out that does not reach the server changes nothing.',
    ),
    pass(
      '14.3.2',
      2,
      'Browsers do not store private responses.',
      [
        'server/src/modules/files/resumable.test.ts > a file is offered under the extension of its content, whatever its sender named it',
        'server/src/modules/invoices/document-pdf.test.ts > a PDF opens only at a URL that was signed for it',
        'server/src/modules/identity/stored-secrets.test.ts > signing out tells the browser to forget cached responses',
      ],
      'Private pictures in pages are kept for an hour at most, until sign-out.',
    ),
    deviation(
      '14.3.3',
      2,
      'Browser storage holds nothing sensitive.',
      ['web/lib/cookies.ts'],
      'The specification keeps the profile of the account in the cookie `user`; drafts and messages are stored encrypted with a key that no script can read.',
    ),
  ],
}
