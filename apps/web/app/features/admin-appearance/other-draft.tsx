import type { FieldValues } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { differences } from './differences.ts'

interface OtherDraftProps {
  mine: FieldValues
  theirs: FieldValues
  onContinue: () => void
  onTake: () => void
}

/** Somebody else saved the same part: both texts, and the choice. */
export function OtherDraft({ mine, theirs, onContinue, onTake }: OtherDraftProps) {
  const texts = differences(mine, theirs)
  return (
    <div role="alert" className="mb-5">
      <Notice tone="warning">
        <p className="font-semibold">Outra pessoa salvou esta parte enquanto você editava.</p>
        {texts.length === 0 && <p className="mt-1">Os textos são iguais: só as fotos mudaram.</p>}
        <ul className="mt-3 grid gap-3">
          {texts.map(({ path, mine: own, theirs: other }) => (
            <li key={path} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
              <p className="wrap-anywhere">
                <span className="block text-13 text-ink-2">O seu</span>
                {own || '(vazio)'}
              </p>
              <p className="wrap-anywhere">
                <span className="block text-13 text-ink-2">O que foi salvo</span>
                {other || '(vazio)'}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={onContinue}>
            Continuar com o meu
          </Button>
          <Button variant="neutral" size="small" onClick={onTake}>
            Usar o que foi salvo
          </Button>
        </div>
      </Notice>
    </div>
  )
}
