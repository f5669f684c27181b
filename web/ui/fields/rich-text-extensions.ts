import { Link } from '@mantine/tiptap'
import { headingLevels } from '@marquee/contract/rules/rich-text'
import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'

/** What every rich text may hold: nothing that the server removes when it is saved. */
export const commonExtensions: Extensions = [
  StarterKit.configure({
    link: false,
    heading: { levels: [...headingLevels] },
    codeBlock: false,
    code: false,
    horizontalRule: false,
  }),
  Link,
]
