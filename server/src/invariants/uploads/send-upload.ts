import { request } from 'node:http'

/** The size of a part that the web app sends, in bytes. */
export const chunkBytes = 32_000_000

/** Who sends to which server. */
export interface Sender {
  base: string
  token: string
}

const headersOf = ({ token }: Sender) => ({ 'x-access-token': token, 'tus-resumable': '1.0.0' })
const inBase64 = (text: string): string => Buffer.from(text).toString('base64')

/** Creates a resumable upload of this length and returns its path. */
export async function createUpload(sender: Sender, bytes: number, name = 'film.mp4'): Promise<string> {
  const response = await fetch(`${sender.base}/api/uploads/resumable`, {
    method: 'POST',
    headers: {
      ...headersOf(sender),
      'upload-length': String(bytes),
      'upload-metadata': `filename ${inBase64(name)}`,
    },
  })
  const path = response.headers.get('location')
  if (response.status !== 201 || !path) throw new Error(`no upload: ${response.status}`)
  return path
}

/** Returns how many bytes of an upload the server has. */
export async function offsetOf(sender: Sender, path: string): Promise<number> {
  const response = await fetch(sender.base + path, { method: 'HEAD', headers: headersOf(sender) })
  if (response.status !== 200) throw new Error(`no offset: ${response.status}`)
  return Number(response.headers.get('upload-offset'))
}

interface Part {
  path: string
  offset: number
  bytes: Buffer
  /** Called when so many bytes of the part have left, after which no more are sent. */
  cut?: { after: number; run: () => Promise<void> } | undefined
}

/** Sends one part. Returns the status of the response, 0 without one, and how many bytes have left. */
export function sendPart(
  sender: Sender,
  { path, offset, bytes, cut }: Part,
): Promise<{ status: number; sent: number }> {
  const body = cut ? bytes.subarray(0, cut.after) : bytes
  return new Promise((resolve, reject) => {
    const sending = request(sender.base + path, {
      method: 'PATCH',
      agent: false,
      headers: {
        ...headersOf(sender),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    })
    const end = (status: number): void => resolve({ status, sent: body.length })
    sending.once('response', (response) => {
      response.resume()
      if (!cut) response.once('close', () => end(response.statusCode ?? 0))
    })
    sending.once('error', () => (cut ? undefined : end(0)))
    sending.write(body, () => {
      if (cut) cut.run().then(() => end(0), reject)
      else sending.end()
    })
  })
}
