import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
/** The classes of each file in the order in which it first asked for them, by the file’s path. */
const known = new Map<string, string[]>()
/** The file that each mark stands for. */
const fileOf = new Map<string, string>()

/**
 * Returns the class of a CSS module in built pages: a mark of its file, and its place among the classes of the file. Pages carry their
 * styles, so each class is sent twice. The same sources always give the same names. Throws for two files with the same mark.
 */
export function shortClassName(name: string, path: string): string {
  const file = (path.split('?')[0] ?? path).replace(folder, '')
  // A digit cannot begin a class.
  const mark = `_${createHash('sha256').update(file).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
  const other = fileOf.get(mark) ?? file
  if (other !== file)
    throw new Error(`The classes of ${file} and ${other} have the same mark ${mark}: rename one file.`)
  fileOf.set(mark, file)
  const names = known.get(file) ?? []
  known.set(file, names)
  if (!names.includes(name)) names.push(name)
  return `${mark}${names.indexOf(name).toString(36)}`
}
