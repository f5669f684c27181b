import { getDomain } from 'tldts'

/**
 * Returns the site of an address as browsers compare it for same-site cookies: its scheme and its registrable
 * domain, such as `https://marquee.example`. A name without one, such as `localhost` or an IP address, is its own
 * site.
 */
export function siteOf(url: string): string {
  const { protocol, hostname } = new URL(url)
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`
}
