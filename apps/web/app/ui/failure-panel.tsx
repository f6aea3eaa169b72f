import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Button } from './button.tsx'

interface FailurePanelProps {
  /** The error message. */
  error: string
  /** The id by which the operator finds the error in the log. */
  code?: string | undefined
  onRetry: () => void
}

/** Shown in place of a list that could not be loaded. */
export function FailurePanel({ error, code, onRetry }: FailurePanelProps) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-1 border-l-3 border-error bg-error-soft px-4 py-3.5 text-[0.9375rem]"
    >
      <TriangleAlert aria-hidden="true" className="mt-px size-5 flex-none text-error" strokeWidth={1.5} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere text-error">Erro ao carregar dados: {error}</p>
        <p>
          Nada foi perdido. Confira a internet e tente de novo
          {code ? (
            <>
              ; se continuar, envie este código a quem cuida da loja:{' '}
              <span className="break-all">{code}</span>
            </>
          ) : (
            '.'
          )}
        </p>
        <Button variant="outline" className="mt-3" onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Tentar de novo
        </Button>
      </div>
    </div>
  )
}
