import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import classes from './HeartButton.module.css'

interface HeartButtonProps {
  /** What a press keeps, such as “Favourite Maya Okafor”; it stays the same while pressed. */
  label: string
  isPressed: boolean
  /** Shows the label beside the heart. */
  text?: string
  onPress: () => void
}

/** A heart that is pressed while something is kept: over the image of a card, or with text as a button of a page. */
export function HeartButton({ label, isPressed, text, onPress }: HeartButtonProps) {
  const Icon = isPressed ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.heart}
      data-shape={text ? 'text' : 'round'}
      aria-label={label}
      aria-pressed={isPressed}
      title={text ? undefined : label}
      onClick={onPress}
    >
      <Icon size={20} stroke={1.8} />
      {text && <span>{text}</span>}
    </button>
  )
}
