import { expect, test } from 'vitest'
import { averageColours } from './picture.ts'

test('an image that cannot be read has no colours, and asking for them does not fail', async () => {
  expect(await averageColours(Buffer.from('no image'))).toBeNull()
  expect(await averageColours('/nowhere/picture.jpg')).toBeNull()
})
