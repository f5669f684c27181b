import { type Chapter, deviation, pass } from './row.ts'

/** Chapter 6: authentication. */
export const authentication: Chapter = {
  title: 'V6 Authentication',
  rows: [
    pass('6.1.1', 1, 'Protection against guessing is documented, and that nobody can lock others out.', [
      'docs/sign-in.md',
      'docs/decisions/0020-known-devices.md',
      'server/src/modules/identity/lock-out.test.ts > wrong passwords of strangers lock neither a known browser nor a known network out',
    ]),
    pass('6.1.2', 2, 'Words that must not be in passwords are documented.', [
      'docs/sign-in.md',
      'server/src/modules/identity/weak-passwords.test.ts > a password with the name of the company is refused: %s',
    ]),
    pass('6.1.3', 2, 'All ways to sign in are documented with their strength.', ['docs/sign-in.md']),
    pass('6.2.1', 1, 'Passwords have at least 8 characters.', [
      'contract/src/rules/password.test.ts > a weak new password fails with its issue',
    ]),
    pass('6.2.2', 1, 'Passwords can be changed.', [
      'server/src/modules/identity/identity.test.ts > a session ends after a day without use, and all others when the password changes',
    ]),
    pass('6.2.3', 1, 'A change needs the current password.', [
      'server/src/modules/identity/change-password.ts',
    ]),
    pass(
      '6.2.4',
      1,
      'The 3,000 most common passwords are refused.',
      ['server/src/modules/identity/weak-passwords.test.ts > the common password %s is refused'],
      'About 18,000, on the server only.',
    ),
    pass('6.2.5', 1, 'Passwords of any characters are accepted.', [
      'server/src/modules/identity/weak-passwords.test.ts > a password may be any text, also one that looks like a card number or like JSON',
    ]),
    pass('6.2.6', 1, 'Password fields hide what is typed.', ['web/ui/fields/PasswordField.tsx']),
    pass('6.2.7', 1, 'Pasting and password managers work.', ['web/ui/fields/PasswordField.tsx']),
    pass('6.2.8', 1, 'Passwords are checked exactly as typed.', [
      'contract/src/rules/password.test.ts > a new password stays exactly as typed',
    ]),
    pass('6.2.9', 2, 'Passwords of 64 characters are accepted.', ['contract/src/rules/password.ts']),
    pass('6.2.10', 2, 'Passwords do not expire.', ['server/src/modules/identity/identity.tables.ts']),
    pass('6.2.11', 2, 'The documented words are refused in passwords.', [
      'server/src/modules/identity/weak-passwords.test.ts > a password with the name of the company is refused: %s',
      'server/src/modules/identity/identity.test.ts > a password must not contain the account’s email name',
    ]),
    pass(
      '6.2.12',
      2,
      'Breached passwords are refused.',
      [
        'server/src/modules/identity/weak-passwords.test.ts > a password known from a breach is refused at sign-up, change and reset, and only five digits are sent',
      ],
      'The list is an adapter, off without `BREACHED_PASSWORDS_URL`.',
    ),
    pass('6.3.1', 1, 'Guessing is stopped as documented.', [
      'server/src/modules/identity/lock-out.test.ts > wrong passwords of strangers lock neither a known browser nor a known network out',
      'server/src/platform/http/rate-limit.test.ts > failed sign-in attempts are counted in the database despite the rollback',
    ]),
    pass('6.3.2', 1, 'There are no default accounts.', [
      'server/src/production.test.ts > production does not start on a database with demo accounts',
      'server/src/config.test.ts > production fails to start with an embedded mailbox, a sample secret, the demo or missing limits',
    ]),
    deviation(
      '6.3.3',
      2,
      'Sign-in needs a second factor.',
      [
        'server/src/modules/identity/second-factor.test.ts > a correct password opens no session for an account with a second factor, on any sign-in page',
        'server/src/modules/identity/second-factor.test.ts > bank details and the provider’s page need a second factor, of talents and of agencies',
        'server/src/modules/operators/sign-in.test.ts > an enrolled operator needs the code of the app, and each such code works once',
      ],
      'Operators need one. Users may turn it on, and need it before bank details; others choose, because most only read and negotiate.',
    ),
    pass('6.3.4', 2, 'No way to sign in is weaker or undocumented.', [
      'docs/sign-in.md',
      'server/src/modules/identity/identity.test.ts > a wrong password and an unknown address fail alike, and only a correct one reveals the account type',
      'server/src/modules/identity/identity.test.ts > an agent signs up with the agency’s name, website and logo, and has a sign-in page of their own',
    ]),
    pass('6.4.1', 1, 'First secrets are random, short-lived and used once.', [
      'server/src/modules/identity/identity.test.ts > a code confirms an address, but not after five wrong attempts and not when used or expired',
    ]),
    pass('6.4.2', 1, 'There are no hints and secret questions.', ['contract/src/calls/sign-in.ts']),
    pass('6.4.3', 2, 'A forgotten password is reset safely.', [
      'server/src/modules/identity/identity.test.ts > a reset link works once and ends every session',
      'server/src/modules/identity/stored-secrets.test.ts > a reset link works for ten minutes',
      'server/src/modules/identity/stored-secrets.test.ts > codes and links are blanked in stored emails as soon as these were sent',
      'server/src/modules/identity/equal-answers.test.ts > forgot-password does the same work before its answer for a known and an unknown address',
    ]),
    pass('6.4.4', 2, 'A lost factor is replaced with the same proof.', [
      'server/src/modules/identity/lost-second-factor.test.ts > a lost second factor is removed 72 hours after password and emailed code, and payouts are then held',
      'server/src/modules/identity/lost-second-factor.test.ts > every signed-in session shows the planned removal and can cancel it',
      'docs/sign-in.md',
    ]),
    pass('6.5.1', 2, 'Codes work once.', [
      'server/src/modules/identity/second-factor.test.ts > a code of the app opens one session, also when it is sent twice at the same time',
      'server/src/modules/identity/second-factor.test.ts > a recovery code opens a session once, and an email says how many are left',
      'server/src/modules/identity/identity.test.ts > a code confirms an address, but not after five wrong attempts and not when used or expired',
    ]),
    pass('6.5.2', 2, 'Short codes are stored as slow hashes.', [
      'server/src/modules/identity/stored-secrets.test.ts > a code and a reset link cannot be tried without the server’s secret, and equal codes have different hashes',
    ]),
    pass('6.5.3', 2, 'Codes come from a secure random generator.', [
      'server/src/modules/identity/secrets.ts',
    ]),
    pass('6.5.4', 2, 'Codes have six digits or more.', ['server/src/modules/identity/secrets.ts']),
    pass(
      '6.5.5',
      2,
      'Codes and links last ten minutes at most.',
      [
        'server/src/modules/identity/identity.test.ts > a code confirms an address, but not after five wrong attempts and not when used or expired',
        'server/src/modules/identity/stored-secrets.test.ts > a reset link works for ten minutes',
        'server/src/modules/identity/second-factor.test.ts > a challenge expires after ten minutes, and a new password ends it',
      ],
      'Links that restore an address or keep a second factor last 72 hours; they open no session.',
    ),
    pass('6.6.2', 2, 'A code belongs to the request that caused it.', [
      'server/src/modules/identity/identity.test.ts > someone who signs up first with an address neither takes nor blocks the account of its owner',
    ]),
    pass('6.6.3', 2, 'Guessing a code is limited.', [
      'server/src/modules/identity/second-factor.test.ts > five codes are judged for one password, also when many arrive at once',
      'server/src/modules/identity/second-factor.test.ts > twenty codes of an account are judged in an hour, and its owner learns of them',
      'server/src/modules/identity/identity.test.ts > a code confirms an address, but not after five wrong attempts and not when used or expired',
      'server/src/platform/http/rate-limit.test.ts > failed sign-in attempts are counted in the database despite the rollback',
    ]),
  ],
}
