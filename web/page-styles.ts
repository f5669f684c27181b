import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontScript } from './lib/font-script.ts'
import { isFontFile, parseRules, type Rule, usedRules } from './lib/used-rules.ts'
import { withoutUnusedVariables } from './lib/used-variables.ts'

const styleSheet = /<link [^>]*rel="stylesheet"[^>]*>/g

/** The built style sheets, for pages that carry their styles with them. Each file is read once. */
export class PageStyles {
  readonly #folder: string
  readonly #parsed = new Map<string, readonly Rule[]>()

  /** `folder` is that of the built client: `/assets/a.css` is read from its `assets/a.css`. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Returns the page with one style element in place of its links to style sheets, with the rules that its elements can match and the
   * variables that these read. Only for pages without script: nothing adds a class to them later. Font files have an element of their own, which applies
   * once the page has been shown.
   */
  inline(html: string, nonce: string): string {
    const paths = (html.match(styleSheet) ?? []).flatMap((link) => / href="([^"#]+)/.exec(link)?.[1] ?? [])
    const classes = new Set<string>()
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) classes.add(name)
    const rules = paths.flatMap((path) => this.#rulesOf(path))
    const css = withoutUnusedVariables(
      usedRules(
        rules.filter((rule) => !isFontFile(rule)),
        classes,
      ),
      html,
    )
    const fonts = usedRules(rules.filter(isFontFile), classes)
    const element = `<style nonce="${nonce}">${css}</style>${fonts && laterFonts(fonts, nonce)}`
    let isPlaced = false
    return html.replaceAll(styleSheet, () => {
      if (isPlaced) return ''
      isPlaced = true
      return element
    })
  }

  #rulesOf(path: string): readonly Rule[] {
    let rules = this.#parsed.get(path)
    if (!rules) {
      rules = parseRules(readFileSync(join(this.#folder, path), 'utf8'))
      this.#parsed.set(path, rules)
    }
    return rules
  }
}

/** Returns the style element of font files with the script that enables it; without scripts they apply at once. */
function laterFonts(css: string, nonce: string): string {
  return `<style nonce="${nonce}" media="not all">${css}</style><script nonce="${nonce}">${fontScript}</script><noscript><style nonce="${nonce}">${css}</style></noscript>`
}
