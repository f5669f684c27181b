import { hash } from 'node:crypto'

/** Hashes are 32 bytes. The first byte of what is hashed says whether it is a leaf or a node (RFC 6962, section 2.1). */
const leafPrefix = Buffer.from([0])
const nodePrefix = Buffer.from([1])

export const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  hash('sha256', Buffer.concat(parts), 'buffer')

/** Returns the hash of a leaf. */
export function leafHash(content: string): Buffer {
  return sha256(leafPrefix, Buffer.from(content, 'utf8'))
}

/** Returns the root over leaves, of which there is at least one. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves
  if (!only) throw new Error('A tree has at least one leaf')
  if (leaves.length === 1) return only
  const left = leftSize(leaves.length)
  return nodeHash(rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)))
}

/** Returns the hashes that lead from a leaf to the root, the nearest first. */
export function pathOf(leaves: readonly Buffer[], index: number): Buffer[] {
  if (leaves.length <= 1) return []
  const left = leftSize(leaves.length)
  return index < left
    ? [...pathOf(leaves.slice(0, left), index), rootOf(leaves.slice(left))]
    : [...pathOf(leaves.slice(left), index - left), rootOf(leaves.slice(0, left))]
}

/** Returns the root that a leaf and its path lead to; null when the path has another length than the tree is high. */
export function rootFromPath(
  leaf: Buffer,
  index: number,
  size: number,
  path: readonly Buffer[],
): Buffer | null {
  if (index < 0 || index >= size) return null
  if (size === 1) return path.length === 0 ? leaf : null
  const sibling = path.at(-1)
  if (!sibling) return null
  const left = leftSize(size)
  const inner = path.slice(0, -1)
  if (index < left) {
    const own = rootFromPath(leaf, index, left, inner)
    return own && nodeHash(own, sibling)
  }
  const own = rootFromPath(leaf, index - left, size - left, inner)
  return own && nodeHash(sibling, own)
}

const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(nodePrefix, left, right)

/** Returns the largest power of two below a size of two or more. */
const leftSize = (size: number): number => 2 ** (31 - Math.clz32(size - 1))
