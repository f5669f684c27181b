/** Returns what a call returns, or null where it fails. */
export async function orNull<T>(asked: Promise<T | null>): Promise<T | null> {
  try {
    return await asked
  } catch {
    return null
  }
}
