import { zodResolver } from '@hookform/resolvers/zod'
import type { Failure } from '@shop/contract/failures'
import { useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { type ContentDraft, contentActions } from './content-draft.queries.ts'
import type { Part } from './parts.ts'

const CHANGE = 'content'
const noResponse = 'O que você escreveu continua aqui. Tente novamente.'
const failures = {
  save: { title: 'Erro ao salvar', message: 'Não foi possível salvar o rascunho.', noResponse },
  publish: { title: 'Erro ao publicar', message: 'Não foi possível publicar.', noResponse },
  restore: { title: 'Erro ao voltar', message: 'Não foi possível voltar a esta versão.', noResponse },
} as const satisfies Record<string, Failure & { title: string }>

export type EditorAction = keyof typeof failures

/** One part of the site: what is typed, its draft on the server, and what became of both. */
export function useContentEditor(part: Part, initial: ContentDraft) {
  const { token } = useAdmin()
  const actions = contentActions(token, part.calls)
  const [draft, setDraft] = useState(initial)
  const [running, setRunning] = useState<EditorAction>()
  /** What the law wants is not on the page, and she has not confirmed that yet. */
  const [isMissing, setMissing] = useState(false)
  /** What somebody else saved meanwhile. */
  const [other, setOther] = useState<ContentDraft>()
  const form = useForm<FieldValues>({ resolver: zodResolver(part.schema), defaultValues: initial.value })
  const { isDirty } = form.formState

  const run = async (action: EditorAction, work: () => Promise<ContentDraft>, success: string) => {
    setRunning(action)
    try {
      setDraft(await work())
      toastSuccess(CHANGE, { title: 'Sucesso!', description: success })
      return true
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'obligatory_sections_missing') {
        setMissing(true)
        return false
      }
      // Without a response the message says that somebody else saved; the next try reads it again.
      const saved = code === 'stale_version' ? await actions.read().catch(() => undefined) : undefined
      setOther(saved)
      const { title } = failures[action]
      if (saved === undefined)
        toastFailure(CHANGE, { title, description: failureText(error, failures[action]) })
      return false
    } finally {
      setRunning(undefined)
    }
  }

  /** What visitors see does not change. */
  const store = async (value: FieldValues) => {
    const stored = await actions.save(value, draft.version)
    form.reset(stored.value)
    // Also when publishing fails afterwards: the next save begins with this one.
    setDraft(stored)
    return stored
  }

  const checked = (work: (value: FieldValues) => Promise<unknown>) =>
    form.handleSubmit(
      async (value) => void (await work(value)),
      () => toastFailure(CHANGE, { title: failures.save.title, description: 'Confira os campos marcados.' }),
    )()

  return {
    ...{ form, draft, running, other, isDirty, isMissing },
    save: () => checked((value) => run('save', () => store(value), 'Rascunho salvo. Só você vê.')),
    publish({ withoutObligatory = false } = {}) {
      setMissing(false)
      return checked((value) =>
        run(
          'publish',
          async () => {
            const { version } = isDirty ? await store(value) : draft
            return actions.publish({ version, withoutObligatory })
          },
          'Publicado. A loja já mostra.',
        ),
      )
    },
    continueEditing: () => setMissing(false),
    async restore(version: number) {
      const done = await run('restore', () => actions.restore(version), 'A loja voltou a esta versão.')
      if (done && draft.savedAt === null && !isDirty) form.reset((await actions.read()).value)
      return done
    },
    /** After a conflict: what is typed stays, and the next save replaces what the other person saved. */
    continueWithMine() {
      if (other) setDraft(other)
      setOther(undefined)
    },
    takeOther() {
      if (!other) return
      setDraft(other)
      form.reset(other.value)
      setOther(undefined)
    },
  }
}

export type ContentEditor = ReturnType<typeof useContentEditor>
