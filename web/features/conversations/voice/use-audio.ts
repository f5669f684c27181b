import { type SyntheticEvent, useRef, useState } from 'react'

type Speed = 1 | 1.5 | 2

/** How fast people listen; a press takes the next. */
const nextSpeed: Record<Speed, Speed> = { 1: 1.5, 1.5: 2, 2: 1 }

/** An `audio` element and where it stands. `seconds` is its length as others know it, until it says so itself. */
export function useAudio(seconds: number) {
  const sound = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(seconds)
  const [speed, setSpeed] = useState<Speed>(1)
  const toggle = () => {
    const { current: element } = sound
    if (!element?.paused) element?.pause()
    else element.play().catch(() => setBroken(element.error !== null))
  }
  const move = (to: number) => {
    setAt(to)
    if (sound.current) sound.current.currentTime = to
  }
  const cycleSpeed = () => {
    setSpeed(nextSpeed[speed])
    if (sound.current) sound.current.playbackRate = nextSpeed[speed]
  }
  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => setAt(0),
    onError: () => setBroken(true),
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => setAt(currentTarget.currentTime),
    // A recording that its browser did not finish properly does not know its own length.
    onDurationChange: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
      Number.isFinite(currentTarget.duration) && setLength(currentTarget.duration),
  }
  return { sound, events, isPlaying, isBroken, at, length, speed, toggle, move, cycleSpeed }
}
