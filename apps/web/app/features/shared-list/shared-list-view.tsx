import { dayAndMonth } from '@shop/contract/format-days'
import type { OpenList } from '@shop/contract/shared-lists'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { paths } from '~/paths.ts'
import { VisitTile } from '~/shared/visits/visit-tile.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { ListedCard } from './listed-card.tsx'
import { peopleText } from './people-text.ts'

/** In the first row of a wide screen. */
const EAGER = 3

export function SharedListView({ list, token }: { list: OpenList; token: string }) {
  const { name, weddingOn, message, people, products, takesComments } = list
  const [visitor, setVisitor] = useState('')
  return (
    <div className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      {weddingOn !== null && (
        <p className="eyebrow">
          Casamento em {dayAndMonth(weddingOn)} de {weddingOn.slice(0, 4)}
        </p>
      )}
      <div className="mt-3 mb-8 grid gap-x-10 gap-y-5 lg:mb-11 lg:grid-cols-[minmax(0,34rem)_1fr] lg:items-end">
        <div>
          <h1 className="wrap-anywhere">
            A lista de <em>{name}</em>
          </h1>
          {message !== null && (
            <p className="mt-3 text-18 wrap-anywhere whitespace-pre-line text-ink-2">“{message}”</p>
          )}
        </div>
        <p className="flex items-center gap-3 text-ink-2 lg:justify-end">
          <Heart aria-hidden="true" className="size-5 flex-none" strokeWidth={1.5} />
          {peopleText(people)}
        </p>
      </div>
      {products.length === 0 && (
        <p className="mb-8 text-18 text-ink-2">Ainda não há peças nesta lista. Volte outro dia.</p>
      )}
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        {products.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ListedCard
              {...{ product, token, takesComments }}
              owner={name}
              name={visitor}
              onName={setVisitor}
              eager={index < EAGER}
            />
          </li>
        ))}
        <li className="min-w-0">
          <VisitTile title="Provar juntas?">
            Venha com a noiva ver de perto. Ao marcar, escreva quais peças desta lista vocês querem ver.
          </VisitTile>
        </li>
      </ul>
      <div className="mt-16 flex gap-x-10 gap-y-5 border-t border-line pt-8 max-sm:flex-col sm:items-center sm:justify-between">
        <p className="max-w-140 text-ink-2">
          Só quem recebeu o link vê esta lista. Corações e palavras vão para {name}; o ateliê não usa o seu
          nome para mais nada.
        </p>
        <ButtonLink to={paths.collections} variant="outline">
          Conhecer a coleção
        </ButtonLink>
      </div>
    </div>
  )
}
