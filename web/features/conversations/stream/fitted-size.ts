/** Longest sides of a picture or film between messages, in pixels. */
const widest = 300
const highest = 300

/** Room for a picture before it is loaded, so that nothing jumps when it comes. A square where its size is not known. */
export function fittedSize({ width, height }: { width: number | null; height: number | null }): {
  width: number
  aspectRatio: string
} {
  if (!width || !height) return { width: 240, aspectRatio: '1 / 1' }
  const scale = Math.min(1, widest / width, highest / height)
  return { width: Math.max(96, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }
}
