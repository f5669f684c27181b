import { type Chapter, notApplicable, pass } from './row.ts'

/** Chapter 8: authorisation. */
export const authorisation: Chapter = {
  title: 'V8 Authorisation',
  rows: [
    pass('8.1.1', 1, 'Who may call what is documented.', [
      'docs/calls.md',
      'server/src/platform/http/serve-calls.test.ts > a route below /api without a policy, or a call without roles, stops the start',
    ]),
    pass(
      '8.1.2',
      2,
      'Who may read and write which field is documented.',
      [
        'docs/fields.md',
        'checks/print/field-access.ts',
        'server/src/platform/http/serve-calls.test.ts > a response is an envelope without undeclared fields',
      ],
      'The page is printed from the schemas that the server applies; `npm run check` fails when it is stale.',
    ),
    pass('8.2.1', 1, 'Calls are limited to their roles.', [
      'server/src/invariants/permissions.test.ts > called by %s about %s',
    ]),
    pass('8.2.2', 1, 'Objects are limited to their parties.', [
      'server/src/invariants/permissions.test.ts > called by %s about %s',
      'server/src/modules/files/resumable.test.ts > the upload of another account cannot be named behind one’s own',
    ]),
    pass('8.2.3', 2, 'Fields are limited to who may see them.', [
      'server/src/platform/http/serve-calls.test.ts > a response is an envelope without undeclared fields',
      'server/src/modules/offers/representation.test.ts > the agency that applied earns its rate for the work type, hidden from the brand',
    ]),
    pass('8.3.1', 1, 'The server decides.', [
      'server/src/invariants/permissions.test.ts > called by %s about %s',
    ]),
    pass('8.4.1', 2, 'Nothing crosses from one party to another.', [
      'server/src/invariants/permissions.test.ts > called by %s about %s',
      'server/src/modules/files/resumable.test.ts > the upload of another account cannot be named behind one’s own',
    ]),
  ],
}

/** Chapter 9: tokens that carry their own content, which are signed addresses and links here. */
export const signedTokens: Chapter = {
  title: 'V9 Self-contained tokens',
  rows: [
    pass('9.1.1', 1, 'A signature is checked before its content is used.', [
      'server/src/modules/notifications/unsubscribe.test.ts > a link with an invalid signature, or for another account or kind, does nothing',
    ]),
    pass('9.1.2', 1, 'The algorithm is ours, not the token’s.', ['server/src/modules/files/signed-url.ts']),
    pass('9.1.3', 1, 'Keys come from our settings.', [
      'server/src/config.test.ts > production fails to start with the guessable secret %s',
    ]),
    pass('9.2.1', 1, 'Expired tokens are refused.', [
      'server/src/modules/files/resumable.test.ts > a video uploads in parts and downloads byte for byte from a URL that expires',
    ]),
    pass('9.2.2', 2, 'A token works only for its purpose.', [
      'server/src/modules/invoices/document-pdf.test.ts > a PDF opens only at a URL that was signed for it',
    ]),
    pass('9.2.3', 2, 'A token works only for this service.', [
      'server/src/modules/payments/webhooks.test.ts > an event needs the right signature, a recent time, its own address and our mode',
      'server/src/modules/payments/webhooks.test.ts > a correctly signed event, of another account or with another state, moves no money',
    ]),
    notApplicable('9.2.4', 2, 'Tokens for several services name theirs.', 'There is one service.'),
  ],
}
