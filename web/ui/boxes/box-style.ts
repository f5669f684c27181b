import type { Box } from '@marquee/contract/rules/boxes'
import type { CSSProperties } from 'react'

/** Returns the place of a box in its frame; smaller boxes are above larger ones, so that both can be hit. */
export function styleOf({ x, y, width, height }: Box): CSSProperties {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    zIndex: Math.round((1 - width * height) * 100),
  }
}
