import type { PolicyName } from '@shop/contract/content/policy-sections'
import { FoldingPanel } from '../folding-panel.tsx'
import { OwnSections } from './own-sections.tsx'
import { ShopSections } from './shop-sections.tsx'

const pages: readonly { name: PolicyName; title: string }[] = [
  { name: 'terms', title: 'Termos de Uso' },
  { name: 'returns', title: 'Trocas e Devoluções' },
  { name: 'privacy', title: 'Privacidade' },
]

export function PoliciesFields() {
  return (
    <>
      <p className="text-14 text-ink-2">
        A loja escreve estas páginas com os seus dados de Configurações. Troque só o que no seu ateliê é
        diferente, e peça a quem cuida das suas contas ou ao seu advogado que leia antes de publicar. Cada
        compra guarda a versão que a cliente aceitou.
      </p>
      {pages.map(({ name, title }, index) => (
        <FoldingPanel key={name} title={title} open={index === 0}>
          <ShopSections policy={name} />
          <OwnSections policy={name} />
        </FoldingPanel>
      ))}
    </>
  )
}
