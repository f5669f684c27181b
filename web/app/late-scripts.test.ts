import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

test('the module script of a page waits, and what it imports is not loaded', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/a.js"</script>'
  expect(withLateScripts(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head>' +
      '<script nonce="n">1</script><script nonce="n" type="text/plain" data-late="" async="">import "/a.js"</script>',
  )
})
