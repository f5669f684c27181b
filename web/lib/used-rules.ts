/** A rule of a minified style sheet. */
export interface Rule {
  /** Its selector, or an at-rule such as `@media print`. */
  prelude: string
  /** The rules inside an at-rule. */
  inner?: readonly Rule[]
  /** For each selector of a list, the classes that an element must have; empty for a rule that is always kept. */
  selectors: readonly { text: string; classes: readonly string[] }[]
  /** The declarations with their braces, or `;` for a statement. */
  body: string
}

const nesting = /^@(media|supports|layer|container)\b/

/** Returns the rules of a style sheet as the build writes it: no comments, and no braces or semicolons in strings. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const statement = css.indexOf(';', at)
    if (statement >= 0 && (open < 0 || statement < open)) {
      rules.push({ prelude: css.slice(at, statement).trim(), selectors: [], body: ';' })
      at = statement + 1
      continue
    }
    if (open < 0) break
    const end = endOfBlock(css, open)
    const prelude = css.slice(at, open).trim()
    const body = css.slice(open, end)
    if (nesting.test(prelude))
      rules.push({ prelude, inner: parseRules(body.slice(1, -1)), selectors: [], body: '' })
    else rules.push({ prelude, selectors: prelude.startsWith('@') ? [] : selectorsOf(prelude), body })
    at = end
  }
  return rules
}

/** Returns the text of the rules that elements with these classes can match, in their order. */
export function usedRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ prelude, inner, selectors, body }) => {
      if (inner) {
        const used = usedRules(inner, classes)
        return used && `${prelude}{${used}}`
      }
      if (selectors.length === 0) return prelude + body
      const used = selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
      return used.length > 0 ? used.map(({ text }) => text).join(',') + body : ''
    })
    .join('')
}

/** Returns whether a rule loads a font from a file, instead of naming one of the device. */
export function isFontFile({ prelude, body }: Rule): boolean {
  return prelude === '@font-face' && body.includes('url(')
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at + 1
  }
  return css.length
}

function selectorsOf(list: string): Rule['selectors'] {
  return splitAtCommas(list).map((text) => {
    // What is in brackets names no class for certain: `:not(.a)`, `:is(.a, .b)`, `[href$=".pdf"]`.
    const certain = withoutBrackets(text)
    return { text, classes: Array.from(certain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name) }
  })
}

function splitAtCommas(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at++) {
    const sign = list.charAt(at)
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
    if (sign === ',' && depth === 0) {
      parts.push(list.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, list.slice(from)]
}

function withoutBrackets(selector: string): string {
  let depth = 0
  let kept = ''
  for (const sign of selector) {
    if ('(['.includes(sign)) depth++
    if (depth === 0) kept += sign
    if (')]'.includes(sign)) depth--
  }
  return kept
}
