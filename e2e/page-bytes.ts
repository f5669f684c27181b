import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { Stage } from './harness/scenario.ts'

/**
 * The most that a page of visitors may have as it is sent, in bytes: with its headers, less than the ten packets that a server sends
 * first.
 */
const FIRST_REPLY_BYTES = 13_600
/** The most script that a page of visitors may have before it is used, in bytes. */
const MAX_SCRIPT_BYTES = 20_000

/** Throws when a public page runs or loads more scripts than its small ones inside before anybody uses it. */
export async function checkScripts({ address }: Stage, path: string): Promise<void> {
  const html = await (await fetch(address + path)).text()
  const loaded = html.match(/<link[^>]*rel="modulepreload"[^>]*>|<script[^>]*src=[^>]*>/g)
  if (loaded) throw new Error(`${path} loads ${loaded.join(' ')}.`)
  const running = [
    ...html.matchAll(
      /<script(?![^>]*type="(?:text\/plain|application\/ld\+json)")[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const bytes = running.reduce((sum, [, script = '']) => sum + Buffer.byteLength(script), 0)
  if (bytes > MAX_SCRIPT_BYTES) throw new Error(`${path} runs ${bytes} bytes of scripts.`)
}

/** Throws when a page needs another file before it shows, or more than the first reply can hold. */
export async function checkFirstReply({ address }: Stage, path: string): Promise<void> {
  const { headers, body } = await readCompressed(address + path)
  if (headers['content-encoding'] !== 'br') throw new Error(`${path} is not compressed.`)
  if (body.length > FIRST_REPLY_BYTES) throw new Error(`${path} has ${body.length} bytes, compressed.`)
  const found = brotliDecompressSync(body)
    .toString()
    .match(/<link[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>|<script[^>]*src=[^>]*>/g)
  if (found) throw new Error(`${path} waits for ${found.join(' ')}.`)
}

/** Returns a reply as it is sent: its body is not decompressed. */
async function readCompressed(address: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  )
  return { headers: reply.headers, body: await buffer(reply) }
}
