// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { safeNodes } from './safe-nodes.tsx'

it.each([
  ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
  ['<p onclick="steal()" style="x">Hi</p>', '<p>Hi</p>'],
  ['<img src=x onerror=steal()>after', 'after'],
  ['<img src="/uploads/content/abcdefghijklmnopqrstuv-12x8.jpg" alt="x"><p>after</p>', '<p>after</p>'],
  [
    '<h2>A</h2><h3>B</h3><h4>C</h4><p><b>D</b></p>',
    '<h3>A</h3><h3>B</h3><h4>C</h4><p><strong>D</strong></p>',
  ],
  ['<script>steal()</script><p>ok</p>', '<p>ok</p>'],
  ['<a href="javascript:steal()">go</a>', 'go'],
  [
    '<a href="https://example.com">go</a>',
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">go</a>',
  ],
  ['<svg><a href="https://x.y"><script>1</script></a></svg>', ''],
  ['<div><ul><li>one</li></ul></div>', '<ul><li>one</li></ul>'],
])('%s is shown as %s', (html, shown) => {
  const { container } = render(safeNodes(html))
  expect(container.innerHTML).toBe(shown)
})
