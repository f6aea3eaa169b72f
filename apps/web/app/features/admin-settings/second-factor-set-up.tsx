import { zodResolver } from '@hookform/resolvers/zod'
import { secondFactor } from '@shop/contract/second-factor'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Modal } from '~/ui/modal.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginSecondFactor } from './second-factor.queries.ts'
import { type AppSecret, SecondFactorApp } from './second-factor-app.tsx'

const failure = { title: 'Erro', message: 'Não foi possível ativar a verificação. Tente novamente.' }
const rules = zodResolver(secondFactor.begin.body)

/** Requests the password, sets up the authenticator app, then shows the recovery codes for a lost phone. */
export function SecondFactorSetUp({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (secret) return <SecondFactorApp secret={secret} onConfirmed={setCodes} onClose={onClose} />
  return <OwnPassword onProved={setSecret} onClose={onClose} />
}

interface OwnPasswordProps {
  onProved: (secret: AppSecret) => void
  onClose: () => void
}

function OwnPassword({ onProved, onClose }: OwnPasswordProps) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm({ resolver: rules, defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onProved(await beginSecondFactor(token, password))
    } catch (error) {
      if (showFieldErrors(form, error, ['password']).length > 0) return
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
  })
  return (
    <Modal
      title="Confirme que é você"
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} className="max-lg:flex-1">
            Continuar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>Tenha o celular por perto: o próximo passo é feito com ele.</p>
        <PasswordField
          label="Sua senha"
          autoComplete="current-password"
          required
          {...form.register('password')}
          error={errors.password?.message}
        />
      </form>
    </Modal>
  )
}
