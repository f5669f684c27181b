import { type Chapter, notApplicable, pass } from './row.ts'

/** Chapter 1: encoding and sanitisation. */
export const encoding: Chapter = {
  title: 'V1 Encoding and sanitisation',
  rows: [
    pass(
      '1.1.1',
      2,
      'Input is decoded once, where its encoded form is expected, before anything else reads it.',
      [
        'server/src/platform/http/parse-body.test.ts > a text field of a form stays text, whatever it begins with',
      ],
    ),
    pass('1.1.2', 2, 'Output is escaped last, by whatever interprets it.', [
      'server/src/invariants/scripts.test.ts > in a brief and a profile',
    ]),
    pass('1.2.1', 1, 'Output is encoded for the context it is placed in.', [
      'server/src/platform/email/email-parts.test.ts > only our own parts of an email are links, whatever people wrote',
      'server/src/invariants/scripts.test.ts > in a brief and a profile',
    ]),
    pass('1.2.2', 1, 'Addresses are built with encoding for their parts and only from safe schemes.', [
      'server/src/modules/campaigns/campaigns.test.ts > links of the text of a campaign lead to a web address only',
      'server/src/invariants/scripts.test.ts > an example must be a web address',
    ]),
    pass('1.2.3', 1, 'Values placed in scripts and JSON are escaped for them.', [
      'web/app/root.tsx',
      'e2e/stored-scripts.e2e.ts',
    ]),
    pass('1.2.4', 1, 'Database statements take values as parameters.', [
      'server/src/platform/database/compiled.test.ts > computing with a field while building a compiled statement throws',
      'checks/architecture/code.ts',
    ]),
    pass('1.2.5', 1, 'Programs are started without a shell and without words of people.', [
      'server/src/platform/provider/sandbox-process.ts',
    ]),
    pass('1.2.9', 2, 'Words of people in a regular expression are escaped.', [
      'web/features/conversations/list/highlight.test.ts',
    ]),
    pass('1.3.1', 1, 'HTML of people is cleaned by a maintained library.', [
      'server/src/modules/campaigns/campaigns.test.ts > rich text is sanitised on write',
      'server/src/invariants/scripts.test.ts > in a brief: %s',
    ]),
    pass('1.3.2', 1, 'Nothing executes text as code.', ['biome.json']),
    pass('1.3.3', 2, 'What reaches a dangerous context is limited to what is safe there.', [
      'server/src/platform/email/email-parts.test.ts > only our own parts of an email are links, whatever people wrote',
      'server/src/platform/email/email-parts.test.ts > a text with %s reads the same and is no address',
    ]),
    pass('1.3.4', 2, 'SVG of people cannot carry scripts.', [
      'server/src/modules/files/uploads.test.ts > %s is rejected and leaves no file',
    ]),
    pass('1.3.5', 2, 'No template, style sheet or markup language of people is interpreted.', [
      'server/src/invariants/scripts.test.ts > in a talent’s bio: %s',
    ]),
    pass('1.3.6', 2, 'Connections that a person can cause go to allowed hosts and ports only.', [
      'server/src/modules/notifications/push.test.ts > in production %s is rejected',
      'server/src/modules/notifications/push.test.ts > an internal address is detected at the moment of connecting',
    ]),
    pass('1.3.7', 2, 'Templates are never built from words of people.', [
      'server/src/platform/email/email-parts.test.ts > only our own code is shown large',
    ]),
    pass('1.3.10', 2, 'Words of people are never format strings.', [
      'server/src/platform/log.test.ts > a log line is JSON, hides secrets and shows a database error without its values',
    ]),
    pass('1.3.11', 2, 'Words of people cannot add headers or recipients to an email.', [
      'server/src/platform/email/smtp-injection.test.ts > a real mail server sees one email with one recipient and our headers for %j',
      'server/src/platform/events/dispatch.test.ts > an email with the same key is written and sent once, and a failed one waits for its retry',
    ]),
    pass('1.4.2', 2, 'Numbers outside their range are refused.', [
      'server/src/invariants/fuzz.test.ts > … requests with one invalid field fail with the name of the field',
      'server/src/invariants/hostile-bodies.test.ts > %s is refused quickly, and others are answered meanwhile',
    ]),
    notApplicable('1.5.1', 1, 'XML parsers resolve no external entities.', 'No XML of people is parsed.'),
    pass('1.5.2', 2, 'Data from outside becomes only declared types.', [
      'server/src/platform/database/pagination.test.ts > a cursor decodes to its position and is safe in a URL',
    ]),
  ],
}
