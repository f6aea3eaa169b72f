import { zodResolver } from '@hookform/resolvers/zod'
import { type WalkIn, walkInFields } from '@shop/contract/customers'
import { email } from '@shop/contract/fields'
import { z } from '@shop/contract/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { masked, showFieldErrors } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { changeWalkIn } from './customers.queries.ts'

const failure = {
  title: 'Dados não salvos',
  message: 'Não foi possível salvar.',
  noResponse: 'Tente novamente.',
}
const { name, phone } = walkInFields
const schema = z.object({ name, phone, email: z.union([z.literal(''), email]) })
const names = ['name', 'phone', 'email'] as const

interface WalkInFormProps {
  customer: WalkIn
  onChange: (customer: WalkIn) => void
  onClose: () => void
}

export function WalkInForm({ customer, onChange, onClose }: WalkInFormProps) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: customer.name, phone: customer.phone, email: customer.email ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      onChange(await changeWalkIn(token, { ...values, id: customer.id, email: values.email || null }))
      toast({ title: 'Sucesso!', description: 'Dados da cliente salvos.' })
      onClose()
    } catch (error) {
      showFieldErrors(form, error, names)
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
  })
  return (
    <Modal
      title="Corrigir cliente"
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} className="max-lg:flex-1">
            Salvar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Field label="Nome" required {...form.register('name')} error={errors.name?.message} />
        <Field
          label="Telefone"
          required
          type="tel"
          {...masked(form.register('phone'), phoneMask)}
          error={errors.phone?.message}
        />
        <Field
          label="E-mail"
          aside="Opcional"
          type="email"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <p className="text-14 text-ink-2">
          Os pedidos já registrados ficam com os dados de quando foram feitos.
        </p>
      </form>
    </Modal>
  )
}
