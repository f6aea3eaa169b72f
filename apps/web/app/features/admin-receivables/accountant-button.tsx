import { networkFailure } from '@shop/contract/network-failure'
import { receivables } from '@shop/contract/receivables'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { daysOf, monthText } from './month.ts'

/** Downloads what was received and delivered in the month, as CSV. */
export function AccountantButton({ month }: { month: string }) {
  const { token } = useAdmin()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const csv = await fetchFile(receivables.exportCsv, { token, query: daysOf(month) })
      saveFile(csv, `recebimentos-${month}.csv`)
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, networkFailure), variant: 'destructive' })
    }
    setLoading(false)
  }
  return (
    <Button variant="neutral" loading={loading} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      Para a contadora
      <span className="sr-only">: baixar planilha de {monthText(month)}</span>
    </Button>
  )
}
