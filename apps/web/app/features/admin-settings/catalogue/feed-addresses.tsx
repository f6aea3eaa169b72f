import { formatDate, formatDateTime } from '@shop/contract/dates'
import type { FeedAddress } from '@shop/contract/product-feed'
import { Field } from '~/ui/field.tsx'
import { CopyButton } from '../copy-button.tsx'

/** One address for each reader, with the steps to paste it, and when one of them last read it. */
export function FeedAddresses({ address: { urls, createdAt, readAt } }: { address: FeedAddress }) {
  return (
    <>
      <ReaderAddress
        label="Endereço para o Google"
        copyLabel="Copiar para o Google"
        url={urls.google}
        steps={[
          'Entre em merchants.google.com com a conta do ateliê.',
          'Em Produtos, adicione uma fonte de produtos e escolha "Adicionar produtos de um arquivo".',
          'Escolha "Inserir um link para o arquivo", cole o endereço e confirme.',
        ]}
      />
      <ReaderAddress
        label="Endereço para o Instagram e o Facebook"
        copyLabel="Copiar para o Instagram"
        url={urls.meta}
        steps={[
          'Entre em business.facebook.com/commerce e abra o seu catálogo.',
          'Em Fontes de dados, escolha "Feed de dados" e "Usar uma URL".',
          'Cole o endereço, sem usuário e senha, e escolha uma leitura por dia.',
        ]}
      />
      <p className="text-14 text-ink-2">
        Criado em {formatDate(createdAt)},{' '}
        {readAt === null ? 'ainda não lido' : `lido pela última vez em ${formatDateTime(readAt)}`}. Quem tem o
        endereço lê o catálogo inteiro: não o publique.
      </p>
    </>
  )
}

interface ReaderAddressProps {
  label: string
  copyLabel: string
  url: string
  steps: readonly string[]
}

function ReaderAddress({ label, copyLabel, url, steps }: ReaderAddressProps) {
  return (
    <div className="grid gap-3 rounded-1 bg-paper-2 p-4">
      <Field label={label} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <CopyButton text={url} className="justify-self-start">
        {copyLabel}
      </CopyButton>
      <ol className="list-decimal pl-5 text-14">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
