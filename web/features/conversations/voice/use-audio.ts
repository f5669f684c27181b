import { type SyntheticEvent, useRef, useState } from 'react'

type Speed = 1 | 1.5 | 2

/** Playback speeds; a click selects the next one. */
const nextSpeed: Record<Speed, Speed> = { 1: 1.5, 1.5: 2, 2: 1 }

/**
 * The state of an `audio` element. `seconds` is its duration from metadata, until the element knows its own.
 */
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
    // A recording that was not finalised properly does not know its own duration.
    onDurationChange: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
      Number.isFinite(currentTarget.duration) && setLength(currentTarget.duration),
  }
  return { sound, events, isPlaying, isBroken, at, length, speed, toggle, move, cycleSpeed }
}
