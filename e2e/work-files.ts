import type { Browser } from 'playwright-core'
import type { Person } from './harness/person.ts'

/** A file as chosen from a disk. */
export interface WorkFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Creates real images and a real video, drawn and recorded by the browser itself. */
export async function makeWork(
  browser: Browser,
): Promise<{ picture: WorkFile; second: WorkFile; film: WorkFile }> {
  const page = await browser.newPage()
  const picture = Buffer.from(await page.evaluate(drawPicture, 30), 'base64')
  const second = Buffer.from(await page.evaluate(drawPicture, 200), 'base64')
  const film = Buffer.from(await page.evaluate(recordFilm), 'base64')
  await page.close()
  return {
    picture: { name: 'morning-light.jpg', mimeType: 'image/jpeg', buffer: picture },
    second: { name: 'evening-light.jpg', mimeType: 'image/jpeg', buffer: second },
    film: { name: 'routine.webm', mimeType: 'video/webm', buffer: film },
  }
}

/** Submits one file as the first piece of work on the talent’s open page of a deal, until the brand can open it. */
export async function submitFile(talent: Person, file: WorkFile): Promise<void> {
  await talent.page
    .getByLabel(/^Drag files here/)
    .first()
    .setInputFiles([file])
  await talent.sees(/uploaded/)
  await talent.clicks('Submit for review')
  await talent.sees(/not opened yet|opened by the brand/)
}

function drawPicture(hue: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1600
  canvas.height = 1200
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const light = context.createLinearGradient(0, 0, 1600, 1200)
  light.addColorStop(0, `hsl(${hue} 80% 82%)`)
  light.addColorStop(1, `hsl(${hue + 40} 60% 45%)`)
  context.fillStyle = light
  context.fillRect(0, 0, 1600, 1200)
  context.fillStyle = `hsl(${hue + 180} 50% 30%)`
  context.beginPath()
  context.arc(900, 620, 260, 0, 7)
  context.fill()
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
}

/** Records one and a half seconds of a moving dot. */
async function recordFilm(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 568
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  for (let frame = 0; frame < 38; frame += 1) {
    context.fillStyle = '#010028'
    context.fillRect(0, 0, 320, 568)
    context.fillStyle = '#f5b08a'
    context.fillRect(30 + frame * 6, 200, 60, 60)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
