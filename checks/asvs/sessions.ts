import { type Chapter, pass } from './row.ts'

/** Chapter 7: sessions. */
export const sessions: Chapter = {
  title: 'V7 Session management',
  rows: [
    pass('7.1.1', 2, 'Lifetimes of sessions are documented with reasons.', [
      'docs/sign-in.md',
      'docs/decisions/0003-opaque-tokens.md',
    ]),
    pass('7.1.2', 2, 'The number of sessions of an account is documented.', [
      'docs/sign-in.md',
      'server/src/modules/identity/password-load.test.ts > the fifty-first session of an account ends the oldest, also when many begin at once',
    ]),
    pass('7.2.1', 1, 'The server checks every token.', [
      'server/src/platform/http/serve-calls.test.ts > no session, the wrong role and an ended session get 401, 403 and 401',
    ]),
    pass('7.2.2', 1, 'Tokens are made for each sign-in.', ['server/src/modules/identity/session.ts']),
    pass('7.2.3', 1, 'Tokens have 128 random bits or more.', ['server/src/modules/identity/secrets.ts']),
    pass('7.2.4', 1, 'A sign-in replaces the session of that browser.', [
      'server/src/modules/identity/identity.test.ts > a sign-in of a %s ends the earlier session of that browser',
      'server/src/modules/identity/identity.test.ts > a sign-in in another role ends the session, because both share the cookies of the browser',
    ]),
    pass('7.3.1', 2, 'Sessions end without use.', [
      'server/src/modules/identity/identity.test.ts > a session ends after a day without use, and all others when the password changes',
    ]),
    pass('7.3.2', 2, 'Sessions end after a longest time.', ['server/src/modules/identity/session.ts']),
    pass('7.4.1', 1, 'An ended session works nowhere.', [
      'server/src/platform/http/serve-calls.test.ts > no session, the wrong role and an ended session get 401, 403 and 401',
      'server/src/platform/realtime/sockets.test.ts > an ended session loses its sockets and its cache entry at once',
    ]),
    pass('7.4.2', 1, 'A disabled account loses its sessions.', [
      'server/src/modules/identity/identity.test.ts > a deleted account is gone and its address can be used again',
      'server/src/modules/operators/suspend-user.test.ts > a suspended brand is signed out, its campaigns pause, its offers are withdrawn, and it is notified of the reason',
    ]),
    pass('7.4.3', 2, 'Other sessions end when a password changes.', [
      'server/src/modules/identity/identity.test.ts > a session ends after a day without use, and all others when the password changes',
    ]),
    pass('7.4.4', 2, 'Every signed-in page can sign out.', ['web/app/signed-in/AreaShell.tsx']),
    pass(
      '7.4.5',
      2,
      'Operators can end sessions.',
      [
        'server/src/modules/operators/suspend-user.test.ts > a suspended brand is signed out, its campaigns pause, its offers are withdrawn, and it is notified of the reason',
      ],
      'Suspending an account ends its sessions.',
    ),
    pass(
      '7.5.1',
      2,
      'What secures the account changes only after password and second factor were entered again.',
      [
        'server/src/modules/identity/identity.test.ts > bank details need password and second factor confirmed in the last ten minutes, and wrong ones do not count',
        'server/src/modules/identity/change-email.test.ts > a change needs a password confirmed in the last ten minutes, and its code works as long',
        'server/src/modules/identity/second-factor.test.ts > a second factor is turned off with the password and a code, and not with one of them',
        'server/src/modules/identity/change-password.ts',
      ],
      'A new password and erasing the account ask for the present password.',
    ),
    pass('7.5.2', 2, 'People see their sessions and end them, after the password was entered again.', [
      'server/src/modules/identity/identity.test.ts > ending sessions needs a password confirmed in the last ten minutes',
      'web/features/account/SessionsCard.test.tsx > ending a session asks for the password and then ends it: %s',
    ]),
  ],
}
