import { failures } from '@shop/contract/failures'
import type { Girths } from '@shop/contract/size-finder'
import { type ChangeEvent, type ComponentType, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { contactDraft, forgetDraft } from '~/lib/drafts.ts'
import { lateRules } from '~/lib/late-rules.ts'
import { applyMask, phoneMask } from '~/lib/masks.ts'
import { useDraft } from '~/lib/use-draft.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import type { ContactFields } from '~/shared/contact/send-message.ts'
import { forgetQuestion, readQuestion } from '~/shared/measures/typed-measures.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Honeypot } from '~/ui/honeypot.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import type { ProductQuestionProps } from './product-question.tsx'
import { useVisit } from './use-visit.ts'

const resolver = lateRules<ContactFields>(
  async () => (await import('~/shared/contact/send-message.ts')).rules,
)
const empty: ContactFields = { name: '', email: '', phone: '', subject: '', message: '', website: '' }
const SEND = 'contact'
/** Honeypot fields, which only bots fill in. */
const hidden = ['website'] as const

export function ContactForm({ subjects }: { subjects: readonly string[] }) {
  const hydrated = useHydrated()
  const form = useForm<ContactFields>({ resolver, defaultValues: empty })
  useDraft(form, contactDraft, hidden)
  // After the draft, so that it stays.
  useVisit(form, subjects[0] ?? '')
  const question = useQuestion()
  const [measures, setMeasures] = useState<Girths>()
  const { errors, isSubmitting } = form.formState
  const phone = form.register('phone', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => applyMask(event.currentTarget, phoneMask),
  })

  const onSubmit = form.handleSubmit(
    async (given) => {
      const failed = await send(form, given, measures)
      if (failed === undefined) {
        toastSuccess(SEND, (await import('~/shared/contact/send-message.ts')).sentNotice)
        form.reset(empty)
        forgetDraft(contactDraft)
        question?.forget()
        setMeasures(undefined)
      } else {
        toastFailure(SEND, { title: failures.sendMessage.title, description: failed })
      }
    },
    async () => {
      const { name, email, message } = form.getValues()
      if ([name, email, message].some((text) => text.trim() === '')) {
        // Loaded by the check that has just failed.
        toastFailure(SEND, (await import('~/shared/contact/send-message.ts')).incompleteNotice)
      }
    },
  )

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="write"
      onSubmit={(event) => void onSubmit(event)}
      className="relative grid grid-cols-12 gap-x-5 gap-y-5.5"
    >
      {question && (
        <div className="col-span-12">
          <question.Box
            product={question.product}
            onMeasures={setMeasures}
            onBegin={(begin) => form.setValue('message', begin(form.getValues('message')))}
          />
        </div>
      )}
      <Field
        label="Nome"
        starred
        required
        autoComplete="name"
        maxLength={120}
        className="col-span-12"
        {...form.register('name')}
        error={errors.name?.message}
      />
      <Field
        label="E-mail"
        starred
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        className="col-span-12 sm:col-span-7"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <Field
        label="Telefone"
        aside="Opcional"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        className="col-span-12 sm:col-span-5"
        {...phone}
        error={errors.phone?.message}
      />
      <SelectField label="Assunto" className="col-span-12" {...form.register('subject')}>
        <option value="">Escolha um assunto</option>
        {subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextArea
        label="Mensagem"
        starred
        required
        rows={6}
        maxLength={4000}
        className="col-span-12"
        {...form.register('message')}
        error={errors.message?.message}
      />
      <Honeypot {...form.register('website')} />
      <div className="col-span-12 grid gap-4">
        {/* Disabled until hydration, because a submission could not be handled before. */}
        <Button
          type="submit"
          loading={isSubmitting}
          disabled={!hydrated}
          className="justify-self-start max-sm:w-full"
        >
          Enviar mensagem
        </Button>
        <noscript className="text-14">
          Para usar o formulário, ative o JavaScript do navegador, ou escreva direto para o nosso e-mail.
        </noscript>
        <p className="text-13 text-ink-3">
          Usamos seus dados só para responder a você, como explica a{' '}
          <Link to={paths.privacy} className="text-wine underline underline-offset-3">
            Política de Privacidade
          </Link>
          .
        </p>
      </div>
    </form>
  )
}

async function send(form: UseFormReturn<ContactFields>, given: ContactFields, measures: Girths | undefined) {
  try {
    const { sendMessage } = await import('~/shared/contact/send-message.ts')
    return await sendMessage(form, given, measures)
  } catch {
    // The module could not be loaded: a network failure.
    return failures.sendMessage.noResponse
  }
}

/** What the size finder led here about. Most visitors come without, so its box is loaded only when it is needed. */
function useQuestion() {
  const [question, setQuestion] = useState<{ product: string; Box: ComponentType<ProductQuestionProps> }>()
  useEffect(() => {
    const product = readQuestion()
    if (product === undefined) return
    const show = async () => {
      const { ProductQuestion } = await import('./product-question.tsx')
      setQuestion({ product, Box: ProductQuestion })
    }
    // Without it she writes the name of the product herself.
    show().catch(() => undefined)
  }, [])
  const forget = () => {
    forgetQuestion()
    setQuestion(undefined)
  }
  return question && { ...question, forget }
}
