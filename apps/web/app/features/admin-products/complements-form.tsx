import { complementLimit } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import type { FormEvent } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { ProductFinder } from '~/shared/admin/product-finder.tsx'
import { ProductRows } from '~/shared/admin/product-rows.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import type { useComplements } from './use-complements.ts'

interface ComplementsFormProps {
  id: string
  productId: number
  state: ReturnType<typeof useComplements>
  onSubmit: () => void
}

/** Which products the page of this one shows under 'Complete o look'. */
export function ComplementsForm({ id, productId, state, onSubmit }: ComplementsFormProps) {
  const { query, list, change } = state
  const failure = listFailure(query, failures.listProducts)
  if (failure) return <FailurePanel {...failure} />
  if (!list) return <PartWaiting />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="grid max-w-200 gap-4">
      <p className="text-14 text-ink-2">
        As peças que a página deste produto mostra em “Complete o look”, nesta ordem. Até {complementLimit}.
        Sem escolha, a loja mostra acessórios e outras peças que combinam na cor.
      </p>
      {list.length < complementLimit ? (
        <ProductFinder
          label="Buscar peça para o look"
          chosen={new Set([productId, ...list.map((one) => one.id)])}
          onAdd={(product) => change([...list, product])}
        />
      ) : (
        <p role="status" className="text-14 font-medium">
          O look está completo. Tire uma peça para pôr outra.
        </p>
      )}
      <ProductRows
        label="Peças do look"
        from="do look"
        empty="Nenhuma peça escolhida. Enquanto a lista está vazia, a loja escolhe sozinha."
        products={list}
        onChange={change}
      />
      {/* Beside the finder, not around it: Enter in the search must not save. */}
      <form id={id} method="post" onSubmit={submit} />
    </div>
  )
}
