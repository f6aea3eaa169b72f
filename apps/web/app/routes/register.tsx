import { useNavigate } from 'react-router'
import avif480 from '~/assets/pictures/register-480.avif'
import webp480 from '~/assets/pictures/register-480.webp'
import avif900 from '~/assets/pictures/register-900.avif'
import webp900 from '~/assets/pictures/register-900.webp'
import { readCart } from '~/features/cart/cart.store.ts'
import { RegistrationForm } from '~/features/registration/registration-form.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { rememberRegistration } from '~/lib/drafts.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { srcSet } from '~/shared/products/pictures.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { Route } from './+types/register'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Criar conta')
}

async function cartOfVisitor() {
  const { storedLines } = await import('~/features/cart/merge-carts.ts')
  return storedLines(readCart())
}

export default function Register() {
  const redirect = useRedirect()
  const navigate = useNavigate()
  const login = withRedirect(paths.login, redirect)
  return (
    <div className="page grid items-start gap-x-16 pt-8 pb-16 xl:grid-cols-[minmax(0,720px)_minmax(0,1fr)] lg:pt-12 lg:pb-24">
      <div className="min-w-0 max-w-180">
        <h1>Criar conta</h1>
        <p className="mt-1 mb-8 flex flex-wrap items-center gap-x-1.5 text-ink-2">
          Já tem conta?
          <TextLink to={login} className="text-16!">
            Entrar
          </TextLink>
        </p>
        <RegistrationForm
          redirect={redirect}
          readCart={cartOfVisitor}
          onRegistered={(email) => {
            rememberRegistration(email)
            void navigate(login)
          }}
        />
      </div>
      <ArchPicture
        avif={srcSet({ 480: avif480, 900: avif900 })}
        webp={srcSet({ 480: webp480, 900: webp900 })}
        src={webp900}
        alt=""
        width={900}
        height={1200}
        sizes="370px"
        className="mt-8 aspect-[370/520] w-full max-w-92.5 justify-self-end max-xl:hidden"
      />
    </div>
  )
}
