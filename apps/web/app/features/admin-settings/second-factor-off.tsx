import { zodResolver } from '@hookform/resolvers/zod'
import { secondFactor } from '@shop/contract/second-factor'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { endSecondFactor } from './second-factor.queries.ts'

const failure = { title: 'Erro', message: 'Não foi possível desativar a verificação. Tente novamente.' }
const rules = zodResolver(secondFactor.end.body)

export function SecondFactorOff({ onClose }: { onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm({ resolver: rules, defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await endSecondFactor(token, body)
    } catch (error) {
      if (showFieldErrors(form, error, ['password', 'code']).length > 0) return
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      return
    }
    toast({ title: 'Sucesso!', description: 'A verificação em duas etapas foi desativada.' })
    onClose()
  })
  return (
    <Modal
      title="Desativar a verificação em duas etapas?"
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isSubmitting}
            className="max-lg:flex-1"
          >
            Desativar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>O login volta a pedir só a senha, e os códigos de recuperação deixam de valer.</p>
        <PasswordField
          label="Sua senha"
          autoComplete="current-password"
          required
          {...form.register('password')}
          error={errors.password?.message}
        />
        <Field
          label="Código de verificação"
          hint="O do aplicativo autenticador, ou um código de recuperação."
          autoComplete="one-time-code"
          required
          {...form.register('code')}
          error={errors.code?.message}
        />
      </form>
    </Modal>
  )
}
