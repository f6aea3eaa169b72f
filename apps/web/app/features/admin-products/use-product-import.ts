import { adminFailures } from '@shop/contract/admin-failures'
import { type ProductFileCheck, type ProductImportResult, productFile } from '@shop/contract/product-file'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { refetchProducts } from './products.queries.ts'

interface ChosenFile {
  name: string
  /** Read once: the file on the disk may be edited between check and import. */
  csv: Blob
}

/** A file is checked as soon as it is chosen, and imported as it was checked. */
export function useProductImport() {
  const { token } = useAdmin()
  const [file, setFile] = useState<ChosenFile>()
  const [pending, setPending] = useState<'check' | 'import'>()
  const [check, setCheck] = useState<ProductFileCheck>()
  const [result, setResult] = useState<ProductImportResult>()
  const [failure, setFailure] = useState<string>()

  const run = async (step: 'check' | 'import', work: () => Promise<void>) => {
    setPending(step)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      // After an import that failed, only another check says what is true.
      setCheck(undefined)
      const texts = step === 'check' ? adminFailures.checkProductFile : adminFailures.importProducts
      setFailure(failureText(error, texts))
    }
    setPending(undefined)
  }

  const checkFile = ({ csv }: ChosenFile) =>
    run('check', async () => {
      setResult(undefined)
      setCheck(await callSignedIn(productFile.check, { token, csv }))
    })

  return {
    file,
    pending,
    check,
    result,
    failure,
    async choose(chosen: File) {
      await run('check', async () => {
        setCheck(undefined)
        const read = { name: chosen.name, csv: new Blob([await chosen.arrayBuffer()]) }
        setFile(read)
        await checkFile(read)
      })
    },
    async checkAgain() {
      if (file) await checkFile(file)
    },
    async save() {
      if (!file || !check) return
      const { fingerprint } = check
      await run('import', async () => {
        setResult(await callSignedIn(productFile.import, { token, csv: file.csv, query: { fingerprint } }))
        setCheck(undefined)
        await refetchProducts(token)
      })
    },
  }
}

export type ProductImport = ReturnType<typeof useProductImport>
