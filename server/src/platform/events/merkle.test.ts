import { expect, test } from 'vitest'
import { leafHash, pathOf, rootFromPath, rootOf } from './merkle.ts'

const textOf = (hex: string): string => Buffer.from(hex, 'hex').toString('utf8')
const hexes = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const leaves = hexes.map((hex) => leafHash(textOf(hex)))

test('roots are those of the test data of Certificate Transparency', () => {
  const rootOfFirst = (size: number) => rootOf(leaves.slice(0, size)).toString('hex')
  expect(rootOfFirst(1)).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  expect(rootOfFirst(2)).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125')
  expect(rootOfFirst(7)).toBe('ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c')
  expect(rootOfFirst(8)).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328')
})

test('the path of each leaf leads to the root, and no other leaf, place, size or path does', () => {
  for (let size = 1; size <= 33; size++) {
    const all = Array.from({ length: size }, (_, at) => leafHash(`row ${at}`))
    const root = rootOf(all)
    for (const [index, leaf] of all.entries()) {
      const path = pathOf(all, index)
      const leads = (to: { leaf?: Buffer; index?: number; path?: Buffer[] }) =>
        rootFromPath(to.leaf ?? leaf, to.index ?? index, size, to.path ?? path)?.equals(root) ?? false
      expect(leads({})).toBe(true)
      expect(leads({ leaf: leafHash('another') })).toBe(false)
      expect(leads({ path: [...path, leaf] })).toBe(false)
      expect(leads({ index: size })).toBe(false)
      if (size === 1) continue
      expect(leads({ path: path.slice(1) })).toBe(false)
      expect(leads({ path: path.with(0, leaf) })).toBe(false)
      expect(leads({ index: index === 0 ? 1 : index - 1 })).toBe(false)
    }
  }
})
