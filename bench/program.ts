import { spawn } from 'node:child_process'

/** A measured program in a process of its own. */
export interface Program {
  address: string
  stop(): Promise<void>
}

/** Starts a program and waits until it prints the address it listens at. Its logs go nowhere, but they are written. */
export async function startProgram(script: string, env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    let print = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      print = `${print}${text}`.slice(-4_000)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(print)?.[0]
      if (found) resolve(found)
    })
  })
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.removeAllListeners('exit')
    child.once('exit', () => undefined)
    child.kill('SIGTERM')
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 3_000))])
    child.kill('SIGKILL')
  }
  return { address, stop }
}
