/** Returns a unique, readable slug: the name in plain letters and the start of the id. */
export function slugOf(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  return `${plain.slice(0, 40) || 'talent'}-${id.slice(0, 8)}`
}
