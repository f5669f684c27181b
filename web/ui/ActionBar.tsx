import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

interface ActionBarProps {
  /** What happens with the next action, and by when. */
  sentence?: ReactNode
  /** The buttons; the primary one is last. */
  children: ReactNode
  /** The sentence is a few words, and beside one button at every width. */
  isShort?: boolean
}

/** Keeps the height of the bar in a style variable of the document, so that toasts are placed above the bar. */
function publishHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const publish = () => style.setProperty('--action-bar-height', `${bar.offsetHeight}px`)
  publish()
  const observer = new ResizeObserver(publish)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--action-bar-height')
  }
}

/** The next action of a page. It stays in view at every width while its part of the page is on screen. */
export function ActionBar({ sentence, children, isShort = false }: ActionBarProps) {
  return (
    <div className={classes.bar} ref={publishHeight} data-action-bar data-short={isShort || undefined}>
      {sentence && <div className={classes.sentence}>{sentence}</div>}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}
