import { type Chapter, open, pass } from './row.ts'

/** Chapter 4: API and web service. */
export const interfaces: Chapter = {
  title: 'V4 API and web service',
  rows: [
    pass('4.1.1', 1, 'The content type of a response fits its content and names the character set.', [
      'server/src/web-host.test.ts > an SVG file names its character set',
    ]),
    open('4.1.2', 2, 'Only pages are redirected from http to https.', 'Comes with the TLS edge.'),
    pass('4.1.3', 2, 'Headers of our proxy cannot be set from outside.', [
      'server/src/production.test.ts > the host that a visitor claims for a proxy changes no cookie',
      'deploy/nginx/marquee.conf',
    ]),
    pass('4.2.1', 2, 'Message borders are read in one way.', [
      'server/src/platform/http/build-http.ts',
      'deploy/nginx/marquee.conf',
    ]),
    pass(
      '4.4.1',
      1,
      'Sockets run over TLS.',
      ['server/src/config.test.ts > production fails to start with the address without TLS %s=%s'],
      'Pages open the socket on their own host, or on `SOCKET_HOST`, with the scheme of the page.',
    ),
    pass('4.4.2', 2, 'The origin of a socket is checked.', [
      'server/src/platform/realtime/sockets.test.ts > other sites and JSONP are rejected before a connection exists',
    ]),
    pass('4.4.3', 2, 'Sockets use the session, or tokens as strong.', [
      'server/src/platform/realtime/sockets.test.ts > an ended session loses its sockets and its cache entry at once',
    ]),
    pass('4.4.4', 2, 'A socket is opened by a session that exists already.', [
      'server/src/platform/realtime/sockets.test.ts > without a valid session the connect error carries the sentence and its data',
    ]),
  ],
}
