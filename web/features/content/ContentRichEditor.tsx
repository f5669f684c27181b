import type { FieldProps } from '#ui/fields/field.ts'
import { RichTextEditor } from '#ui/fields/RichTextEditor.tsx'
import { PictureTool } from './PictureTool.tsx'
import { pictureNode } from './picture-node.ts'

const extensions = [pictureNode]

/** The editor of `ContentRichField`, loaded separately because it is the heaviest field. */
export function ContentRichEditor(field: FieldProps<string>) {
  return <RichTextEditor {...field} extensions={extensions} tools={<PictureTool />} />
}
