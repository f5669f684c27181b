import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { BuiltPart } from '../scripts/built-part.ts'

const server = import.meta.dirname
const out = join(server, 'dist')

/** The programs that run without their sources, by the name they get. */
const programs = {
  start: 'src/start.ts',
  'operator-command': 'src/operator-command.ts',
  'refund-command': 'src/refund-command.ts',
  'backup-command': 'src/backup/backup-command.ts',
  'verify-ledger-command': 'src/modules/ledger/verify-ledger-command.ts',
  'prove-command': 'src/platform/events/prove-command.ts',
  'verify-chain-command': 'src/platform/events/verify-chain-command.ts',
  'yearly-figures-command': 'src/modules/reports/yearly-figures-command.ts',
} as const

/** Packages that stay outside the bundle, because they bring programs or data files of their own. */
export const packagesBeside = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'sharp'] as const

/**
 * The server and its commands, bundled into `dist`: loading a thousand files takes longer than everything else of the start.
 * Names are kept, so that a stack trace can be read.
 */
export const serverPart: BuiltPart = {
  name: 'the server',
  sources: [
    join(server, 'src'),
    join(server, 'seed'),
    join(server, '../contract'),
    join(server, 'build.ts'),
    join(server, '../package-lock.json'),
  ],
  stamp: join(out, 'sources.sha256'),
  build: async () => {
    await buildServer(out)
    await removeOldChunks()
  },
}

/** Bundles the server and its commands into a folder, `server/dist` of this project or of an assembled one. */
export async function buildServer(folder: string): Promise<void> {
  const vite = await import('vite')
  await vite.build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    plugins: [ownPaths, onlyAscii],
    ssr: { noExternal: true, external: [...packagesBeside] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'esnext',
      rollupOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(server, path)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** How long the chunks of earlier builds stay for servers that run and have not loaded them yet, in ms. */
const keptMs = 7 * 86_400_000

async function removeOldChunks(): Promise<void> {
  for (const name of await readdir(out)) {
    const path = join(out, name)
    if (name.endsWith('.js') && Date.now() - (await stat(path)).mtimeMs > keptMs) await rm(path)
  }
}

/** Lets a file that reads others beside it find them from the bundle: its own address stays that of its source. */
const ownPaths: Plugin = {
  name: 'own-paths',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !/import\.meta\.(url|dirname)/.test(code)) return null
    const source = relative(out, id).replaceAll('\\', '/')
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
  },
}

/** Writes other characters as escapes: V8 keeps a source with any of them at two bytes a character. */
const onlyAscii: Plugin = {
  name: 'only-ascii',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        part.code = part.code.replace(
          /[^\0-\x7f]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}
