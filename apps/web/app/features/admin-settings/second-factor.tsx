import { useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { useSecondFactor } from './second-factor.queries.ts'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'

const FEW_CODES = 3

export function SecondFactor() {
  const { token } = useAdmin()
  const query = useSecondFactor(token)
  const [switching, setSwitching] = useState<'on' | 'off'>()
  const failure = listFailure(query, { message: 'Falha ao buscar a verificação em duas etapas.' })
  if (failure) return <FailurePanel {...failure} />
  if (!query.data) {
    return (
      <>
        <p role="status" className="mb-2 text-ink-2">
          Carregando segurança...
        </p>
        <TableSkeleton rows={1} />
      </>
    )
  }
  const { enabled, recoveryCodesLeft } = query.data
  const close = () => setSwitching(undefined)
  return (
    <>
      <Panel
        title="Verificação em duas etapas"
        className="max-w-200"
        aside={<Badge tone={enabled ? 'ok' : 'neutral'}>{enabled ? 'Ativada' : 'Desativada'}</Badge>}
      >
        <div className="grid justify-items-start gap-4 p-4 lg:p-5">
          <p className="max-w-150">
            Além da senha, o login pede um código de 6 números que aparece no seu celular. Assim, quem
            descobrir sua senha não consegue entrar na área do ateliê.
          </p>
          {enabled && <CodesLeft left={recoveryCodesLeft} />}
          {/* One button for both states, so that the focus can return to it. */}
          <Button
            variant={enabled ? 'danger-outline' : 'primary'}
            onClick={() => setSwitching(enabled ? 'off' : 'on')}
          >
            {enabled ? 'Desativar' : 'Ativar verificação em duas etapas'}
          </Button>
        </div>
      </Panel>
      {switching === 'on' && <SecondFactorSetUp onClose={close} />}
      {switching === 'off' && <SecondFactorOff onClose={close} />}
    </>
  )
}

function CodesLeft({ left }: { left: number }) {
  return (
    <p className="max-w-150 text-ink-2">
      {left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`}{' '}
      {left <= FEW_CODES && 'Para receber outros 10, desative a verificação e ative de novo.'}
    </p>
  )
}
