import { useEffect, useRef, useState } from 'react'
import { formatMinutes } from './format-minutes.ts'

interface Note {
  file: File
  url: string
}

interface Recorder {
  isRecording: boolean
  /** Recorded time in seconds and as `0:07`. */
  seconds: number
  clock: string
  note: Note | null
  /** Why recording is not possible. */
  error: string | null
  stop: () => void
}

/** Maximum length of a voice note, in seconds; then recording stops. */
const MAX_RECORDING_SECONDS = 300
const kinds = [
  { mime: 'audio/webm;codecs=opus', ending: 'webm' },
  { mime: 'audio/mp4', ending: 'm4a' },
  { mime: 'audio/ogg;codecs=opus', ending: 'ogg' },
]

/** Records from the microphone, starting on mount. Everything is released on unmount. */
export function useRecorder(): Recorder {
  const [seconds, setSeconds] = useState(0)
  const [isRecording, setRecording] = useState(false)
  const [note, setNote] = useState<Note | null>(null)
  const [error, setError] = useState<string | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)
  useEffect(() => {
    let isHere = true
    let address = ''
    const finish = (file: File) => {
      if (!isHere) return
      address = URL.createObjectURL(file)
      setRecording(false)
      setNote({ file, url: address })
    }
    record(finish).then(
      (running) => {
        recorder.current = running
        if (isHere) setRecording(true)
        else letGo(running)
      },
      (reason: unknown) => isHere && setError(whyNot(reason)),
    )
    return () => {
      isHere = false
      if (recorder.current) letGo(recorder.current)
      URL.revokeObjectURL(address)
    }
  }, [])
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(() => {
    if (isRecording && seconds >= MAX_RECORDING_SECONDS) recorder.current?.stop()
  }, [isRecording, seconds])
  return {
    isRecording,
    seconds,
    clock: formatMinutes(seconds),
    note,
    error,
    stop: () => recorder.current?.stop(),
  }
}

async function record(finish: (file: File) => void): Promise<MediaRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const kind = kinds.find(({ mime }) => MediaRecorder.isTypeSupported(mime))
  const recorder = new MediaRecorder(stream, kind ? { mimeType: kind.mime } : {})
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.onstop = () => {
    silence(recorder)
    const type = (kind?.mime ?? recorder.mimeType).split(';')[0] ?? ''
    finish(new File(chunks, `Voice note.${kind?.ending ?? 'webm'}`, { type }))
  }
  recorder.start()
  return recorder
}

/** Stops the tracks, because the browser shows the microphone as active as long as one runs. */
function silence({ stream }: MediaRecorder): void {
  for (const track of stream.getTracks()) track.stop()
}

function letGo(recorder: MediaRecorder): void {
  recorder.onstop = null
  if (recorder.state !== 'inactive') recorder.stop()
  silence(recorder)
}

function whyNot(reason: unknown): string {
  const name = reason instanceof DOMException ? reason.name : ''
  if (name === 'NotAllowedError')
    return 'Microphone access is blocked. Allow it for this site in your browser’s settings.'
  return name === 'NotFoundError' ? 'No microphone found.' : 'This browser can’t record audio.'
}
