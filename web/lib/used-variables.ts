/** The declarations of a rule: a block without blocks inside. */
const declarations = /\{([^{}]*)\}/g
const read = /var\(\s*(--[\w-]+)/g

/**
 * Returns a style sheet as the build writes it (`parseRules`) without the variables that nothing reads: no rule of it, no variable that is
 * read, and no `style` of the page. Most variables of a library of components are of components that a page does not have.
 */
export function withoutUnusedVariables(css: string, html: string): string {
  const valuesOf = new Map<string, string[]>()
  const used = new Set<string>()
  const waiting = variablesIn(html)
  for (const [, body = ''] of css.matchAll(declarations))
    for (const declaration of splitDeclarations(body)) {
      const name = variableOf(declaration)
      if (name === null) waiting.push(...variablesIn(declaration))
      else valuesOf.set(name, [...(valuesOf.get(name) ?? []), declaration])
    }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    waiting.push(...(valuesOf.get(name) ?? []).flatMap(variablesIn))
  }
  return css.replaceAll(declarations, (block, body: string) => {
    if (!body.includes('--')) return block
    const kept = splitDeclarations(body).filter((declaration) => {
      const name = variableOf(declaration)
      return name === null || used.has(name)
    })
    return `{${kept.join(';')}}`
  })
}

const variablesIn = (text: string): string[] => Array.from(text.matchAll(read), ([, name = '']) => name)

/** Returns the name of the variable that a declaration sets; null where it sets a property. */
const variableOf = (declaration: string): string | null => /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1] ?? null

/** Splits at semicolons outside brackets, because an address of data contains some. */
function splitDeclarations(body: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ';' && depth === 0) {
      parts.push(body.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, body.slice(from)].filter((part) => part.trim() !== '')
}
