import { zodResolver } from '@hookform/resolvers/zod'
import { longestNote } from '@shop/contract/order-notes'
import { z } from '@shop/contract/zod'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { dismissToast, toastFailure } from '~/lib/action-toasts.ts'
import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { addNote } from './notes.queries.ts'

const failure = {
  title: 'Anotação não salva',
  message: 'Não foi possível salvar a anotação. Tente novamente.',
}
const rules = zodResolver(
  z.object({
    text: z.string().trim().min(1, 'Escreva a anotação.').max(longestNote, 'Use no máximo 1.000 caracteres.'),
  }),
)

/** What was typed stays in this tab until it is saved. */
export function NoteForm({ orderId }: { orderId: number }) {
  const { token } = useAdmin()
  const draft = `order-note-${orderId}`
  const form = useForm({ resolver: rules, defaultValues: { text: readDraft(draft).text ?? '' } })
  const { errors, isSubmitting } = form.formState
  const field = form.register('text', {
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => writeDraft(draft, { text: event.target.value }),
  })
  const save = form.handleSubmit(async ({ text }) => {
    const action = `order-note-${orderId}`
    try {
      await addNote(token, orderId, text)
      dismissToast(action)
      forgetDraft(draft)
      form.reset({ text: '' })
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-2">
      <TextArea label="Nova anotação" rows={2} {...field} error={errors.text?.message} />
      <Button
        type="submit"
        variant="neutral"
        size="small"
        loading={isSubmitting}
        className="justify-self-start"
      >
        Guardar anotação
      </Button>
    </form>
  )
}
