import {
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { theme } from './ui/theme.ts'

/**
 * Returns our theme as static CSS, as far as it differs from Mantine's own variables, so that no page
 * computes it.
 */
export function themeCss(): string {
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const theirs = defaultCssVariablesResolver(DEFAULT_THEME)
  const lines = [...changed(ours, theirs, 'variables'), ...changed(ours, theirs, 'light')]
  return `/* Printed from ui/theme.ts by print-theme.ts. */\n@layer mantine {\n  :root[data-mantine-color-scheme="light"] {\n${lines.join('\n')}\n  }\n}\n`
}

function changed(
  ours: ConvertCSSVariablesInput,
  theirs: ConvertCSSVariablesInput,
  part: 'variables' | 'light',
): string[] {
  const defaults = new Map(Object.entries(theirs[part]))
  return Object.entries(ours[part])
    .filter(([name, value]) => defaults.get(name) !== value)
    .map(([name, value]) => `    ${name}: ${value.replaceAll("'", '"')};`)
}
