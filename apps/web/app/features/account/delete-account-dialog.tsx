import { zodResolver } from '@hookform/resolvers/zod'
import type { Failure } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { type AccountInUse, users } from '@shop/contract/users'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, closesDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { OpenEnds, openEndsIn } from './deletion-error.tsx'

const failure: Failure = { message: 'Não foi possível excluir a conta. Tente novamente.' }
const rules = zodResolver(users.deleteAccount.body)

interface DeleteAccountDialogProps {
  id: string
  token: string
  onDeleted: () => void
}

/** Shows what is deleted and what is retained before it requests the password. */
export function DeleteAccountDialog({ id, token, onDeleted }: DeleteAccountDialogProps) {
  const [failed, setFailed] = useState<{ text: string; openEnds: AccountInUse | undefined }>()
  const form = useForm({ resolver: rules, defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async (body) => {
    setFailed(undefined)
    try {
      await callSignedIn(users.deleteAccount, { body, token })
      closeDialog(id)
      toast(notices.accountDeleted)
      onDeleted()
    } catch (error) {
      if (showFieldErrors(form, error, ['password']).length > 0) return
      setFailed({ text: failureText(error, failure), openEnds: openEndsIn(error) })
    }
  })
  const onClose = () => {
    form.reset()
    setFailed(undefined)
  }

  return (
    <Dialog id={id} label="Excluir minha conta" onClose={onClose} className="sm:max-w-140">
      <form
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10"
      >
        <h2 className="pr-10">Excluir minha conta</h2>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2">
          <li>
            Seu cadastro, favoritos, fichas de medidas, tickets e sessões são apagados. Não dá para desfazer.
          </li>
          <li>Suas avaliações continuam na loja, assinadas por “Cliente”.</li>
          <li>
            Dos pedidos fica, bloqueado por 5 anos, só o que a lei fiscal exige: número, datas, peças,
            valores, nome e endereço de entrega.
          </li>
          <li>
            Com um pedido pago a caminho, um reembolso ou um ticket em aberto, a exclusão espera até que se
            resolva.
          </li>
        </ul>
        {failed && (
          <FormNotice tone="error" title="Conta não excluída">
            <p>{failed.text}</p>
            {failed.openEnds && <OpenEnds {...failed.openEnds} />}
          </FormNotice>
        )}
        <PasswordField
          label="Sua senha"
          required
          autoComplete="current-password"
          {...form.register('password')}
          error={errors.password?.message}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant="danger-outline" loading={isSubmitting}>
            Excluir conta
          </Button>
          <Button variant="quiet" {...closesDialog(id)}>
            Manter a conta
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
