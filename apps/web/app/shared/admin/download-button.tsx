import type { Endpoint } from '@shop/contract/endpoint'
import { networkFailure } from '@shop/contract/network-failure'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { useAdmin } from './admin.ts'

interface DownloadButtonProps {
  endpoint: Endpoint
  fileName: string
  label?: string
  className?: string
}

/** Saves a list as a file that a spreadsheet opens. */
export function DownloadButton({
  endpoint,
  fileName,
  label = 'Baixar planilha',
  className,
}: DownloadButtonProps) {
  const { token } = useAdmin()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      saveFile(await fetchFile(endpoint, { token }), fileName)
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, networkFailure), variant: 'destructive' })
    }
    setLoading(false)
  }
  return (
    <Button variant="neutral" className={className} loading={loading} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      {label}
    </Button>
  )
}
