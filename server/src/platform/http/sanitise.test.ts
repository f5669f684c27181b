import { expect, test } from 'vitest'
import { sanitise, sanitiseContent } from './sanitise.ts'

const url = '/uploads/content/abcdefghijklmnopqrstuv-1200x800.jpg'
const stored = (alt: string) => `<img src="${url}" alt="${alt}" width="1200" height="800" />`

test('a picture that was uploaded for the pages is kept with its description and the size that its address names', () => {
  expect(sanitiseContent(`<p>See</p><img src="${url}" alt="A studio" width="5" height="5"><p>it</p>`)).toBe(
    `<p>See</p>${stored('A studio')}<p>it</p>`,
  )
  expect(sanitiseContent(`<img alt='"Two" &lt;lamps>' src=${url}>`)).toBe(
    stored('&quot;Two&quot; &lt;lamps&gt;'),
  )
  const coloured = url.replace('.jpg', '-abd9a9bba.jpg')
  expect(sanitiseContent(`<img src="${coloured}" alt="A studio">`)).toBe(
    stored('A studio').replace(url, coloured),
  )
})

test('everything else of a picture is removed', () => {
  const more = `onerror="ran()" srcset="https://evil.example/a.jpg 2x" style="position:fixed" class="x" loading="eager"`
  expect(sanitiseContent(`<img src="${url}" alt="A studio" ${more}>`)).toBe(stored('A studio'))
})

test('a picture without a description has an empty one, for the field to be refused', () => {
  expect(sanitiseContent(`<img src="${url}">`)).toBe(stored(''))
  expect(sanitiseContent(`<img src="${url}" alt="  ">`)).toBe(stored(''))
})

test.each([
  'https://evil.example/a.jpg',
  `https://evil.example${url}`,
  `//evil.example${url}`,
  `${url}?next=1`,
  `/uploads/content/../deliverables/abcdefghijklmnopqrstuv-1200x800.jpg`,
  '/uploads/content/abcdefghijklmnopqrstuv-1200x800-320.webp',
  '/uploads/content/abcdefghijklmnopqrstuv-1200x800-abd9a9bba-320.webp',
  '/uploads/content/abcdefghijklmnopqrstuv-1200x800.svg',
  '/uploads/covers/abcdefghijklmnopqrstuv-1200x800.jpg',
  '/uploads/deliverables/abcdefghijklmnopqrstuv.jpg',
  'data:image/png;base64,AAAA',
  'javascript:ran()',
  'x',
  '',
])('a picture of another address is removed: %s', (src) => {
  expect(sanitiseContent(`<p>Before</p><img src="${src}" alt="x" onerror="ran()"><p>after</p>`)).toBe(
    '<p>Before</p><p>after</p>',
  )
})

test('texts of users hold no picture, and no paragraph that held one alone', () => {
  expect(sanitise(`<p>Hello</p><p><img src="${url}" alt="A studio"></p><img src="${url}" alt="x">`)).toBe(
    '<p>Hello</p>',
  )
})

test.each([sanitise, sanitiseContent])(
  'headings of the editor are kept, and others become its nearest one',
  (clean) => {
    expect(clean('<h1>A</h1><h2>B</h2><h3>C</h3><h4 class="x">D</h4><h5>E</h5><h6>F</h6>')).toBe(
      '<h3>A</h3><h3>B</h3><h3>C</h3><h4>D</h4><h4>E</h4><h4>F</h4>',
    )
    expect(clean('<p><b>B</b><i>I</i><del>D</del></p><hr><pre><code>C</code></pre>')).toBe(
      '<p><strong>B</strong><em>I</em><s>D</s></p>C',
    )
  },
)
