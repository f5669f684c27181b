export type ButtonKind = 'primary' | 'strong' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'
