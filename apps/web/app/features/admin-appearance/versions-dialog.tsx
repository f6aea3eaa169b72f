import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Modal } from '~/ui/modal.tsx'
import { versionMoment } from './draft-text.ts'
import type { ContentEditor } from './use-content-editor.ts'

const ORIGINAL = 0

/** The published versions, each of which can be published again. */
export function VersionsDialog({ editor, onClose }: { editor: ContentEditor; onClose: () => void }) {
  const [chosen, setChosen] = useState<number>()
  const { versions } = editor.draft
  const restore = async (version: number) => {
    setChosen(version)
    if (await editor.restore(version)) onClose()
    setChosen(undefined)
  }
  const button = (version: number, name: string) => (
    <Button
      variant="outline"
      size="small"
      loading={chosen === version}
      aria-label={`Voltar a esta: ${name}`}
      onClick={() => void restore(version)}
    >
      Voltar a esta
    </Button>
  )
  return (
    <Modal title="Versões publicadas" width={560} onDismiss={onClose}>
      <p className="mb-4 text-ink-2">
        Voltar publica a versão de novo. O seu rascunho, se houver, continua guardado. As últimas 20 ficam
        aqui.
      </p>
      <ul className="grid">
        {versions.map(({ version, publishedAt, publishedBy }, index) => (
          <li
            key={version}
            className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <span>
              {versionMoment(publishedAt)}
              {publishedBy !== null && <span className="text-ink-3"> · {publishedBy}</span>}
            </span>
            {index === 0 ? (
              <span className="text-14 text-ok">No ar</span>
            ) : (
              button(version, versionMoment(publishedAt))
            )}
          </li>
        ))}
        <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
          <span>Texto original da loja</span>
          {versions.length === 0 ? (
            <span className="text-14 text-ok">No ar</span>
          ) : (
            button(ORIGINAL, 'texto original da loja')
          )}
        </li>
      </ul>
    </Modal>
  )
}
