import type { FirstSteps } from '@shop/contract/first-steps'
import Columns3 from 'lucide-react/icons/columns-3'
import ExternalLink from 'lucide-react/icons/external-link'
import { adminPaths } from '~/admin-paths.ts'
import { paths } from '~/paths.ts'
import { FirstStepsPanel } from '~/shared/admin/first-steps/first-steps-panel.tsx'
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx'

const card = 'rounded-1 border border-line bg-white px-4 py-5 lg:px-5'

/** The panel of a shop that does not sell yet. */
export function FirstStepsBoard({ list, hasOrders }: { list: FirstSteps; hasOrders: boolean }) {
  const isSelling = list.steps.every(({ id, isDone }) => id !== 'payments' || isDone)
  return (
    <div className="mb-6 grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <FirstStepsPanel list={list} />
      <div className="grid gap-4">
        <section className={card} aria-labelledby="shop-now">
          <h2 id="shop-now" className="font-text text-16! font-medium tracking-normal">
            A sua loja, como está agora
          </h2>
          <p className="mt-1 text-ink-2">
            Já se pode ver e mandar a uma amiga.{isSelling ? '' : ' Ainda não vende de verdade.'}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <ButtonAnchor href={paths.home} target="_blank" variant="neutral" size="small">
              <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.5} />
              Ver loja
            </ButtonAnchor>
            <ButtonLink to={adminPaths.appearance} variant="neutral" size="small">
              Aparência
            </ButtonLink>
          </div>
        </section>
        {!hasOrders && (
          <section className={`${card} flex gap-4`} aria-labelledby="mornings">
            <Columns3 aria-hidden="true" className="size-5 flex-none" strokeWidth={1.5} />
            <div>
              <h2 id="mornings" className="font-text text-16! font-medium tracking-normal">
                Aqui aparecerão as manhãs
              </h2>
              <p className="mt-1 text-ink-2">
                Com o primeiro pedido, o Painel mostra o que está em risco, o que fica pronto e quem vem
                provar.
              </p>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}
