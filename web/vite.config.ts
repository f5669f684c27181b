import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: [{ find: /^libphonenumber-js$/, replacement: here('./lib/phone-numbers.ts') }] },
  build: {
    target: 'es2022',
    // Pictures and fonts stay files: a strict content policy takes no `data:` fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // The built server carries all it needs, in React's fast form whatever NODE_ENV the host has.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
  }),
}))
