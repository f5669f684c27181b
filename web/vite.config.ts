import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Pictures and fonts stay files: a strict content policy takes no `data:` fonts.
    assetsInlineLimit: 0,
    cssMinify: true,
    reportCompressedSize: false,
  },
})
