import { box, darker, lighter, type Pen, path } from './pen.ts'

/** The light and the dark colour of a surface. */
export type Pair = readonly [light: string, dark: string]

/** The shading of a cylinder that stands upright, lit from the left. */
export const cylinder = (pen: Pen, colour: string): string =>
  pen.linear([darker(colour, 0.2), lighter(colour, 0.42), colour, darker(colour, 0.36)], [0, 0], [1, 0])

/** The shading of a flat thing, lit from the top left. */
export const slab = (pen: Pen, colour: string): string =>
  pen.linear([lighter(colour, 0.26), colour, darker(colour, 0.2)], [0, 0], [1, 1])

/** A surface seen from above. */
export const surface = (pen: Pen, [light, dark]: Pair): string =>
  box(0, 0, pen.width, pen.height, pen.linear([lighter(light, 0.25), light, dark], [0, 0], [1, 1]))

/** A band of light over the whole picture. */
export function sunbeam({ width: w, height: h }: Pen, strength = 0.14): string {
  return path(`M0 ${h * 0.6}L${w * 0.62} 0H${w * 0.92}L${w * 0.16} ${h}H0Z`, '#fff6e0', strength)
}
