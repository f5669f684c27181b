import type { Config } from '@react-router/dev/config'

/**
 * Public and account pages are rendered on the server; the signed-in areas send only their gate and start in
 * the browser.
 */
export default {
  appDirectory: 'app',
  ssr: true,
  // A page knows its own route at first, and asks for those of its links: all of them at once are 146 kB of script.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
