import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '~/lib/files.ts'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/choice.tsx'
import { Modal } from '~/ui/modal.tsx'
import { CopyButton } from './copy-button.tsx'

const FILE = 'codigos-de-recuperacao.txt'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shown only once: the dialog closes only after the admin confirms that the codes are saved. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false)
  const [requested, setRequested] = useState(false)
  const close = () => (saved ? onClose() : setRequested(true))
  const list = codes.join('\n')
  return (
    <Modal
      title="Guarde seus códigos de recuperação"
      width={560}
      full
      onDismiss={close}
      footer={
        <Button className="max-lg:flex-1" onClick={close}>
          Concluir
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>
          A verificação em duas etapas está ativada. Se um dia você ficar sem o celular, entre com um destes
          códigos no lugar do código do aplicativo. Cada um vale uma vez.
        </p>
        <ul
          aria-label="Códigos de recuperação"
          className="grid gap-x-6 gap-y-2 rounded-1 bg-paper-2 px-4 py-3 font-medium sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={list}>Copiar códigos</CopyButton>
          <Button variant="neutral" onClick={() => saveFile(new Blob([`${list}\n`]), FILE)}>
            <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Baixar códigos
          </Button>
        </div>
        <p className="font-medium">
          Eles não aparecem de novo. Anote-os ou guarde o arquivo fora do celular.
        </p>
        <Checkbox
          label="Guardei os códigos em um lugar seguro"
          checked={saved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
        />
        <p role="alert" className="text-error empty:hidden">
          {requested && !saved && 'Guarde os códigos e marque a caixa acima para concluir.'}
        </p>
      </div>
    </Modal>
  )
}
