let isPressed = false
const waiting = new Set<() => void>()

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => setPressed(true), true)
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setPressed(false), true)
}

function setPressed(pressed: boolean): void {
  isPressed = pressed
  // After the click, which the browser sends in the same task.
  if (!pressed) setTimeout(runWaiting)
}

function runWaiting(): void {
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work()
}

/**
 * Runs work that may move the page: at once, or after the click when the mouse or a finger is down. A button that moves between
 * press and release receives no click.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.add(work)
  else work()
}
