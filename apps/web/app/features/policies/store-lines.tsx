import type { StoreProfile } from '@shop/contract/store'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'

/** The company responsible for the shop, in one sentence. */
export function Company({ profile: { legalName, cnpj, address } }: { profile: StoreProfile }) {
  const { street, number, complement, neighborhood, city, state, zipCode } = address
  const place = [`${street}, ${number}`, complement, neighborhood, `${city}, ${state}`, `CEP ${zipCode}`]
  return (
    <>
      <strong>{legalName}</strong>, CNPJ {cnpj}, com endereço em {place.filter(Boolean).join(', ')}
    </>
  )
}

/** How to contact the shop: by email if it has an address, and always by the contact page. */
export function Reach({ profile: { email } }: { profile: StoreProfile }) {
  const page = <Link to={paths.contact}>página de contato</Link>
  if (email === null) return <>pela {page}</>
  return (
    <>
      pelo e-mail <a href={`mailto:${email}`}>{email}</a> ou pela {page}
    </>
  )
}
