import { type Chapter, deviation, notApplicable, pass } from './row.ts'

const cookieNames =
  'The specification fixes the names and the readability of the cookies `token` and `user`. A copied token gives no access without the companion cookie, which is `__Host-`, Secure and HttpOnly.'

/** Chapter 3: the web app in the browser. */
export const frontend: Chapter = {
  title: 'V3 Web frontend security',
  rows: [
    pass('3.2.1', 1, 'A response cannot be shown in a context it is not made for.', [
      'server/src/platform/realtime/sockets.test.ts > responses of the socket carry the security headers, also when they refuse',
      'server/src/modules/files/resumable.test.ts > responses about resumable uploads carry the security headers',
    ]),
    pass('3.2.2', 1, 'Text is shown as text.', ['web/lib/safe-nodes.test.tsx', 'e2e/stored-scripts.e2e.ts']),
    deviation(
      '3.3.1',
      1,
      'Cookies are Secure and have a name prefix.',
      ['server/src/platform/http/cookies.ts'],
      cookieNames,
    ),
    pass('3.3.2', 2, 'Every cookie says when other sites may send it.', [
      'server/src/platform/http/cookies.ts',
      'web/lib/cookies.ts',
    ]),
    deviation(
      '3.3.3',
      2,
      'Cookies of one host have the `__Host-` prefix.',
      ['server/src/platform/http/cookies.ts'],
      cookieNames,
    ),
    deviation(
      '3.3.4',
      2,
      'Session secrets are not readable by scripts.',
      [
        'server/src/modules/identity/identity.test.ts > a browser’s token needs its companion cookie, a token created without a browser does not',
      ],
      cookieNames,
    ),
    pass('3.4.1', 1, 'Browsers must use https only, for a year, with all subdomains.', [
      'server/src/production.test.ts > every response of production says that browsers must use https, for a year and on all subdomains',
    ]),
    pass('3.4.2', 1, 'Other origins may not read responses.', [
      'server/src/platform/http/serve-calls.test.ts > a request from a page of another site fails before its body is read',
    ]),
    pass('3.4.3', 2, 'Every response has a content policy without objects and foreign base addresses.', [
      'server/src/platform/realtime/sockets.test.ts > responses of the socket carry the security headers, also when they refuse',
      'server/src/modules/files/resumable.test.ts > responses about resumable uploads carry the security headers',
    ]),
    pass('3.4.4', 2, 'Browsers never guess a content type.', [
      'server/src/platform/realtime/sockets.test.ts > responses of the socket carry the security headers, also when they refuse',
      'server/src/modules/files/resumable.test.ts > responses about resumable uploads carry the security headers',
    ]),
    pass('3.4.5', 2, 'Addresses of pages do not leak to other sites.', [
      'server/src/platform/http/serve-calls.test.ts > every response carries the security headers, and the API description comes from the contract',
    ]),
    pass('3.4.6', 2, 'No other site can frame a response.', [
      'server/src/platform/realtime/sockets.test.ts > responses of the socket carry the security headers, also when they refuse',
      'server/src/modules/files/resumable.test.ts > responses about resumable uploads carry the security headers',
    ]),
    pass('3.5.1', 1, 'Requests caused by other sites are recognised and refused.', [
      'server/src/platform/http/serve-calls.test.ts > a request from a page of another site fails before its body is read',
    ]),
    pass('3.5.2', 1, 'Calls cannot be made without a preflight.', [
      'server/src/platform/http/serve-calls.test.ts > unknown paths, methods, content types and sizes get an error envelope',
    ]),
    deviation(
      '3.5.3',
      1,
      'What changes something is not a GET.',
      ['contract/src/calls/session.ts'],
      'The specification makes logout a GET. It needs the token in a header, so that no link and no image can cause it.',
    ),
    pass(
      '3.5.4',
      2,
      'Separate applications have separate hosts.',
      [
        'server/src/modules/files/files-host.test.ts > the host of pages sends a browser to the host of files, and serves no file itself',
        'server/src/modules/files/files-host.test.ts > the host of files has no page and no call',
      ],
      '`FILES_HOST` separates what users upload; calls and the socket can move with `API_BASE` and `SOCKET_HOST`.',
    ),
    notApplicable(
      '3.5.5',
      2,
      'Messages between windows are checked.',
      'No page listens to messages of other windows.',
    ),
    pass('3.7.1', 2, 'Only supported browser technologies are used.', ['web/package.json']),
    pass(
      '3.7.2',
      2,
      'Pages lead to other hosts only when these are allowed.',
      [
        'server/src/modules/payments/provider-page.test.ts > a browser is sent to checkout on the provider’s host only',
        'server/src/modules/payments/provider-page.test.ts > a payee is sent to onboarding on the provider’s host only',
        'server/src/modules/payments/provider-page.test.ts > an unpaid invoice of a plan is linked on the provider’s host only',
        'server/src/modules/payments/provider-page.test.ts > with keys of Stripe only the pages that Stripe documents are followed',
      ],
      'The server drops every other address of the payment provider.',
    ),
  ],
}
