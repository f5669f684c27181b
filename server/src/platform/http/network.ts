/**
 * Returns the network of an IP address: its first 24 bits (IPv4) or 64 bits (IPv6). Providers give a household or an
 * office changing addresses within one of these.
 */
export function networkOf(ip: string): string {
  const mapped = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (mapped) return `${mapped[1]}.0/24`
  const [left = '', right] = (ip.split('%')[0] ?? '').split('::')
  const before = left.split(':').filter(Boolean)
  const after = (right ?? '').split(':').filter(Boolean)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
