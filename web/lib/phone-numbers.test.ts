import { phoneField } from '@marquee/contract/rules/phone'
import { expect, test, vi } from 'vitest'

// The build substitutes the module in the same way (vite.config.ts).
vi.mock('libphonenumber-js', () => import('./phone-numbers.ts'))

test('before the tables have come, an empty number stays empty and any other one is left to the server', () => {
  expect(phoneField().parse('')).toBe('')
  expect(phoneField().parse('+44')).toBe('')
  expect(phoneField().parse('+44 20 7946')).toBe('+44207946')
})
