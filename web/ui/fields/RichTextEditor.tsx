import './fields.css'
import './rich-text-editor.css'
import { InputWrapper } from '@mantine/core'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import { isRichTextEmpty, removeEmptyParagraphs } from '@marquee/contract/rules/rich-text'
import { Selection } from '@tiptap/pm/state'
import {
  createDocument,
  type Extensions,
  getHTMLFromFragment,
  type Editor as TiptapEditor,
  useEditor,
} from '@tiptap/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useNonce } from '#lib/nonce.ts'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import { commonExtensions } from './rich-text-extensions.ts'

interface RichTextEditorProps extends FieldProps<string> {
  /** What this text may hold besides, such as pictures. */
  extensions?: Extensions
  /** Further buttons of the toolbar; they find the editor with `useRichTextEditorContext`. */
  tools?: ReactNode
}

/** The editor of `RichTextField`, loaded separately because it is the heaviest field. */
export function RichTextEditor({
  label,
  hint,
  isRequired = false,
  value = '',
  onChange,
  onBlur,
  error,
  'data-path': path,
  extensions = [],
  tools,
}: RichTextEditorProps) {
  const id = useId()
  const nonce = useNonce()
  /** The text that the editor holds. */
  const held = useRef(value)
  const editor = useEditor({
    extensions: [...commonExtensions, ...extensions],
    content: value,
    immediatelyRender: true,
    injectNonce: nonce,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(path && { 'data-path': path }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      held.current = kept(changed.getHTML())
      onChange?.(held.current)
    },
  })
  // A text that was not typed here, such as what the server has saved. In the commit itself, because the next letter may come before a later effect.
  useLayoutEffect(() => {
    if (value === held.current) return
    held.current = value
    showText(editor, value)
  }, [editor, value])
  return (
    <FieldScope>
      <InputWrapper
        label={label}
        description={hint}
        withAsterisk={isRequired}
        error={error}
        labelElement="div"
        onBlur={onBlur}
      >
        <Editor editor={editor}>
          <Editor.Toolbar>
            <Editor.ControlsGroup>
              <Editor.Bold />
              <Editor.Italic />
            </Editor.ControlsGroup>
            <Editor.ControlsGroup>
              <Editor.H3 />
              <Editor.H4 />
              <Editor.BulletList />
              <Editor.OrderedList />
            </Editor.ControlsGroup>
            <Editor.ControlsGroup>
              <Editor.Link />
              <Editor.Unlink />
            </Editor.ControlsGroup>
            {tools && <Editor.ControlsGroup>{tools}</Editor.ControlsGroup>}
          </Editor.Toolbar>
          <Editor.Content />
        </Editor>
      </InputWrapper>
    </FieldScope>
  )
}

/**
 * Shows a text that was not typed here, unless it is what the editor holds in other spelling. The cursor stays in a text near its place: on
 * a picture, the next letter would replace it.
 */
function showText(editor: TiptapEditor, text: string): void {
  const spelt = getHTMLFromFragment(createDocument(text, editor.schema).content, editor.schema)
  if (kept(spelt) === kept(editor.getHTML())) return
  const { from } = editor.state.selection
  editor.commands.setContent(text, { emitUpdate: false })
  const { doc, tr } = editor.state
  const place = doc.resolve(Math.min(from, doc.content.size))
  const near = Selection.findFrom(place, 1, true) ?? Selection.findFrom(place, -1, true)
  if (near) editor.view.dispatch(tr.setSelection(near))
}

function kept(html: string): string {
  return isRichTextEmpty(html) ? '' : removeEmptyParagraphs(html)
}
