import { type Chapter, pass } from './row.ts'

/** Chapter 15: secure coding and architecture. */
export const architecture: Chapter = {
  title: 'V15 Secure coding and architecture',
  rows: [
    pass('15.1.1', 1, 'Times for updates of libraries are documented.', ['SECURITY.md']),
    pass(
      '15.1.2',
      2,
      'Libraries are listed, from known sources.',
      ['package.json', 'package-lock.json', '.npmrc'],
      '`npm run sbom` prints it; versions are exact, with hashes.',
    ),
    pass('15.1.3', 2, 'What needs many resources is documented with its defence.', ['docs/limits.md']),
    pass(
      '15.2.1',
      1,
      'No library is older than the documented times.',
      ['SECURITY.md', 'checks/audit.ts', '.ci/run'],
      '`npm run audit` fails on a known vulnerability that is high or critical. Where the registry gives no answer it says so with the date.',
    ),
    pass('15.2.2', 2, 'What needs many resources cannot stop the rest.', [
      'server/src/modules/identity/password-load.test.ts > many sign-ins at once hash few passwords at a time, and the rest are asked to try again',
      'server/src/invariants/hostile-bodies.test.ts > %s is refused quickly, and others are answered meanwhile',
      'server/src/invariants/hostile-bodies.test.ts > a body packed with %s is not unpacked',
      'server/src/invariants/hostile-bodies.test.ts > bodies that never end are cut off after twenty seconds, and others are answered meanwhile',
      'server/src/modules/files/reserve-upload.test.ts > uploads are refused while the disk has less than its floor of free space',
    ]),
    pass(
      '15.2.3',
      2,
      'Production holds nothing for development.',
      ['server/src/production.test.ts > production serves nothing that is made for development'],
      'The call of demo accounts answers with an empty list.',
    ),
    pass('15.3.1', 1, 'Responses have only the needed fields.', [
      'server/src/platform/http/serve-calls.test.ts > a response is an envelope without undeclared fields',
    ]),
    pass('15.3.2', 2, 'Requests of ours follow no redirects.', [
      'server/src/modules/notifications/send-pushes.ts',
    ]),
    pass('15.3.3', 2, 'Input sets only declared fields.', [
      'server/src/platform/http/serve-calls.test.ts > validation errors name their field in plain language, unknown keys included',
    ]),
    pass('15.3.4', 2, 'The address of a caller is known and cannot be forged.', [
      'server/src/canaries.test.ts > the log has the security event %s of %s, with the address of the caller',
    ]),
    pass('15.3.5', 2, 'Values have the type that code expects.', [
      'server/src/invariants/fuzz.test.ts > … requests with one invalid field fail with the name of the field',
      'tsconfig.base.json',
    ]),
    pass('15.3.6', 2, 'Keys of people cannot reach prototypes.', [
      'server/src/platform/http/serve-calls.test.ts > unsupported characters and keys that reach the prototype are rejected',
      'server/src/invariants/hostile-bodies.test.ts > %s is refused quickly, and others are answered meanwhile',
    ]),
    pass('15.3.7', 2, 'A parameter counts once.', [
      'server/src/platform/http/serve-calls.test.ts > a query is parsed by the field types: numbers, booleans and lists, each once',
    ]),
  ],
}
