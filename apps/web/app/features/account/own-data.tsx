import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Failure } from '@shop/contract/failures'
import { users } from '@shop/contract/users'
import Download from 'lucide-react/icons/download'
import { useId, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const failure: Failure = { message: 'Não foi possível preparar seus dados. Tente novamente.' }

interface OwnDataProps {
  token: string
  onDeleted: () => void
}

/** The data rights that the law grants every customer: a copy of their data, and its deletion. */
export function OwnData({ token, onDeleted }: OwnDataProps) {
  const [preparing, setPreparing] = useState(false)
  const headingId = useId()
  const dialogId = useId()
  const download = async (kind: 'json' | 'html') => {
    setPreparing(true)
    try {
      const endpoint = kind === 'json' ? users.exportData : users.exportPage
      saveFile(await fetchFile(endpoint, { token }), `meus-dados-${saoPauloDay(new Date())}.${kind}`)
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
    } finally {
      setPreparing(false)
    }
  }
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3.5 rounded-1 bg-paper-2 p-7 max-lg:-mx-(--page-margin) max-lg:rounded-none max-lg:px-(--page-margin)"
    >
      <h2 id={headingId} className="text-h4!">
        Seus dados são seus
      </h2>
      <p className="text-14 text-ink-2">
        Baixe uma cópia de tudo o que guardamos ou encerre a conta. Dos pedidos fica só o que a lei fiscal
        exige, por 5 anos.
      </p>
      <Button variant="outline" loading={preparing} onClick={() => void download('json')}>
        <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Baixar meus dados
      </Button>
      <TextButton className="justify-self-start" disabled={preparing} onClick={() => void download('html')}>
        Baixar para ler ou imprimir
      </TextButton>
      <TextButton tone="error" className="justify-self-start" {...opensDialog(dialogId)}>
        Excluir minha conta
      </TextButton>
      <DeleteAccountDialog id={dialogId} token={token} onDeleted={onDeleted} />
    </section>
  )
}
