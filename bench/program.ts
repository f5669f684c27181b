import { type ChildProcess, spawn } from 'node:child_process'

/** A program in a process of its own that answers questions, one at a time. */
export interface ProgramRequests {
  /** Sends a question and gives the answer; fails when the program ends instead. */
  ask(question: object): Promise<unknown>
  stop(): Promise<void>
}

/** A measured program; it answers questions only where it was started with something that hears them. */
export interface Program extends ProgramRequests {
  address: string
}

/** Starts a program and waits until it prints the address it listens at. Its logs go nowhere, but they are written. */
export async function startProgram(
  script: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Program> {
  const { child, ...asked } = start(script, env, options)
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    let print = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      print = `${print}${text}`.slice(-4_000)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(print)?.[0]
      if (found) resolve(found)
    })
  })
  // What is written from now on is drained unread: reading it would take time from what is measured.
  child.stdout?.removeAllListeners('data').resume()
  return { address, ...asked }
}

/** Starts a program that listens nowhere and only answers. */
export function startAsked(script: string): ProgramRequests {
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
  const ask = (question: object) =>
    new Promise<unknown>((resolve, reject) => {
      const fail = (code: number | null) =>
        reject(new Error(`${script} ended with ${code} instead of an answer`))
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
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 3_000))])
  child.kill('SIGKILL')
}
