import type { Plugin } from 'vite'

const parts = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/** The names that other files of zod import. */
const names = [
  'allProcessors',
  'createStandardJSONSchemaMethod',
  'createToJSONSchemaMethod',
  'extractDefs',
  'finalize',
  'handleUnrepresentable',
  'initializeContext',
  'processSchema',
  'toJSONSchema',
]

/**
 * Removes zod's JSON Schema code from the browser build. The browser never uses it, but zod ties it to every
 * schema: 5 KB of each page.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) =>
      parts.test(id)
        ? `const none = () => undefined\n${names.map((name) => `export { none as ${name} }`).join('\n')}`
        : null,
  }
}
