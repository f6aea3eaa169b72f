import { zodResolver } from '@hookform/resolvers/zod'
import { secondFactor } from '@shop/contract/second-factor'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { QrCode } from '~/ui/qr-code.tsx'
import { CopyButton } from './copy-button.tsx'
import { confirmSecondFactor } from './second-factor.queries.ts'

const failure = { title: 'Erro', message: 'Não foi possível ativar a verificação. Tente novamente.' }
const rules = zodResolver(secondFactor.confirm.body)

export interface AppSecret {
  secret: string
  url: string
}

interface SecondFactorAppProps {
  secret: AppSecret
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The secret is entered into the app by QR code, by a link on the phone itself, or by hand. */
export function SecondFactorApp({ secret: { secret, url }, onConfirmed, onClose }: SecondFactorAppProps) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm({ resolver: rules, defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onConfirmed(await confirmSecondFactor(token, code))
    } catch (error) {
      if (showFieldErrors(form, error, ['code']).length > 0) return
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
  })
  return (
    <Modal
      title="Ligue o aplicativo à sua conta"
      width={620}
      full
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} className="max-lg:flex-1">
            Ativar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ol className="grid gap-6">
          <Step number={1}>
            No celular, abra um aplicativo autenticador. Se ainda não tem, instale o Google Authenticator ou o
            Microsoft Authenticator.
          </Step>
          <Step number={2}>
            <p>No aplicativo, escolha adicionar uma conta e leia este código:</p>
            <div className="justify-self-start rounded-1 border border-line bg-white p-3">
              <QrCode text={url} label="QR Code para o aplicativo autenticador" />
            </div>
            <ButtonAnchor href={url} variant="outline" className="justify-self-start lg:hidden">
              Abrir no aplicativo deste celular
            </ButtonAnchor>
            <p className="text-14 text-ink-2">Se não conseguir ler, digite esta chave no aplicativo:</p>
            <p className="rounded-1 bg-paper-2 px-4 py-3 font-medium tracking-wide wrap-anywhere select-all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
            <CopyButton text={secret} className="justify-self-start">
              Copiar chave
            </CopyButton>
          </Step>
          <Step number={3}>
            <p>Digite o código de 6 números que o aplicativo mostra agora.</p>
            <Field
              label="Código do aplicativo"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...form.register('code')}
              error={errors.code?.message}
              className="max-w-60"
            />
          </Step>
        </ol>
      </form>
    </Modal>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-pill bg-wine-soft text-14 font-semibold text-wine"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-3 pt-0.5">{children}</div>
    </li>
  )
}
