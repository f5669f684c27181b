import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { SeatedPair } from '../server/src/invariants/failover/seats.ts'
import { type MessagingWork, messageErrors, type Seat, type Transport } from './messaging-work.ts'
import type { Program, ProgramRequests } from './program.ts'

/** The setup of the messaging benchmark: both servers, the client process, and signed-in accounts. */
export interface Stage {
  databaseUrl: string
  ours: Program
  baseline: Program
  clients: ProgramRequests
  pairs: readonly SeatedPair[]
  /** Conversations of one brand whose sends the baseline can replay. */
  recorded: readonly string[]
  /** The folder for profiles of the servers; null when they are measured instead. */
  profileIn: string | null
}

export const targets = ['ours', 'baseline'] as const
export type TargetName = (typeof targets)[number]

/**
 * Presence is written shortly after accounts connect and some seconds after they disconnect, one statement
 * each. Returns how long to wait for it, in milliseconds.
 */
const settlesAfterMs = (people: number): number => (people > 10 ? 7_000 : 500)

/** Runs one task in the client process. */
export function work(stage: Stage, task: MessagingWork): Promise<unknown> {
  return stage.clients.ask(task)
}

/**
 * Opens the same number of screens on both servers, in the same conversations unless the baseline has its
 * own.
 */
export async function openBoth(
  stage: Stage,
  transport: Transport,
  seats: Seat[],
  baselineSeats = seats,
): Promise<void> {
  for (const target of targets) {
    await work(stage, {
      work: 'open',
      target,
      base: stage[target].address,
      transport,
      seats: target === 'ours' ? seats : baselineSeats,
    })
  }
  await pause(settlesAfterMs(new Set(seats.map(({ token }) => token)).size) / 2)
}

/** Closes the screens. Prints and returns how many messages were lost, duplicated or out of order. */
export async function closeBoth(stage: Stage, seats: readonly Seat[]): Promise<number> {
  let errors = 0
  for (const target of targets) {
    const { lost, disordered } = messageErrors.parse(await work(stage, { work: 'close', target }))
    if (lost + disordered > 0) console.log(`${target}: ${lost} lost, ${disordered} out of order`)
    errors += lost + disordered
  }
  await pause(settlesAfterMs(new Set(seats.map(({ token }) => token)).size))
  return errors
}

const weight = z.object({ heap: z.number(), rss: z.number(), cpu: z.number() })

/** Returns the memory of a server after garbage collection, in bytes. */
export async function measureMemory(program: Program): Promise<{ heap: number; rss: number }> {
  return weight.parse(await program.ask({ sweep: true }))
}

/** Returns the CPU time a server has used so far, in microseconds. */
export async function timeUsed(program: Program): Promise<number> {
  return weight.parse(await program.ask({})).cpu
}
