/** The origin of the sandbox, from which this script was loaded. */
export const origin = new URL(document.currentScript.src).origin

export function flatten(value, fields = new URLSearchParams(), prefix = '') {
  for (const [name, inner] of Object.entries(value)) {
    const path = prefix ? `${prefix}[${name}]` : name
    if (inner === null || inner === undefined) continue
    if (typeof inner === 'object') flatten(inner, fields, path)
    else fields.set(path, String(inner))
  }
  return fields
}

export async function call(key, method, path, params) {
  const fields = flatten(params)
  const headers = { authorization: `Bearer ${key}` }
  if (method === 'POST') headers['content-type'] = 'application/x-www-form-urlencoded'
  try {
    const address = method === 'GET' ? `${origin}${path}?${fields}` : `${origin}${path}`
    const reply = await fetch(address, {
      method,
      headers,
      body: method === 'GET' ? undefined : fields,
      credentials: 'omit',
    })
    const answer = await reply.json()
    return reply.ok ? { result: answer } : { error: answer.error }
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'The payment service could not be reached. Try again.',
      },
    }
  }
}

/** Returns an error in the shape of the API. */
export function makeError(message, code) {
  return { type: 'invalid_request_error', message, ...(code && { code }) }
}
