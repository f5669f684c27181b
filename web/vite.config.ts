import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { shortClassName } from './class-names.ts'
import { plainCalls } from './plain-calls.ts'
import { withoutJsonSchemas } from './without-json-schemas.ts'
import { withoutServerTexts } from './without-server-texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), plainCalls(), withoutJsonSchemas(), withoutServerTexts()],
  resolve: {
    alias: [
      { find: /^libphonenumber-js$/, replacement: here('./lib/phone-numbers.ts') },
      { find: /^zod$/, replacement: here('./lib/zod.ts') },
    ],
  },
  // `npm run dev -w web` shows changes at once; everything except pages comes from the server next to it.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/dev', '/socket.io', '/unsubscribe'].map((path) => [
        path,
        { target: 'http://127.0.0.1:3000', ws: true },
      ]),
    ),
  },
  build: {
    target: 'es2022',
    // Images and fonts stay files: a strict content policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Size limit in kB, above the emoji data: the largest chunk, loaded by the picker only.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { checks: { importIsUndefined: false } },
  },
  // The built server bundles its dependencies, with React's production build whatever NODE_ENV is.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: shortClassName } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
      ssr: { build: { rolldownOptions: { input: './server.ts' } } },
    },
  }),
}))
