import { z } from 'zod'

/** A box on a picture or on a frame of a video, in fractions of its width and height. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest side of a box; a smaller one cannot be seen or hit. */
export const MIN_BOX_SIDE = 0.02
/** The distance of one step by keyboard. */
export const BOX_STEP = 0.01

/** Fractions are kept with four digits: a tenth of a pixel on a picture of 1,000 pixels. */
const DIGITS = 10_000
/** Sums of fractions are rarely exact. */
const TOLERANCE = 0.000_01

const shape = () =>
  z.strictObject({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().min(MIN_BOX_SIDE, 'The box is too small.').max(1),
    height: z.number().min(MIN_BOX_SIDE, 'The box is too small.').max(1),
  })

/** Creates the schema of a box: within the picture, and large enough to be seen. */
export const boxField = () =>
  shape().refine(
    ({ x, y, width, height }) => x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE,
    'The box must be within the picture.',
  )

/** Creates the schema of a box in a response. */
export const boxResponse = () =>
  z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** The shape in which a box is stored. */
export const boxShape = { version: 1, upgrade: (stored: unknown): Box => shape().parse(stored) }

/** The box that the keyboard starts with. */
export const MIDDLE_BOX: Box = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 }

/** Returns the box between two corners, cut at the edges of the picture and at least as large as the smallest one. */
export function boxBetween(one: Pick<Box, 'x' | 'y'>, other: Pick<Box, 'x' | 'y'>): Box {
  const [left, right] = side(one.x, other.x)
  const [top, bottom] = side(one.y, other.y)
  return rounded({ x: left, y: top, width: right - left, height: bottom - top })
}

/** Returns the box moved by fractions of the picture, up to its edges. */
export function moveBox(box: Box, byX: number, byY: number): Box {
  return rounded({
    ...box,
    x: clamp(box.x + byX, 0, 1 - box.width),
    y: clamp(box.y + byY, 0, 1 - box.height),
  })
}

/** Returns the box with its right and lower edge moved, up to the edges of the picture and the smallest size. */
export function sizeBox(box: Box, byWidth: number, byHeight: number): Box {
  return rounded({
    ...box,
    width: clamp(box.width + byWidth, MIN_BOX_SIDE, 1 - box.x),
    height: clamp(box.height + byHeight, MIN_BOX_SIDE, 1 - box.y),
  })
}

/** Describes a box for people who do not see it: "30% from the left, 20% from the top, 40% wide, 10% high". */
export function describeBox({ x, y, width, height }: Box): string {
  const percent = (part: number) => `${Math.round(part * 100)}%`
  return `${percent(x)} from the left, ${percent(y)} from the top, ${percent(width)} wide, ${percent(height)} high`
}

function side(one: number, other: number): [number, number] {
  const start = clamp(Math.min(one, other), 0, 1)
  const end = clamp(Math.max(one, other), 0, 1)
  const from = Math.min(start, 1 - MIN_BOX_SIDE)
  return [from, Math.max(end, from + MIN_BOX_SIDE)]
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

function rounded({ x, y, width, height }: Box): Box {
  const round = (value: number) => Math.round(value * DIGITS) / DIGITS
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}
