/**
 * Returns whether the entry with this number, from 0, belongs to a part of a long proof, such as `2/4`: every fourth entry, from the
 * second on. Without a part every entry does.
 */
export function isInPart(number: number, part: string | undefined): boolean {
  if (part === undefined) return true
  const [index = 0, parts = 0] = part.split('/').map(Number)
  if (!(Number.isInteger(index) && Number.isInteger(parts) && index >= 1 && index <= parts))
    throw new RangeError(`“${part}” is not a part such as 1/4.`)
  return number % parts === index - 1
}
