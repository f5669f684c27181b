import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Private and reserved networks. A subscription must not make the server connect to them (SSRF). */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001:db8::', 32],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
])
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** The push services of the makers of browsers: Google, Mozilla, Apple, Microsoft. Hosts below them count as well. */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

/**
 * Returns whether a URL may be stored as a push service: https on its port, at a maker of browsers. Outside production also
 * plain http on this machine.
 */
export function isPushService(endpoint: string, isStrict: boolean): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (!isStrict && protocol === 'http:') return hostname === '127.0.0.1' || hostname === 'localhost'
  const isKnown = pushServices.some((known) => hostname === known || hostname.endsWith(`.${known}`))
  return protocol === 'https:' && port === '' && isKnown
}

/** Returns whether an IP address is in a private or reserved network. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Resolves a host like the system and fails for addresses in private networks, at the moment of connecting, so
 * that a name cannot change in between.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const [first] = found
    if (!first || found.some(({ address }) => isPrivateAddress(address)))
      return done(new Error(`${hostname} is not a push service`), [])
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
