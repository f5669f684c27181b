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
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  video.muted = true
  video.preload = 'auto'
  video.playsInline = true
  try {
    video.src = address
    await happened(video, 'loadeddata')
    video.currentTime = Math.min(moment, video.duration / 2 || 0)
    await happened(video, 'seeked')
    return {
      width: video.videoWidth,
      height: video.videoHeight,
      durationMs: Math.round(video.duration * 1_000) || 0,
      poster: await still(video),
    }
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function happened(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('This video cannot be read.')), { once: true })
    setTimeout(() => reject(new Error('Reading this video took too long.')), loadTimeoutMs)
  })
}

function still(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, maxEdgePx / Math.max(video.videoWidth, video.videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82))
}
