import { type Chapter, open, pass } from './row.ts'

/** Chapter 16: logs and errors. */
export const logging: Chapter = {
  title: 'V16 Security logging and error handling',
  rows: [
    pass('16.1.1', 2, 'What is logged, where and how long is documented.', ['docs/logs.md']),
    pass('16.2.1', 2, 'Log lines say when, where, who and what.', [
      'server/src/canaries.test.ts > the log has the security event %s of %s, with the address of the caller',
      'server/src/platform/http/request-log.ts',
    ]),
    pass('16.2.2', 2, 'Times are UTC, and clocks agree.', ['docs/logs.md', 'server/src/platform/log.ts']),
    pass(
      '16.2.3',
      2,
      'Logs go only where documented.',
      ['docs/logs.md', 'server/src/platform/log.ts'],
      'There is one destination in the code: standard output.',
    ),
    pass('16.2.4', 2, 'Logs can be read by programs.', [
      'server/src/platform/log.test.ts > a log line is JSON, hides secrets and shows a database error without its values',
    ]),
    pass('16.2.5', 2, 'Logs hold no secrets.', [
      'server/src/canaries.test.ts > passwords, codes, tokens, card numbers and bank accounts are in no line of the log',
      'server/src/platform/log.test.ts > a log line is JSON, hides secrets and shows a database error without its values',
    ]),
    pass('16.3.1', 2, 'Every sign-in, failed or not, is logged.', [
      'server/src/canaries.test.ts > the log has the security event %s of %s, with the address of the caller',
      'server/src/canaries.test.ts > events about one email address have one subject, which does not reveal it',
    ]),
    pass('16.3.2', 2, 'Refused permissions are logged.', [
      'server/src/canaries.test.ts > the log has the security event %s of %s, with the address of the caller',
    ]),
    pass('16.3.3', 2, 'Attempts to get around a protection are logged.', [
      'server/src/canaries.test.ts > the log has the security event %s of %s, with the address of the caller',
    ]),
    pass('16.3.4', 2, 'Unexpected errors are logged.', [
      'server/src/platform/http/envelope.ts',
      'server/src/platform/log.ts',
    ]),
    pass('16.4.1', 2, 'Nobody can forge a log line.', [
      'server/src/platform/log.test.ts > a log line is JSON, hides secrets and shows a database error without its values',
    ]),
    open('16.4.2', 2, 'Logs cannot be changed.', 'Comes with the database roles of production.', [
      'server/src/platform/transitions/transition.test.ts > history rows cannot be changed',
    ]),
    pass(
      '16.4.3',
      2,
      'Logs are sent to another system.',
      ['docs/logs.md'],
      'Done by the operator; the page says how.',
    ),
    pass('16.5.1', 2, 'Errors reveal nothing.', [
      'server/src/platform/http/serve-calls.test.ts > an unexpected error reveals and saves nothing, except the work for after the transaction',
    ]),
    pass('16.5.2', 2, 'The product works while others do not.', [
      'server/src/invariants/outage/test-outage.ts',
      'server/src/modules/payments/webhooks.test.ts > an acceptance while the provider is down is charged later, and opens one deal',
      'server/src/modules/identity/weak-passwords.test.ts > while the list of breached passwords does not work, passwords are accepted',
      'server/src/modules/files/virus-scan.test.ts > no file is stored while the scanner gives no verdict',
    ]),
    pass('16.5.3', 2, 'An error never opens anything.', [
      'server/src/platform/database/database.test.ts > a failed transaction saves nothing and runs no commit callbacks',
    ]),
  ],
}
