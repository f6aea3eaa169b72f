import { errorBody } from '@shop/contract/error-body'
import {
  type ProductFileCheck,
  type ProductImportResult,
  productFile,
  productFileTitles,
} from '@shop/contract/product-file'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'

const titles = Object.values(productFileTitles)

/** The API with an administrator who imports files of products. */
export async function testProductFile() {
  const api = await testApi()
  const user = await aUser(api.db, { role: 'admin' })
  const { token } = await aSession(api.db, user)
  const send = async <T>(url: string, file: string | Buffer, contentType = 'text/csv') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType }
    const response = await api.inject({ method: 'POST', url, payload: file, headers })
    const { statusCode: status } = response
    return status === 200
      ? { status, data: response.json<T>(), error: undefined }
      : { status, data: undefined, error: errorBody.parse(response.json()) }
  }
  const check = (file: string | Buffer, contentType?: string) =>
    send<ProductFileCheck>(productFile.check.path, file, contentType)
  const run = (file: string | Buffer, fingerprint: string) =>
    send<ProductImportResult>(`${productFile.import.path}?fingerprint=${fingerprint}`, file)

  return {
    api,
    adminId: user.id,
    admin: api.withToken(token),
    check,
    run,
    /** The counts of the check, and the lines that it lists. */
    async checked(file: string | Buffer): Promise<ProductFileCheck> {
      const { data, error } = await check(file)
      if (data === undefined) throw new Error(error?.message)
      return data
    },
    async imported(file: string | Buffer) {
      const { data } = await check(file)
      return run(file, data?.fingerprint ?? '')
    },
    async exported(): Promise<string> {
      const headers = { authorization: `Bearer ${token}` }
      return (await api.inject({ method: 'GET', url: productFile.exportCsv.path, headers })).payload
    },
  }
}

export type ProductFileAdmin = Awaited<ReturnType<typeof testProductFile>>

export type FileRow = Partial<Record<keyof typeof productFileTitles, string | number>>

const usual: FileRow = {
  ...{ id: '', name: 'Açucena', description: 'Renda floral.', collection: 'Noivas', priceCents: '6.890,00' },
  ...{ sizes: 'P, M', colors: 'Branco', stockQuantity: 3, featured: 'Não', visible: 'Sim', stockRead: '' },
}

/** A file with these rows; what a row does not say is as usual. */
export function aProductFile(...rows: readonly FileRow[]): string {
  const columns = Object.keys(productFileTitles) as (keyof typeof productFileTitles)[]
  const lines = rows.map((row) => columns.map((column) => cell({ ...usual, ...row }[column] ?? '')).join(';'))
  return `${[titles.join(';'), ...lines].join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  return /[";\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
}
