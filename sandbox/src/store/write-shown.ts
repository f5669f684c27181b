/**
 * Returns the JSON of an object as others see it: fields whose name begins with `_` are internal and removed.
 */
export function writeShown(value: object, indent = 0): string {
  return JSON.stringify(value, (name, inner) => (name.startsWith('_') ? undefined : inner), indent)
}
