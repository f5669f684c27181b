import type { Config } from '@react-router/dev/config'

/**
 * Public and account pages are rendered on the server; the signed-in areas send only their gate and start in
 * the browser.
 */
export default {
  appDirectory: 'app',
  ssr: true,
  // One manifest at start: no request per link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
