export interface VideoMetadata {
  width: number
  height: number
  durationMs: number
  poster: Blob | null
}

/** Longest side of the poster image, in pixels; its time in the video, in seconds. */
const maxEdgePx = 1_280
const moment = 1
/**
 * How long to wait for a video's metadata, in milliseconds, so that an unreadable video does not block its
 * upload.
 */
const loadTimeoutMs = 8_000

/**
 * Reads a video in the browser: dimensions, duration and a poster image from its first second. Returns null
 * when this browser cannot play it.
 */
export async function readVideoMetadata(file: File): Promise<VideoMetadata | null> {
  const film = document.createElement('video')
  const address = URL.createObjectURL(file)
  film.muted = true
  film.preload = 'auto'
  film.playsInline = true
  try {
    film.src = address
    await happened(film, 'loadeddata')
    film.currentTime = Math.min(moment, film.duration / 2 || 0)
    await happened(film, 'seeked')
    return {
      width: film.videoWidth,
      height: film.videoHeight,
      durationMs: Math.round(film.duration * 1_000) || 0,
      poster: await still(film),
    }
  } catch {
    return null
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function happened(film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(name, () => resolve(), { once: true })
    film.addEventListener('error', () => reject(new Error('This film cannot be read here.')), { once: true })
    setTimeout(() => reject(new Error('This film took too long.')), loadTimeoutMs)
  })
}

function still(film: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, maxEdgePx / Math.max(film.videoWidth, film.videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(film.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(film.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82))
}
