import { defaultSort } from '@shop/contract/constants'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { HangerDrawing } from '~/ui/hanger-drawing.tsx'
import { type Listing, listingPath, withoutFilters } from './listing.ts'

export function NothingFound({ listing }: { listing: Listing }) {
  const navigate = useNavigate()
  const { sort } = listing
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void navigate(listingPath(withoutFilters({ ...listing, search: '' })), { preventScrollReset: true })
  }
  return (
    <EmptyState icon={<HangerDrawing />} title="Nenhum vestido encontrado">
      <p className="text-ink-2">Tente ajustar os filtros ou buscar por outros termos.</p>
      {/*
       * An empty form: it loads the page without search and filters, and works without scripts. Not React Router's
       * Form, which would be in the first scripts of every page.
       */}
      <form action={paths.collections} onSubmit={onSubmit} className="mt-3 max-sm:w-full">
        {sort !== defaultSort && sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" className="max-sm:w-full">
          Limpar filtros
        </Button>
      </form>
    </EmptyState>
  )
}
