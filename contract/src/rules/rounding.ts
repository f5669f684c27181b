/**
 * Returns `a / b` rounded to the nearest whole number, halves upwards; it computes with whole numbers and is
 * exact. Throws RangeError unless `a` is a safe integer of at least 0 and `b` one above 0.
 */
export function roundHalfUp(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a < 0 || b <= 0)
    throw new RangeError(`Cannot round ${a} / ${b}`)
  const twice = 2 * a + b
  // Usual amounts need no big integers: remainder and difference of safe integers are exact, so the division
  // is too.
  if (twice <= Number.MAX_SAFE_INTEGER) return (twice - (twice % (2 * b))) / (2 * b)
  return Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b)))
}
