import { categoryLimits } from '@shop/contract/category-limits'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { useSiteUpload } from '~/shared/admin/use-site-upload.ts'
import { TextArea } from '~/ui/text-area.tsx'
import { CategoryCover } from './category-cover.tsx'
import { type CategoryDetails, type CategoryEdit, sameDetails } from './category-edits.ts'

interface CategoryDialogProps {
  category: CategoryEdit
  onApply: (details: CategoryDetails) => void
  onClose: () => void
}

/** Cover, text and visibility of a collection. They are part of the list, and saved with it. */
export function CategoryDialog({ category, onApply, onClose }: CategoryDialogProps) {
  const formId = useId()
  const { name, description, cover, hidden } = category
  const [image, setImage] = useState(cover)
  const defaultValues = { description, alt: cover?.alt ?? '', hidden }
  const form = useForm({ defaultValues })
  const upload = useSiteUpload((uploaded) => {
    setImage(uploaded)
    // The text was of another picture.
    if (uploaded.hash !== image?.hash) form.setValue('alt', '')
  })
  const { alt: altError } = form.formState.errors
  const [text, alt, isHidden] = useWatch({ control: form.control, name: ['description', 'alt', 'hidden'] })
  const details = detailsOf({ description: text, alt, hidden: isHidden })

  function detailsOf({ alt, ...values }: typeof defaultValues): CategoryDetails {
    return {
      ...{ description: values.description.trim(), hidden: values.hidden },
      cover: image && { ...image, alt: alt.trim() },
    }
  }
  const submit = form.handleSubmit((values) => {
    if (image && values.alt.trim() === '') {
      form.setError('alt', { message: 'Escreva o que a foto mostra.' }, { shouldFocus: true })
      return
    }
    onApply(detailsOf(values))
    onClose()
  })

  return (
    <FormModal
      title={<span className="wrap-anywhere">Editar {name}</span>}
      width={620}
      full
      formId={formId}
      submitLabel="Concluir"
      sending={upload.share !== undefined}
      isDirty={!sameDetails(details, category) || upload.share !== undefined}
      discarding={{ question: 'Sair sem concluir?', text: 'O que você mudou nesta coleção se perde.' }}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <CategoryCover
          image={image}
          upload={upload}
          alt={form.register('alt')}
          altError={altError?.message}
          onRemove={() => {
            setImage(null)
            form.setValue('alt', '')
            form.clearErrors('alt')
          }}
        />
        <div>
          <TextArea
            label="Texto da coleção"
            maxLength={categoryLimits.description}
            hint="Aparece abaixo do título da página da coleção, e o Google também o lê."
            {...form.register('description')}
          />
          <p aria-hidden="true" className="mt-1 text-right text-13 text-ink-3 tabular-nums">
            {text.length} de {categoryLimits.description}
          </p>
        </div>
        <label className="flex min-h-16 cursor-pointer items-center justify-between gap-4 border-t border-line pt-4">
          <span>
            <span id={`${formId}-label`} className="block font-medium">
              Esconder da loja
            </span>
            <span id={`${formId}-hint`} className="block text-14 text-ink-2">
              Ela sai do menu, da página inicial e dos filtros, e a página dela deixa de existir. As peças
              continuam à venda.
            </span>
          </span>
          <input
            type="checkbox"
            className="switch"
            aria-labelledby={`${formId}-label`}
            aria-describedby={`${formId}-hint`}
            {...form.register('hidden')}
          />
        </label>
      </form>
    </FormModal>
  )
}
