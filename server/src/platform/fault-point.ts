/**
 * A place between two statements where a test may end the process as a power cut would: `FAIL_AT` names it, and `FAIL_AT=charged:3` lets
 * it be passed twice. Nothing happens outside tests.
 */
export function reach(point: string): void {
  const { NODE_ENV, FAIL_AT } = process.env
  if (NODE_ENV !== 'test' || !FAIL_AT) return
  const [wanted, times = '1'] = FAIL_AT.split(':')
  if (wanted !== point) return
  passed += 1
  if (passed >= Number(times)) process.kill(process.pid, 'SIGKILL')
}

let passed = 0
