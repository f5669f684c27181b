// @vitest-environment jsdom
import { richTextTags } from '@marquee/contract/rules/rich-text'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Editor, type TiptapEditorHTMLElement } from '@tiptap/react'
import { afterEach, expect, test } from 'vitest'
import { RichTextEditor } from '#ui/fields/RichTextEditor.tsx'
import { commonExtensions } from '#ui/fields/rich-text-extensions.ts'
import { pictureNode } from './picture-node.ts'

const url = '/uploads/content/abcdefghijklmnopqrstuv-1200x800.jpg'
const picture = `<img src="${url}" alt="Two lamps" width="1200" height="800">`
const opened = (content: string) =>
  new Editor({ extensions: [...commonExtensions, pictureNode], content }).getHTML()

afterEach(cleanup)

test('the editor makes no element that is removed when the text is saved', () => {
  const made = opened(
    '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><hr><pre><code>code</code></pre><blockquote><p>quote</p></blockquote><ul><li><p>one<br>two</p></li></ul><ol><li><p>one</p></li></ol><p><b>b</b><i>i</i><u>u</u><s>s</s><a href="https://example.com">a</a></p>',
  )
  const names = new Set([...made.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name))
  expect([...names].toSorted()).toEqual([...richTextTags].toSorted())
})

test('a picture of the pages stays in the text with its size', () => {
  expect(opened(`<p>See</p>${picture.replace('width="1200" height="800"', 'width="3"')}<p>it</p>`)).toBe(
    `<p>See</p>${picture}<p>it</p>`,
  )
  expect(opened(`<img src="${window.location.origin}${url}" alt="Two lamps">`)).toContain(picture)
})

test.each([
  `https://evil.example${url}`,
  '/uploads/covers/abcdefghijklmnopqrstuv-12x8.jpg',
  'data:image/png;base64,AA',
  'http://[',
])('a pasted picture of another address is left out: %s', (src) =>
  expect(opened(`<p>a</p><img src="${src}" alt="x"><p>b</p>`)).toBe('<p>a</p><p>b</p>'),
)

const shown = (value: string) => <RichTextEditor label="Text" value={value} extensions={[pictureNode]} />
/** Returns the editor that is shown. */
const editorShown = () => {
  const { editor } = screen.getByRole<TiptapEditorHTMLElement>('textbox')
  if (!editor) throw new Error('No editor is shown.')
  return editor
}

test('a text that was saved as it was typed leaves the cursor where it is', async () => {
  const { rerender } = render(shown(`<p>One<br>two</p>${picture}`))
  act(() => void editorShown().commands.setTextSelection(2))
  await act(async () => rerender(shown(`<p>One<br />two</p>${picture.replace('>', ' />')}`)))
  expect(editorShown().state.selection.from).toBe(2)
})

test('the editor shows the text that was saved, and no picture is selected, which the next letter would replace', async () => {
  const { rerender } = render(shown(`<p>Typed</p>${picture}<p></p>`))
  act(() => void editorShown().commands.focus('end'))
  await act(async () => rerender(shown(`<p>Saved</p>${picture}`)))
  expect(screen.getByRole('textbox').textContent).toBe('Saved')
  expect(editorShown().isActive('image')).toBe(false)
})
