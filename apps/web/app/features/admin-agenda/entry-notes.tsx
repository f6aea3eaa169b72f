import type { AgendaEntry } from '@shop/contract/agenda'
import { useState } from 'react'
import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { Section } from './section.tsx'
import { useEntryChange } from './use-entry-change.ts'

const LONGEST_NOTE = 1000
const LONGEST_URL = 500

/** The atelier's own note and, of a call, where it takes place. What was typed stays in this tab until it is saved. */
export function EntryNotes({ entry }: { entry: AgendaEntry }) {
  const draft = `appointment-${entry.id}`
  const [typed, setTyped] = useState(() => readDraft(draft))
  const [urlError, setUrlError] = useState<string>()
  const { sending, save } = useEntryChange(entry)
  const stored = { note: entry.note ?? '', videoUrl: entry.videoUrl ?? '' }
  const texts = { ...stored, ...typed }
  const isOver = entry.state === 'done' || entry.state === 'missed' || entry.state === 'cancelled'
  const hasUrl = entry.kind === 'video' && !isOver
  const isDirty = texts.note !== stored.note || (hasUrl && texts.videoUrl !== stored.videoUrl)
  const write = (change: Partial<typeof stored>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    writeDraft(draft, next)
  }
  const submit = async () => {
    const videoUrl = texts.videoUrl.trim()
    if (hasUrl && videoUrl !== '' && !/^https:\/\/\S+\.\S+$/.test(videoUrl)) {
      setUrlError('Informe um endereço que começa com https://.')
      return
    }
    setUrlError(undefined)
    const body = {
      note: texts.note.trim(),
      ...(hasUrl && { videoUrl: videoUrl === '' ? null : videoUrl }),
    }
    if (!(await save(body, 'Anotação salva'))) return
    forgetDraft(draft)
    setTyped({})
  }
  return (
    <Section title={hasUrl ? 'Chamada e anotação' : 'Anotação'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid gap-3"
      >
        {hasUrl && (
          <Field
            label="Endereço da chamada"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            maxLength={LONGEST_URL}
            hint="Ela o vê na página do encontro."
            value={texts.videoUrl}
            onChange={(event) => write({ videoUrl: event.currentTarget.value })}
            error={urlError}
          />
        )}
        <TextArea
          label="Só para o ateliê"
          rows={3}
          maxLength={LONGEST_NOTE}
          value={texts.note}
          onChange={(event) => write({ note: event.currentTarget.value })}
        />
        {isDirty && (
          <Button
            type="submit"
            variant="neutral"
            size="small"
            loading={sending}
            className="justify-self-start"
          >
            Salvar anotação
          </Button>
        )}
      </form>
    </Section>
  )
}
