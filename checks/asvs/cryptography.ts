import { type Chapter, notApplicable, open, pass } from './row.ts'

/** Chapter 11: cryptography. */
export const cryptography: Chapter = {
  title: 'V11 Cryptography',
  rows: [
    pass('11.1.1', 2, 'Keys have a documented life.', ['docs/keys.md']),
    pass('11.1.2', 2, 'Keys and algorithms are listed.', ['docs/keys.md']),
    pass('11.2.1', 2, 'Cryptography is done by known libraries.', [
      'server/package.json',
      'server/src/modules/identity/secrets.ts',
    ]),
    pass('11.2.2', 2, 'Algorithms and keys can be replaced.', [
      'server/src/modules/identity/weak-passwords.test.ts > a password hash with old parameters is renewed at the next sign-in',
      'docs/keys.md',
    ]),
    pass('11.2.3', 2, 'Everything has 128 bits of strength.', [
      'server/src/modules/identity/secrets.ts',
      'server/src/platform/http/idempotency.ts',
    ]),
    pass('11.3.1', 1, 'No weak modes and paddings.', ['server/src/platform/http/idempotency.ts']),
    pass('11.3.2', 1, 'Only approved ciphers.', [
      'server/src/platform/http/idempotency.ts',
      'web/lib/encrypted-storage.test.ts',
    ]),
    pass('11.3.3', 2, 'Encrypted data cannot be changed unnoticed.', [
      'server/src/platform/http/idempotency.test.ts > a replay sets the cookies again, and the table alone reveals neither cookies nor response',
    ]),
    pass('11.4.1', 1, 'Only approved hashes.', [
      'server/src/modules/identity/secrets.ts',
      'server/src/platform/events/seal.store.ts',
    ]),
    pass('11.4.2', 2, 'Passwords are stored as slow hashes.', ['server/src/modules/identity/secrets.ts']),
    pass('11.4.3', 2, 'Hashes of signatures and chains cannot be made to collide.', [
      'server/src/platform/events/seal.test.ts > one row is proved with its path and the signed root, and nothing else is',
    ]),
    notApplicable('11.4.4', 2, 'Keys made from passwords are stretched.', 'No key is made from a password.'),
    pass('11.5.1', 2, 'What must not be guessed has 128 random bits.', [
      'server/src/modules/identity/secrets.ts',
      'server/src/modules/files/storage-key.ts',
    ]),
    pass('11.6.1', 2, 'Keys are made by approved algorithms.', [
      'server/src/platform/p256.ts',
      'web/lib/encrypted-storage.test.ts',
    ]),
  ],
}

/** Chapter 12: connections. */
export const connections: Chapter = {
  title: 'V12 Secure communication',
  rows: [
    open('12.1.1', 1, 'Only TLS 1.2 and 1.3.', 'Comes with the TLS edge.'),
    open('12.1.2', 2, 'Only recommended cipher suites.', 'Comes with the TLS edge.'),
    pass(
      '12.2.1',
      1,
      'People reach us over TLS only.',
      [
        'server/src/config.test.ts > production fails to start with the address without TLS %s=%s',
        'server/src/production.test.ts > every response of production says that browsers must use https, for a year and on all subdomains',
      ],
      'The proxy in front ends TLS.',
    ),
    open('12.2.2', 1, 'Certificates are publicly trusted.', 'Comes with the TLS edge.'),
    pass('12.3.1', 2, 'Connections to our services are encrypted.', [
      'server/src/config.test.ts > production fails to start with the address without TLS %s=%s',
    ]),
    pass(
      '12.3.2',
      2,
      'Certificates of servers are checked.',
      ['server/src/config.test.ts > production fails to start with the address without TLS %s=%s'],
      'Addresses that turn the check of certificates off are refused; all libraries check by default.',
    ),
    open('12.3.3', 2, 'Our own services talk encrypted.', 'Comes with the TLS edge.'),
    pass('12.3.4', 2, 'Internal certificates are trusted by name.', [
      'server/src/platform/own-authority.test.ts > the mail server is trusted by the named authority only',
      'server/src/platform/own-authority.test.ts > the storage is trusted by the named authority only',
      'server/src/platform/own-authority.test.ts > Redis is trusted by the named authority',
    ]),
  ],
}
