import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('addresses of one household or office are one network, in every notation', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24')
  expect(networkOf('::ffff:203.0.113.99')).toBe('203.0.113.0/24')
  expect(networkOf('2001:db8:0:12::1')).toBe('2001:db8:0:12::/64')
  expect(networkOf('2001:0DB8::12:a:b:c:d')).toBe('2001:db8:0:12::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('203.0.114.7')).not.toBe(networkOf('203.0.113.7'))
  expect(networkOf('2001:db8:0:13::1')).not.toBe(networkOf('2001:db8:0:12::1'))
})
