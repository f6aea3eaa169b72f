import type { Failure } from '@shop/contract/failures'
import type { GuestMeasures } from '@shop/contract/measurements'
import type { Order } from '@shop/contract/order'
import { orderMeasures } from '@shop/contract/order-measures'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { toastSuccess } from '~/lib/action-toasts.ts'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { useMeasureQuestions } from '../measures/use-measure-questions.ts'
import { emptyTexts, type VersionTexts } from '../measures/version-values.ts'
import { orderAfter } from './order-measures.queries.ts'

const failure: Failure = { message: 'Não foi possível enviar as medidas. Tente novamente.' }
const nobody = { personName: '', isChild: false, consent: false, guardianConsent: false }
const names = ['personName', 'isChild', 'consent', 'guardianConsent'] as const

interface Sending {
  orderId: number
  itemId: number
  /** Of the link. */
  token: string
  onSent: (order: Order) => void
  /** With the order as it is now: the atelier may have locked its measures meanwhile. */
  onRejected: (text: string, order: Order) => void
}

/** Who will wear it and the measures, in two forms that are sent as one. */
export function useGuestMeasures({ orderId, itemId, token, onSent, onRejected }: Sending) {
  const person = useForm({ defaultValues: nobody })
  const form = useForm<VersionTexts>({ defaultValues: emptyTexts(undefined) })
  const isChild = useWatch({ control: person.control, name: 'isChild' })
  const { bodyOf, showErrors, ...questions } = useMeasureQuestions(form, { latest: undefined, isChild })
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  /** Other lines that are cut to the same measures. */
  const [also, setAlso] = useState<readonly number[]>([])
  useStoredEdits(person, token, `guest-person-${itemId}`)
  useStoredEdits(form, token, `guest-measures-${itemId}`)

  const send = async (body: GuestMeasures) => {
    setSending(true)
    setFailed(undefined)
    try {
      let changed: Order | undefined
      for (const line of [itemId, ...also]) {
        changed = await call(orderMeasures.sendAsGuest, {
          params: { id: orderId, itemId: line },
          body,
          token,
        })
      }
      person.reset(nobody)
      form.reset(emptyTexts(undefined))
      toastSuccess('measures-sent', { title: 'Sucesso!', description: 'Recebemos suas medidas.' })
      if (changed) onSent(changed)
    } catch (error) {
      const text = failureText(error, failure)
      const current = await orderAfter(error, token, orderId)
      setSending(false)
      if (current) return onRejected(text, current)
      setFailed(text)
      showErrors(error)
      showFieldErrors(person, error, names)
    }
  }

  const submit = person.handleSubmit(({ personName }) =>
    form.handleSubmit(async (texts) => {
      const measures = bodyOf(texts)
      if (!measures || sending) return
      const who = { personName, isChild, consent: true } as const
      await send({ ...measures, ...who, ...(isChild && { guardianConsent: true as const }) })
    })(),
  )

  const toggle = (line: number) =>
    setAlso(also.includes(line) ? also.filter((one) => one !== line) : [...also, line])
  return { person, form, isChild, sending, failed, also, toggle, submit, ...questions }
}
