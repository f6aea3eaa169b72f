/**
 * For work on many orders or in several steps: a failure is recorded, the rest still runs, and at the end one error
 * reports all failures.
 */
export type Failures = ReturnType<typeof collectFailures>

const QUOTED = 5

export function collectFailures() {
  const failures: { name: string; error: unknown }[] = []
  return {
    /** `name` identifies the failed part in the report, such as `order 12`. */
    async attempt(name: string, work: () => Promise<unknown>): Promise<void> {
      try {
        await work()
      } catch (error) {
        failures.push({ name, error })
      }
    },
    throwIfAny(): void {
      if (failures.length === 0) return
      const quoted = failures.slice(0, QUOTED).map(({ name, error }) => `${name}: ${textOf(error)}`)
      const more = failures.length > QUOTED ? '; …' : ''
      throw new AggregateError(
        failures.map(({ error }) => error),
        `${failures.length} failed: ${quoted.join('; ')}${more}`,
      )
    },
  }
}

/** Runs every step, even after an earlier one failed. */
export async function finishAll(steps: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const failures = collectFailures()
  for (const [name, step] of Object.entries(steps)) await failures.attempt(name, step)
  failures.throwIfAny()
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
