import type { Point, ProductFit } from '@shop/contract/size-finder'
import Check from 'lucide-react/icons/check'
import { Notice } from '~/ui/notice.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { formatChange, formatExcess, formatLimits, formatPoint, formatReason } from './fit-text.ts'
import { measureLabels, Numeral } from './measure-label.tsx'
import { ResultHeading } from './result-heading.tsx'
import { SizeArch } from './size-arch.tsx'
import { TapeScale } from './tape-scale.tsx'

interface BaseResultProps {
  fit: { size: string; points: readonly Point[]; isBasic: boolean }
  product: ProductFit & { name: string }
  canBeMeasured: boolean
}

/** For a body between the sizes: the size to start from, and what changes at each point. */
export function BaseResult({ fit, product, canBeMeasured }: BaseResultProps) {
  const { size, points, isBasic } = fit
  return (
    <>
      <ResultHeading>Seu tamanho base: {size}</ResultHeading>
      <div className="flex items-center gap-6">
        <SizeArch size={size} />
        <div>
          <p className="text-18">{formatReason(fit)}</p>
          <p className="mt-1 text-14 text-ink-2">
            {product.name} · {formatLimits(fit, product)}
          </p>
        </div>
      </div>
      <ol aria-label="O que muda em cada medida" className="border-t border-line">
        {points.map((point, index) => (
          <li
            key={point.girth}
            className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-x-2.5 border-b border-line py-2.5 sm:grid-cols-[1.5rem_4.5rem_1fr_auto]"
          >
            <Numeral>{index + 1}</Numeral>
            <span className="font-medium">{measureLabels[point.girth]}</span>
            <div className="max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
              <p className="text-14 text-ink-2 tabular-nums">{formatPoint(point, size)}</p>
              <TapeScale {...point} />
            </div>
            <span className="font-medium whitespace-nowrap tabular-nums">{formatChange(point)}</span>
          </li>
        ))}
      </ol>
      {isBasic ? (
        <Notice
          tone="ok"
          icon={<Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-ok" strokeWidth={1.8} />}
        >
          <p className="font-medium">Dentro do ajuste básico incluído.</p>
          <p className="text-14 text-ink-2">Fazemos na primeira prova, sem custo.</p>
        </Notice>
      ) : (
        <Notice tone="warning" icon={<TapeIcon className="mt-0.5 size-5.5 flex-none text-gold" />}>
          <p className="font-medium">Passa do ajuste básico: recomendamos sob medida.</p>
          <p className="text-14 text-ink-2">
            {formatExcess(fit, product)}
            {!canBeMeasured &&
              ' Conte ao ateliê o que você procura: esta peça não está à venda sob medida na loja.'}
          </p>
        </Notice>
      )}
    </>
  )
}
