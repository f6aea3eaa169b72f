import { defaultSort } from '@shop/contract/constants'
import { Form } from 'react-router'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { HangerDrawing } from '~/ui/hanger-drawing.tsx'
import type { Listing } from './listing.ts'

export function NothingFound({ listing: { sort } }: { listing: Listing }) {
  return (
    <EmptyState icon={<HangerDrawing />} title="Nenhum vestido encontrado">
      <p className="text-ink-2">Tente ajustar os filtros ou buscar por outros termos.</p>
      {/* An empty form: it loads the page without search and filters, and works without scripts. */}
      <Form action={paths.collections} preventScrollReset className="mt-3 max-sm:w-full">
        {sort !== defaultSort && sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" className="max-sm:w-full">
          Limpar filtros
        </Button>
      </Form>
    </EmptyState>
  )
}
