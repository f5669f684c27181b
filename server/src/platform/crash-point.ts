let armed: { point: string; left: number } | null = null

/** The process ends as by a power cut when it reaches this point for the `times`th time. Only proofs say this; nothing else ever does. */
export function crashAt(point: string, times: number): void {
  armed = { point, left: times }
}

/** A place between two statements where a proof may end the process; otherwise nothing. */
export function crashPoint(point: string): void {
  if (armed?.point !== point) return
  armed.left -= 1
  if (armed.left === 0) process.kill(process.pid, 'SIGKILL')
}
