import { DeskButton } from '~/ui/desk/desk-button.tsx'
import { Notice } from '~/ui/notice.tsx'

interface StaleNoticeProps {
  /** What was changed, with its article. */
  what: string
  onReload: () => void
}

/** Somebody else was faster. What was typed stays until the person decides. */
export function StaleNotice({ what, onReload }: StaleNoticeProps) {
  return (
    <div role="alert" className="mb-4">
      <Notice tone="error">
        <p>
          Outra pessoa mudou {what} enquanto você editava. Anote o que precisar e recarregue para continuar a
          partir do que ela salvou.
        </p>
        <DeskButton variant="outline" small className="mt-2" onClick={onReload}>
          Recarregar
        </DeskButton>
      </Notice>
    </div>
  )
}
