/**
 * Removes broken connections from the pool. One whose response never came is still waiting for it: every later query on
 * it would wait as well, until the kernel closes the socket many minutes later. One that the server is closing looks
 * healthy until its socket ends. One that reports "read-only" is connected to a server that is no longer the primary.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

export function discardBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new WatchedClient(await pool.connect()),
    end: () => pool.end(),
  }
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  #broken: unknown

  constructor(client: PostgresPoolClient) {
    this.#client = client
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(query: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    return typeof query === 'string' ? this.#run(query, parameters) : this.#client.query(query)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken !== undefined)
  }

  async #run(sql: string, parameters: readonly unknown[]) {
    // Rolling back the transaction would wait for the full timeout again, without a response.
    if (this.#broken !== undefined) throw this.#broken
    try {
      return await this.#client.query(sql, parameters)
    } catch (error) {
      if (breaksConnection(error)) this.#broken = error
      throw error
    }
  }
}

const connectionLost = /^08/
const serverStopping = /^57P0/
const readOnlyServer = '25006'

function breaksConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? ''
    return connectionLost.test(code) || serverStopping.test(code) || code === readOnlyServer
  }
  return error instanceof Error && error.message === 'Query read timeout'
}
