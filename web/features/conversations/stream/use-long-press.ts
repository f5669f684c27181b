import { type PointerEvent, useRef } from 'react'

/** How long a touch lasts before it is a long press, in milliseconds, and how far it may move, in pixels. */
const longPressMs = 450
const slip = 10

/** Returns touch handlers that call `react` on a long press. A mouse has its own buttons. */
export function useLongPress(react: (anchor: HTMLElement) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  return {
    onPointerDown: ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') return
      end()
      press.current = { x: clientX, y: clientY, timer: setTimeout(() => react(currentTarget), longPressMs) }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const begun = press.current
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > slip) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
