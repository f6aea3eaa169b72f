/** Files of products as an administrator sends them, with what a scenario needs to know of the response. */
import { type ProductFileCheck, productFile, productFileTitles } from '@shop/contract/product-file'
import { aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import type { TestShop } from './test-shop.ts'

const COLLECTION = 'Noivas'
const TEXT =
  'Renda chantilly sobre tule de seda, corpete com barbatanas, decote em coração e saia evasê com cauda de um metro. '

export const titles = Object.values(productFileTitles).join(';')

export interface FileResponse<T> {
  /** 0: none, because the shop was killed. */
  status: number
  data: T | undefined
  /** Of an error. */
  message: string
  seconds: number
}

export async function anImporter({ db, url }: Pick<TestShop, 'db' | 'url'>) {
  const { token } = await aSession(db, await aUser(db, { role: 'admin' }))
  const authorization = `Bearer ${token}`
  const post = async <T>(path: string, file: string | Buffer): Promise<FileResponse<T>> => {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      const headers = { authorization, 'content-type': 'text/csv' }
      const body = typeof file === 'string' ? file : new Uint8Array(file)
      const response = await fetch(url + path, { method: 'POST', headers, body })
      const json = (await response.json()) as T & { message?: string }
      const { ok, status } = response
      return { status, data: ok ? json : undefined, message: json.message ?? '', seconds: seconds() }
    } catch {
      return { status: 0, data: undefined, message: '', seconds: seconds() }
    }
  }
  return {
    check: (file: string | Buffer) => post<ProductFileCheck>(productFile.check.path, file),
    import: (file: string | Buffer, fingerprint: string) =>
      post<{ created: number; changed: number }>(
        `${productFile.import.path}?fingerprint=${fingerprint}`,
        file,
      ),
    async exported(): Promise<string> {
      const response = await fetch(url + productFile.exportCsv.path, { headers: { authorization } })
      return response.text()
    },
  }
}

export type Importer = Awaited<ReturnType<typeof anImporter>>

/** A file of new products. */
export function newProducts(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) =>
      `;Vestido ${n + 1};"${TEXT}Modelo ${n + 1}.";${COLLECTION};"4.890,00";"PP, P, M, G";Branco, Off-White;5;Não;Sim;`,
  )
  return [titles, ...rows, ''].join('\r\n')
}

/** Every product with another price, text and stock: what `generation` says can be counted. */
export function changedProducts(ids: readonly number[], generation: number): string {
  const rows = ids.map(
    (id, n) =>
      `${id};Vestido ${n + 1};"${TEXT}Coleção ${generation}.";${COLLECTION};${1000 + generation},00;"PP, P, M, G";Branco, Off-White;${5 + generation};Não;Sim;`,
  )
  return [titles, ...rows, ''].join('\r\n')
}

/** How many products are as the file of this generation says, and how many have at least one field of it. */
export async function countChanged({ db }: Pick<TestShop, 'db'>, generation: number) {
  const { rows } = await sql<{ whole: number; some: number }>`
    select count(*) filter (where priced and told and counted) as whole,
      count(*) filter (where priced or told or counted) as some
    from products, lateral (select price_cents = ${(1000 + generation) * 100} as priced,
      description like ${`%Coleção ${generation}.`} as told, stock_available = ${5 + generation} as counted) as found
    where deleted_at is null`.execute(db)
  return rows[0] ?? { whole: 0, some: 0 }
}
