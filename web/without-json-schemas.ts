import type { Plugin } from 'vite'

const parts = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/** What other files of zod import by name. */
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

/** Nothing in the browser prints schemas as JSON Schema, but zod ties that code to every schema: 5 KB of each page. Left out there. */
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
