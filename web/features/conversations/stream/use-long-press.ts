import { type PointerEvent, useRef } from 'react'

/** How long a finger rests before it means something else than a tap, in milliseconds, and how far it may slip, in pixels. */
const longPressMs = 450
const slip = 10

/** Handlers for what a long press of a finger opens. A mouse has its own buttons. */
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
