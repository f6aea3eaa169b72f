import { zodResolver } from '@hookform/resolvers/zod'
import { type EmailSettings, emailSettingsCalls, emailSettingsLimits } from '@shop/contract/email-settings'
import { useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { type EmailValues, emailForm, emailValues } from './email-values.ts'

const SAVE = 'email-settings'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar.',
  noResponse: 'Tente novamente.',
}

interface EmailSettingsFormProps {
  settings: EmailSettings
  onSaved: (settings: EmailSettings) => void
}

/** Who sends the emails, how they greet and how they close; the preview beside it shows what was saved. */
export function EmailSettingsForm({ settings, onSaved }: EmailSettingsFormProps) {
  const { token } = useAdmin()
  const form = useForm<EmailValues, unknown, EmailSettings>({
    resolver: zodResolver(emailForm),
    defaultValues: emailValues(settings),
  })
  const { register, control } = form
  const typed = useWatch({ control })
  const { errors, isDirty, isSubmitting } = form.formState
  const field = (name: keyof EmailValues) => ({
    ...register(name),
    error: errors[name]?.message,
    aside: `${(typed[name] ?? '').length} de ${emailSettingsLimits[name]}`,
  })
  const submit = form.handleSubmit(
    async (body) => {
      try {
        onSaved(await callSignedIn(emailSettingsCalls.save, { token, body }))
        toastSuccess(SAVE, { title: 'Sucesso!', description: 'Vale para os próximos e-mails.' })
      } catch (error) {
        toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
      }
    },
    () => toastFailure(SAVE, { title: failure.title, description: 'Confira os campos marcados.' }),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mb-8 grid min-w-0 gap-5 rounded-1 border border-line bg-white p-4 sm:grid-cols-2 lg:p-5"
    >
      <Field
        {...field('senderName')}
        label="Nome de quem envia"
        hint="Como aparece na caixa de entrada. Em branco, vale o nome da loja."
      />
      <Field
        {...field('greeting')}
        label="Saudação"
        hint="Antes do primeiro nome da cliente: “Olá, Marina”."
      />
      <TextArea
        {...field('closing')}
        label="Despedida"
        rows={2}
        hint="No fim dos e-mails às clientes, como “Com carinho, Helena”. Em branco, não há."
        className="sm:col-span-2"
      />
      <Button type="submit" loading={isSubmitting} disabled={!isDirty} className="justify-self-start">
        Salvar
      </Button>
      <LeaveQuestion unsaved={isDirty}>O que você mudou nos e-mails ainda não foi salvo.</LeaveQuestion>
    </form>
  )
}
