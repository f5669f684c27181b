import { expect, test } from 'vitest'
import { offerObstacle } from './offer-obstacle.ts'

const maya = { displayName: 'Maya', isListed: true, takesDirectOffers: true }
const later = 'You can send an offer once they apply for one of your campaigns.'

test('a listed talent who takes direct offers can be sent one', () => {
  expect(offerObstacle(maya, undefined)).toBeNull()
})

test('a talent who is not listed can be sent an offer only by the brand that brought them', () => {
  const unlisted = { ...maya, isListed: false }
  expect(offerObstacle(unlisted, true)).toBeNull()
  expect(offerObstacle(unlisted, false)).toBe(`Maya isn’t shown in search at the moment. ${later}`)
})

test('nothing is said of a talent who is not listed until it is known who brought them', () => {
  expect(offerObstacle({ ...maya, isListed: false }, undefined)).toBeUndefined()
})

test('a talent who takes no direct offers can be sent none, also by the brand that brought them', () => {
  const busy = { ...maya, takesDirectOffers: false }
  for (const isBrought of [true, false, undefined])
    expect(offerObstacle(busy, isBrought)).toBe(`Maya takes no direct offers at the moment. ${later}`)
})
