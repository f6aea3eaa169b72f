import { contactSubjects } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import type { OpenState } from '@shop/contract/open-state'
import { replyTimeText } from '@shop/contract/store-numbers'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgetDraft } from '~/lib/drafts.ts'
import { lateRules } from '~/lib/late-rules.ts'
import { useDraft } from '~/lib/use-draft.ts'
import { formatOpens } from '~/shared/contact/format-opening.ts'
import type { ContactFields } from '~/shared/contact/send-message.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Button } from '~/ui/button.tsx'
import { DressIcon } from '~/ui/dress-icon.tsx'
import { Field, FieldError } from '~/ui/field.tsx'
import { Honeypot } from '~/ui/honeypot.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { inquiredText, inquiryMessage } from './inquiry-text.ts'

const resolver = lateRules<ContactFields>(
  async () => (await import('~/shared/contact/send-message.ts')).rules,
)
const [SUBJECT] = contactSubjects
const empty = { name: '', email: '', phone: '', message: '', website: '' }
const DRAFT = 'product-inquiry'
/** The subject is fixed; honeypot fields are filled in by bots only. */
const hidden = ['website', 'subject'] as const
/** Leaves room for what the message is about. */
const MOST_CHARACTERS = 3700

interface InquiryFormProps {
  /** The atelier's first one. */
  subject: string | undefined
  inquired: { name: string; size: string | undefined; color: string | undefined }
  /** When the atelier opens; undefined if that is not known. */
  next: Extract<OpenState, { open: false }>['next']
  /** The picture and the title. */
  children: ReactNode
}

/** The contact form in place, with what she looks at. */
export function InquiryForm({ subject = SUBJECT, inquired, next, children }: InquiryFormProps) {
  const time = replyTimeText(useStoreNumbers())
  const form = useForm<ContactFields>({ resolver, defaultValues: { ...empty, subject } })
  useDraft(form, DRAFT, hidden)
  const [along, setAlong] = useState(true)
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async (given) => {
    setFailure(undefined)
    const message = inquiryMessage(given.message, along ? inquired : undefined)
    const failed = await send({ ...given, message })
    setFailure(failed)
    if (failed !== undefined) return
    setSentTo(given.email.trim())
    form.reset({ ...empty, subject })
    forgetDraft(DRAFT)
  })
  const send = async (given: ContactFields) => {
    try {
      const { sendMessage } = await import('~/shared/contact/send-message.ts')
      return await sendMessage(form, given, undefined)
    } catch {
      // The module could not be loaded: a network failure.
      return failures.sendMessage.noResponse
    }
  }

  if (sentTo !== undefined)
    return (
      <Sent email={sentTo} time={time}>
        {children}
      </Sent>
    )
  return (
    <>
      <div>
        {children}
        <p className="mt-2 text-ink-2">
          {next && <span className="font-medium text-ink">O ateliê abre {formatOpens(next)}. </span>}
          Escreva agora; a resposta chega por e-mail em até {time}.
        </p>
        {along && (
          <p className="mt-4 flex items-start gap-3">
            <DressIcon className="mt-0.5 size-5 flex-none text-gold" />
            <span className="wrap-anywhere">{inquiredText(inquired)}</span>
          </p>
        )}
        <p className="text-14 text-ink-2">
          {along ? 'Vai junto com a mensagem. ' : 'Só a sua pergunta será enviada. '}
          <TextButton onClick={() => setAlong(!along)}>{along ? 'Tirar' : 'Juntar a peça'}</TextButton>
        </p>
      </div>
      <form
        method="post"
        noValidate
        aria-labelledby="inquiry"
        onSubmit={(event) => void onSubmit(event)}
        className="relative grid content-start gap-5 sm:grid-cols-2"
      >
        <Field
          label="Nome"
          required
          autoComplete="name"
          maxLength={120}
          {...form.register('name')}
          error={errors.name?.message}
        />
        <Field
          label="E-mail"
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.register('email')}
          error={errors.email?.message}
        />
        <TextArea
          label="Sua pergunta"
          required
          rows={4}
          maxLength={MOST_CHARACTERS}
          className="sm:col-span-2"
          {...form.register('message')}
          error={errors.message?.message}
        />
        <Honeypot {...form.register('website')} />
        <div className="grid gap-3 sm:col-span-2 sm:justify-items-end">
          <div role="alert" className="empty:hidden sm:justify-self-start">
            {failure !== undefined && <FieldError id="inquiry-error">{failure}</FieldError>}
          </div>
          <Button type="submit" loading={isSubmitting} className="max-sm:w-full">
            Enviar ao ateliê
          </Button>
        </div>
      </form>
    </>
  )
}

function Sent({ email, time, children }: { email: string; time: string; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="lg:col-span-2">
      {children}
      <p ref={text} tabIndex={-1} role="status" className="mt-3 text-18 wrap-anywhere">
        Recebemos. A resposta chega em até {time}, em {email}.
      </p>
    </div>
  )
}
