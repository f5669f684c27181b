import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, boxBetween, boxField, describeBox, MIN_BOX_SIDE, moveBox, sizeBox } from './boxes.ts'

const schema = boxField()
const accepts = (box: object) => schema.safeParse(box).success
const any = fc.double({ min: -2, max: 3, noNaN: true })
const corners = fc.record({ x: any, y: any })

test('a box is within the picture and large enough to be seen', () => {
  expect(accepts({ x: 0, y: 0, width: 1, height: 1 })).toBe(true)
  expect(accepts({ x: 0.9, y: 0, width: 0.2, height: 0.2 })).toBe(false)
  expect(accepts({ x: 0, y: 0.9, width: 0.2, height: 0.2 })).toBe(false)
  expect(accepts({ x: -0.1, y: 0, width: 0.2, height: 0.2 })).toBe(false)
  expect(accepts({ x: 0, y: 0, width: MIN_BOX_SIDE / 2, height: 0.2 })).toBe(false)
  expect(accepts({ x: 0, y: 0, width: Number.NaN, height: 0.2 })).toBe(false)
  expect(accepts({ x: 0, y: 0, width: 0.2, height: 0.2, z: 1 })).toBe(false)
})

test('every drawn, moved or sized box is a box that can be saved', () => {
  fc.assert(
    fc.property(corners, corners, any, any, (one, other, byX, byY) => {
      const drawn = boxBetween(one, other)
      for (const box of [drawn, moveBox(drawn, byX, byY), sizeBox(drawn, byX, byY)])
        expect(accepts(box), JSON.stringify(box)).toBe(true)
    }),
  )
})

test('a box stops at the edges when it is moved, and keeps its size', () => {
  const box: Box = { x: 0.5, y: 0.5, width: 0.3, height: 0.2 }
  expect(moveBox(box, 1, -1)).toEqual({ x: 0.7, y: 0, width: 0.3, height: 0.2 })
  expect(sizeBox(box, -1, 1)).toEqual({ x: 0.5, y: 0.5, width: MIN_BOX_SIDE, height: 0.5 })
  expect(describeBox(box)).toBe('50% from the left, 50% from the top, 30% wide, 20% high')
})
