import { type ChildProcess, spawn } from 'node:child_process'

/** A separate process that answers requests, one at a time. */
export interface ProgramRequests {
  /** Sends a request and returns the response; fails when the process ends instead. */
  ask(question: object | string): Promise<unknown>
  stop(): Promise<void>
}

/** A measured program; it answers requests only if it was started with a handler for them. */
export interface Program extends ProgramRequests {
  address: string
  pid: number
}

/** Starts a program and waits until it prints its address. Its logs are written but discarded. */
export async function startProgram(
  script: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Program> {
  const { child, ...requests } = start(script, env, options)
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    let print = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      print = `${print}${text}`.slice(-4_000)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(print)?.[0]
      if (found) resolve(found)
    })
  })
  // Later output is drained unread, because reading it would take time from the measurement.
  child.stdout?.removeAllListeners('data').resume()
  return { address, pid: child.pid ?? 0, ...requests }
}

/** Starts a program that does not listen on a port and only answers requests. */
export function startRequestProgram(script: string): ProgramRequests {
  const { ask, stop } = start(script, {}, [])
  return { ask, stop }
}

function start(
  script: string,
  env: Record<string, string>,
  options: readonly string[],
): ProgramRequests & { child: ChildProcess } {
  const child = spawn(process.execPath, [...options, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ask = (question: object | string) =>
    new Promise<unknown>((resolve, reject) => {
      const fail = (code: number | null) =>
        reject(new Error(`${script} ended with ${code} instead of responding`))
      child.once('exit', fail)
      child.once('message', (answer) => {
        child.off('exit', fail)
        resolve(answer)
      })
      child.send(question)
    })
  return { child, ask, stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit')
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 3_000))])
  child.kill('SIGKILL')
}
