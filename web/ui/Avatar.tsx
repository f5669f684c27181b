import classes from './Avatar.module.css'
import { Picture } from './Picture.tsx'

interface AvatarProps {
  name: string
  picture?: string | null
  size?: 20 | 28 | 36 | 44 | 64 | 96
  /** Companies and campaigns are square, people are round. */
  shape?: 'round' | 'square'
}

/**
 * A photo or logo; without one, initials on a colour that depends on the name only. Next to a name it is
 * decorative.
 */
export function Avatar({ name, picture, size = 36, shape = 'round' }: AvatarProps) {
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-shape={shape}
      data-tint={tintOf(name)}
      aria-hidden="true"
    >
      {picture ? <Picture url={picture} frameWidth={`${size}px`} /> : initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const all = name.trim().split(/\s+/)
  // An amount at the end of a title, such as £680, is not an initial.
  const lettered = all.filter((word) => /^\p{L}/u.test(word))
  const words = lettered.length > 0 ? lettered : all
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

function tintOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % 6
}
