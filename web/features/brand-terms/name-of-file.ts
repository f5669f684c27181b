import { limits } from '@marquee/contract/rules/limits'

/** Returns a first name for terms from the name of their file: without its ending, with spaces for underscores. */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, limits.name)
}
