const start = '<!-- module order: printed by npm run docs -->'
const end = '<!-- end of module order -->'

/** Returns the page with the module order between its two markers replaced. Throws when the markers are missing. */
export function withModuleOrder(page: string, order: readonly string[]): string {
  const [before, rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('The markers of the module order are missing')
  const lines = [['`']]
  for (const name of order) {
    const line = lines.at(-1) ?? []
    if (`${line.join('')} -> ${name}`.length > 108) lines.push([name])
    else line.push(line.length > 1 || lines.length > 1 ? ` -> ${name}` : name)
  }
  const text = lines.map((line) => line.join('')).join(' ->\n')
  return `${before}${start}\n\n${text}\`\n\n${end}${after}`
}
