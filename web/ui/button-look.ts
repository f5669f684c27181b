export type ButtonKind = 'primary' | 'strong' | 'plain' | 'quiet' | 'danger'

const kinds = {
  primary: { variant: 'filled', color: 'action' },
  strong: { variant: 'filled', color: 'ink' },
  plain: { variant: 'default' },
  quiet: { variant: 'subtle', color: 'ink.5' },
  danger: { variant: 'filled', color: 'danger' },
} as const
const sizes = { small: 'xs', normal: 'sm', large: 'md' } as const

/** Our kinds and sizes in Mantine's words. */
export function buttonLook(kind: ButtonKind, size: keyof typeof sizes) {
  return { ...kinds[kind], size: sizes[size] }
}
