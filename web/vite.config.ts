import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { withoutJsonSchemas } from './without-json-schemas.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Modules that several pages share are bundled together: many tiny files compress badly, and each costs a request and
 * time of the main thread. A module belongs to the first group that takes it, with what it imports.
 */
const chunks = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // With the settings of zod, which have to run before the first schema is made.
  {
    name: 'data',
    test: /node_modules[\\/](zod|dayjs|zustand|@tanstack)[\\/]|web[\\/]lib[\\/]schema-settings/,
  },
  {
    name: 'look',
    test: /web[\\/](ui|lib)[\\/](?!use-call-form|use-mandate|end-visit|phone-|theme)[^\\/]+\.tsx?$/,
    minShareCount: 3,
  },
  // What every signed-in page loads: the frame of the areas and its counts.
  {
    name: 'shell',
    test: /web[\\/](app[\\/]signed-in[\\/]AreaShell|features[\\/](conversations[\\/]unread|home[\\/]home\.queries|notifications[\\/]notifications\.queries))/,
  },
  {
    name: 'fields',
    test: /web[\\/]ui[\\/]fields|node_modules[\\/](@mantine|clsx)[\\/]/,
    minShareCount: 20,
  },
  { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 3 },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutJsonSchemas()],
  resolve: { alias: [{ find: /^libphonenumber-js$/, replacement: here('./lib/phone-numbers.ts') }] },
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
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
      ssr: { build: { rolldownOptions: { input: './server.ts' } } },
    },
  }),
}))
