/** Maximum size of an image or video in a message, in pixels. */
const widest = 300
const highest = 300

/**
 * Returns the space for an image before it is loaded, so that the layout does not shift. A square where its
 * size is unknown.
 */
export function fittedSize({ width, height }: { width: number | null; height: number | null }): {
  width: number
  aspectRatio: string
} {
  if (!width || !height) return { width: 240, aspectRatio: '1 / 1' }
  const scale = Math.min(1, widest / width, highest / height)
  return { width: Math.max(96, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }
}
