import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

interface StaleNoticeProps {
  /** What was changed, with its Portuguese article. */
  what: string
  onReload: () => void
}

/** Another admin has saved first. What was typed stays until this admin reloads. */
export function StaleNotice({ what, onReload }: StaleNoticeProps) {
  return (
    <div role="alert" className="mb-4">
      <Notice tone="error">
        <p>
          Outra pessoa mudou {what} enquanto você editava. Anote o que precisar e recarregue para continuar a
          partir do que ela salvou.
        </p>
        <Button variant="outline" size="small" className="mt-2" onClick={onReload}>
          Recarregar
        </Button>
      </Notice>
    </div>
  )
}
