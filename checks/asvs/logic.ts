import { type Chapter, pass } from './row.ts'

/** Chapter 2: validation and business logic. */
export const logic: Chapter = {
  title: 'V2 Validation and business logic',
  rows: [
    pass('2.1.1', 1, 'The form of every input is documented.', ['docs/calls.md', 'checks/print/calls.ts']),
    pass('2.1.2', 2, 'Rules across several fields are documented.', ['docs/limits.md', 'docs/lifecycles.md']),
    pass(
      '2.1.3',
      2,
      'Limits per person and for everyone together are documented.',
      ['checks/print/limits.ts', 'docs/limits.md'],
      'Printed from the constants.',
    ),
    pass('2.2.1', 1, 'Input is accepted by positive rules.', [
      'server/src/invariants/fuzz.test.ts > … requests with one invalid field fail with the name of the field',
    ]),
    pass('2.2.2', 1, 'The server validates, whatever the browser did.', [
      'server/src/platform/http/serve-calls.test.ts > validation errors name their field in plain language, unknown keys included',
    ]),
    pass('2.2.3', 2, 'Fields that belong together are checked together.', [
      'contract/src/terms/terms.test.ts > an invalid posting window names its field',
    ]),
    pass('2.3.1', 1, 'Steps of a flow happen in their order only.', [
      'server/src/invariants/models.test.ts > every legal and illegal transition, from each state and by each party, ends as the lifecycle says',
    ]),
    pass('2.3.2', 2, 'Documented limits are enforced.', [
      'docs/limits.md',
      'server/src/platform/http/rate-limit.test.ts > too many requests fail with the seconds to wait, for that account only',
      'server/src/modules/files/reserve-upload.test.ts > an account uploads up to its limit of bytes a day, also with many uploads at once',
      'server/src/modules/offers/offers.test.ts > a counter-offer needs other terms, and each side may make five',
    ]),
    pass('2.3.3', 2, 'An operation succeeds as a whole or not at all.', [
      'server/src/platform/database/database.test.ts > a failed transaction saves nothing and runs no commit callbacks',
      'server/src/invariants/money-kills.test.ts',
    ]),
    pass('2.3.4', 2, 'Nothing scarce can be taken twice.', [
      'server/src/invariants/races.test.ts > accept against accept: one deal',
      'server/src/invariants/money-races.test.ts > two talents accept for a campaign’s last place: one deal, one charge',
    ]),
    pass('2.4.1', 2, 'Excessive use by programs is stopped.', [
      'server/src/modules/files/reserve-upload.test.ts > an account uploads up to its limit of bytes a day, also with many uploads at once',
      'server/src/modules/agencies/invitation-emails.test.ts > an agency sends a maximum of invitations a day to all addresses together',
      'server/src/platform/realtime/account-limits.test.ts > an account has a maximum of open connections, and a closed one makes room',
      'server/src/modules/identity/lock-out.test.ts > wrong passwords of strangers lock neither a known browser nor a known network out',
    ]),
  ],
}
