import { type Chapter, open, pass } from './row.ts'

/** Chapter 13: configuration. */
export const configuration: Chapter = {
  title: 'V13 Configuration',
  rows: [
    pass('13.1.1', 2, 'All connections are documented.', ['docs/operating.md', 'docs/limits.md']),
    pass(
      '13.2.1',
      2,
      'Our parts authenticate to each other with short-lived or individual credentials.',
      [
        'docs/operating.md',
        'docs/keys.md',
        'server/src/config.test.ts > production fails to start with the default credentials %s=%s',
      ],
      'An account of its own at each service, replaced once a year. The virus scanner knows no accounts.',
    ),
    open(
      '13.2.2',
      2,
      'Our parts have the least rights they need.',
      'Comes with the database roles of production.',
    ),
    pass('13.2.3', 2, 'No default credentials.', [
      'server/src/config.test.ts > production fails to start with the default credentials %s=%s',
      'server/src/config.test.ts > production fails to start with the guessable secret %s',
    ]),
    pass('13.2.4', 2, 'Only listed systems are contacted.', [
      'server/src/modules/notifications/push.test.ts > in production %s is rejected',
    ]),
    pass(
      '13.2.5',
      2,
      'The server is limited to listed systems.',
      ['deploy/systemd/marquee.service', 'docs/operating.md'],
      'A sample for the operator; the product itself contacts nothing else.',
    ),
    pass('13.3.1', 2, 'Secrets are kept in a store for secrets.', [
      'server/src/config.test.ts > a secret may come from a file of a secret store, and not from two places',
    ]),
    open('13.3.2', 2, 'Each part sees only its secrets.', 'Comes with the database roles of production.'),
    pass('13.4.1', 1, 'No repository data is served.', [
      'server/src/web-host.test.ts > files beside the built pages and lists of folders are not served, and TRACE is refused',
    ]),
    pass('13.4.2', 2, 'No debugging in production.', [
      'server/src/config.test.ts > outside production the server does not listen on %s',
      'server/src/production.test.ts > production serves nothing that is made for development',
    ]),
    pass('13.4.3', 2, 'No lists of folders.', [
      'server/src/web-host.test.ts > files beside the built pages and lists of folders are not served, and TRACE is refused',
    ]),
    pass('13.4.4', 2, 'No TRACE.', [
      'server/src/web-host.test.ts > files beside the built pages and lists of folders are not served, and TRACE is refused',
    ]),
    pass(
      '13.4.5',
      2,
      'Documentation and monitoring are reachable only as intended.',
      ['deploy/nginx/marquee.conf', 'server/src/platform/openapi/print-interface.ts'],
      'The API description is public on purpose; the proxy answers 404 for health checks.',
    ),
  ],
}
