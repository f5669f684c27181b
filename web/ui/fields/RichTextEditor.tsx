import './fields.css'
import './rich-text-editor.css'
import { InputWrapper } from '@mantine/core'
import { RichTextEditor as Editor, Link } from '@mantine/tiptap'
import { isRichTextEmpty, removeEmptyParagraphs } from '@marquee/contract/rules/rich-text'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useId } from 'react'
import { useNonce } from '#lib/nonce.ts'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'

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
}: FieldProps<string>) {
  const id = useId()
  const nonce = useNonce()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [3, 4] }, codeBlock: false, code: false }),
      Link,
    ],
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
    onUpdate: ({ editor: changed }) => onChange?.(kept(changed.getHTML())),
  })
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
              <Editor.BulletList />
              <Editor.OrderedList />
            </Editor.ControlsGroup>
            <Editor.ControlsGroup>
              <Editor.Link />
              <Editor.Unlink />
            </Editor.ControlsGroup>
          </Editor.Toolbar>
          <Editor.Content />
        </Editor>
      </InputWrapper>
    </FieldScope>
  )
}

function kept(html: string): string {
  return isRichTextEmpty(html) ? '' : removeEmptyParagraphs(html)
}
