/**
 * The time-outs of HTTP connections, in ms. The proxy in front must close an idle connection before the server does: a request
 * that meets the server’s close would fail with 502. docs/operating.md lists them beside those of the proxy.
 */
export const httpTimeouts = {
  /** An idle connection stays open for the next request. */
  keepAlive: 72_000,
  /** The headers of a request must be complete; time between requests does not count. */
  headers: 15_000,
  /** The body of a call without files must be complete. A file may take as long as bytes come. */
  body: 20_000,
  /** A connection on which nothing moves is closed, as when an upload stops. The longest work of a call is far shorter. */
  silence: 120_000,
} as const
