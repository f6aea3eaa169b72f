import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import type { ContactFields } from '~/shared/contact/send-message.ts'

const VISIT_MESSAGE = 'Gostaria de agendar uma visita ao ateliê. Os melhores dias e horários para mim são: '

/** Fills in what a link to a visit says (`?assunto=visita`), with the first subject. What she has written or chosen stays. */
export function useVisit({ getValues, setValue }: UseFormReturn<ContactFields>, visitSubject: string) {
  const { search } = useLocation()
  useEffect(() => {
    if (new URLSearchParams(search).get('assunto') !== 'visita') return
    const { subject, message } = getValues()
    if (subject === '') setValue('subject', visitSubject)
    if (message.trim() === '') setValue('message', VISIT_MESSAGE)
  }, [search, getValues, setValue, visitSubject])
}
