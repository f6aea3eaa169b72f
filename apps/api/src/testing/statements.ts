import { type KyselyPlugin, PostgresQueryCompiler, type QueryId } from 'kysely'
import type { Db } from '../db/connection.ts'

/**
 * Records the statements that run, and can run other work between one of them and the next, so that a race is
 * reproduced deterministically.
 */
export function watchStatements(db: Db) {
  const seen: string[] = []
  const statements = new WeakMap<QueryId, string>()
  let pause: { after: RegExp; meanwhile: () => Promise<unknown> } | undefined
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql } = new PostgresQueryCompiler().compileQuery(node, queryId)
      statements.set(queryId, sql)
      seen.push(sql)
      return node
    },
    async transformResult({ queryId, result }) {
      const { after, meanwhile } = pause ?? {}
      if (meanwhile !== undefined && after?.test(statements.get(queryId) ?? '')) {
        pause = undefined
        await meanwhile()
      }
      return result
    },
  }
  return {
    db: db.withPlugin(plugin),
    /** The statements that ran during the work. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      seen.length = 0
      await work()
      return [...seen]
    },
    /** The result of the first matching statement is delayed until `meanwhile` has finished. */
    after(statement: RegExp, meanwhile: () => Promise<unknown>): void {
      pause = { after: statement, meanwhile }
    },
  }
}
