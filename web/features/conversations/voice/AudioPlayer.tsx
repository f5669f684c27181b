import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import type { ReactNode } from 'react'
import classes from './AudioPlayer.module.css'
import { formatMinutes } from './format-minutes.ts'
import { useAudio } from './use-audio.ts'

interface SoundPlayerProps {
  name: string
  src: string
  /** Duration if known before loading; else 0. */
  seconds: number
  /** Shown when this browser cannot play the audio. */
  fallback: ReactNode
}

/** An audio player: play, seek, change the speed. */
export function AudioPlayer({ name, src, seconds, fallback }: SoundPlayerProps) {
  const { sound, events, isPlaying, isBroken, at, length, speed, toggle, move, cycleSpeed } =
    useAudio(seconds)
  if (isBroken) return fallback
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields are not submitted as a form
    <div className={classes.sound} role="group" aria-label={name}>
      <audio ref={sound} src={src} preload="metadata" {...events} />
      <button
        type="button"
        className={classes.play}
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={toggle}
      >
        {isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
      </button>
      <input
        type="range"
        className={classes.line}
        aria-label="Position in recording"
        aria-valuetext={`${formatMinutes(at)} of ${formatMinutes(length)}`}
        min={0}
        max={Math.max(length, at, 0.1)}
        step={0.1}
        value={at}
        onChange={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <span className={classes.time}>{formatMinutes(isPlaying || at > 0 ? at : length)}</span>
      <button type="button" className={classes.speed} aria-label={`Speed: ${speed}×`} onClick={cycleSpeed}>
        {speed}×
      </button>
    </div>
  )
}
